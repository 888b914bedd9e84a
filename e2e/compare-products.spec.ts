import { paths } from '@kitchen/shared/paths.ts';
import type { Page } from '@playwright/test';
import { hoods } from '../server/demo/catalogue/hoods.ts';
import { expect, expectNoAccessibilityFaults, test } from './visit.ts';

const row = (page: Page, name: RegExp) => page.getByRole('row', { name });

test('a code that cannot be compared leaves everything in place; one that can is added, with the focus in the field', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(/^40[04] .*\/api\/comparison/);
  const [hood] = hoods;
  await visit(paths.compareOf(['AN100-BU']));
  const field = page.getByRole('textbox', { name: 'Or add a product by its code' });
  for (const [code, fault] of [
    ['NO-SUCH-1', /^No product has the code NO-SUCH-1/],
    [hood?.sku ?? '', /is of another category/],
  ] as const) {
    await field.fill(code);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(field).toHaveAccessibleDescription(fault);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(code);
    await expect(page.getByRole('columnheader')).toHaveText(/^Antique 100/);
    await expectNoAccessibilityFaults(page);
  }
  await field.fill('EL90-CR');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await expect(page.getByText(/^Elegant 90.* added, 2 of 3$/)).toBeAttached();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
});

test('on a phone a visitor chooses which two of three products stand side by side, where all have room there is no choice', {
  tag: '@phone-only',
}, async ({ page, visit }) => {
  await visit(paths.compareOf(['AN100-BU', 'EL90-CR', 'PF90IY-AT']));
  const pairs = page.getByRole('group', { name: 'Side by side' });
  await expect(page.getByRole('columnheader').filter({ visible: true })).toHaveText([
    /^Antique 100/,
    /^Elegant 90/,
  ]);
  await expect(row(page, /^Width Different/)).toBeVisible();
  await expect(row(page, /^Steam .*Easy Steam/)).toBeHidden();
  const { x, width } = (await page.getByRole('columnheader', { name: /^Elegant 90/ }).boundingBox()) ?? {};
  expect(x).toBeGreaterThan(195);
  expect(width).toBeGreaterThan(160);

  await pairs.getByRole('radio', { name: 'Elegant 90 and Perfection 90 Induction Easy Steam' }).check();
  await expect(page.getByRole('columnheader').filter({ visible: true })).toHaveText([
    /^Elegant 90/,
    /^Perfection 90/,
  ]);
  await expect(row(page, /^Width (?!Different)/)).toBeVisible();
  await row(page, /^Steam .*Easy Steam/).scrollIntoViewIfNeeded();
  // What they are called stays in sight.
  await expect(page.getByRole('columnheader', { name: /^Perfection 90/ })).toBeInViewport();
  await expectNoAccessibilityFaults(page);

  // Alike in these two, they are no difference, whatever the third is.
  await page.getByRole('checkbox', { name: 'Differences only' }).check();
  await expect(row(page, /^Width/)).toBeHidden();
  await expect(row(page, /^Gas Different/)).toBeVisible();

  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(page.getByRole('columnheader').filter({ visible: true })).toHaveCount(3);
  await expect(pairs).toBeHidden();
  await expect(row(page, /^Width Different/)).toBeVisible();
  await expect(row(page, /^Oven type/)).toBeHidden();
});

test('two hobs of different kinds: only what is the same is left out', async ({ page, visit }) => {
  await visit(paths.compareOf(['EZP90G-BK', 'EMP75I-BK']));
  await page.getByRole('checkbox', { name: 'Differences only' }).check();
  // What one of them does not state is no mark, and no sameness either.
  await expect(row(page, /^Voltage/)).toBeVisible();
  await expect(row(page, /^Grates/)).toBeVisible();
  await expect(row(page, /^Finish/)).toBeHidden();
});
