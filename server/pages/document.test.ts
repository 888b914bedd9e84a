import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { inlineScript } from './document.ts';

it('a page notes no more of what others change in it once its scripts could not be had', async () => {
  const html = `<script>${inlineScript}</script><script type="module" src="/nowhere.js"></script>
    <div id="root"><p>Hoods</p><noscript><a href="/hoods">All</a></noscript></div>`;
  const { window } = new JSDOM(html, { runScripts: 'dangerously' });
  const { document } = window;
  // As browsers say it, which jsdom does not: it loads no modules.
  document.querySelector('[type=module]')?.dispatchEvent(new window.Event('error'));
  expect(document.querySelector('noscript')).toBeNull();
  document.querySelector('p')?.append(document.createElement('extension-mark'));
  await Promise.resolve();
  expect(window.eval('foreignChanges().length')).toBe(0);
});
