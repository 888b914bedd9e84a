import { afterEach, expect, it, vi } from 'vitest';
import { openDetailsForPrint } from './open-details-for-print.ts';

afterEach(() => vi.unstubAllGlobals());

const sections = () => [...document.querySelectorAll('details')].map(({ open, name }) => [open, name]);

it('opens the closed sections while the page is printed, where styles cannot', () => {
  vi.stubGlobal('CSS', { supports: () => false });
  document.body.innerHTML =
    '<details name="sheet" open>Oven</details><details name="sheet">Hob</details><details>More</details>';
  const before = sections();
  openDetailsForPrint();
  window.dispatchEvent(new Event('beforeprint'));
  expect(sections().map(([open]) => open)).toEqual([true, true, true]);
  window.dispatchEvent(new Event('afterprint'));
  expect(sections()).toEqual(before);
});
