import { expect, it } from 'vitest';
import { loadPicturesForPrint } from './load-pictures-for-print.ts';

it('lets all pictures load when the page is to be printed', () => {
  document.body.innerHTML = '<img loading="lazy" alt="a"><img loading="eager" alt="b"><img alt="c">';
  loadPicturesForPrint();
  expect(document.querySelectorAll('[loading=lazy]')).toHaveLength(1);
  window.dispatchEvent(new Event('beforeprint'));
  expect(document.querySelectorAll('[loading=lazy]')).toHaveLength(0);
});
