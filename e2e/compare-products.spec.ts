import { paths } from '@kitchen/shared/paths.ts';
import type { Page } from '@playwright/test';
import { expect, expectNoAccessibilityFaults, test } from './visit.ts';

const row = (page: Page, name: RegExp) => page.getByRole('row', { name });

test('on a phone a visitor chooses which two of three products stand side by side', {
  tag: '@phone-only',
}, async ({ page, visit }) => {
  await visit(paths.compareOf(['AN100-BU', 'EL90-CR', 'PF90IY-AT']));
  const pairs = page.getByRole('combobox', { name: 'Side by side' });
  await expect(page.getByRole('columnheader').filter({ visible: true })).toHaveText([
    /^Antique 100/,
    /^Elegant 90/,
  ]);
  await expect(row(page, /^Width Different/)).toBeVisible();
  await expect(row(page, /^Steam/)).toBeHidden();
  const { x, width } = (await page.getByRole('columnheader', { name: /^Elegant 90/ }).boundingBox()) ?? {};
  expect(x).toBeGreaterThan(195);
  expect(width).toBeGreaterThan(160);

  await pairs.selectOption('Elegant 90 and Perfection 90 Induction Easy Steam');
  await expect(page.getByRole('columnheader').filter({ visible: true })).toHaveText([
    /^Elegant 90/,
    /^Perfection 90/,
  ]);
  await expect(row(page, /^Width (?!Different)/)).toBeVisible();
  await row(page, /^Steam/).scrollIntoViewIfNeeded();
  // What they are called stays in sight.
  await expect(page.getByRole('columnheader', { name: /^Perfection 90/ })).toBeInViewport();
  await expectNoAccessibilityFaults(page);
});
