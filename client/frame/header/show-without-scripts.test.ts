import { expect, it } from 'vitest';
import { showWithoutScripts } from './show-without-scripts.ts';

it('lets a form be sent by the button that is there for visits without scripts', () => {
  document.body.innerHTML = '<form action="/hobs"><noscript><button>Apply</button></noscript></form>';
  expect(document.querySelector('button')).toBeNull();
  showWithoutScripts(window);
  expect(document.querySelector('button')?.form).toBe(document.querySelector('form'));
  expect(document.querySelector('noscript')).toBeNull();
});
