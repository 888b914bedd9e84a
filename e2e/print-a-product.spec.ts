import { defaultBrand } from '@kitchen/shared/brand.ts';
import { paths } from '@kitchen/shared/paths.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './visit.ts';

const main = (page: Page) => page.getByRole('main');
const section = (page: Page, name: string) =>
  main(page)
    .locator('details')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

async function pagesOnPaper(page: Page): Promise<number | undefined> {
  const paper = await page.pdf({ format: 'A4' });
  return paper.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;
}

test('on paper every section is open, nothing lies over it, and no letter is white', async ({
  page,
  visit,
}) => {
  await visit('/product/AN100-BU');
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.emulateMedia({ media: 'print' });
  const sections = main(page).getByRole('region', { name: 'Technical specifications' }).locator('details');
  await expect(sections).not.toHaveCount(0);
  for (const section of await sections.all())
    await expect(section.getByRole('listitem').or(section.getByRole('row')).first()).toBeVisible();
  const fixed = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility())
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
  expect(fixed).toEqual([]);
  await expect(main(page).getByRole('link', { name: 'Back', exact: true })).toBeHidden();
  await expect(main(page).getByText('Would you like to see it in your colour?')).toBeHidden();
  // Nor is there anything to press.
  const enquiry = main(page).locator('a', { hasText: 'Enquire about this product' });
  await expect(enquiry).toHaveCount(2);
  for (const button of await enquiry.all()) await expect(button).toBeHidden();
  // A word that opens an explanation is a word still.
  await expect(section(page, 'Cooktop').getByText('Automatic shut-off', { exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('/product/AN100-BU');
  expect(await pagesOnPaper(page)).toBeLessThanOrEqual(2);

  await page.emulateMedia({ media: 'screen' });
  await visit(paths.about(defaultBrand));
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  const slides = main(page).locator('.swiper-slide').filter({ visible: true });
  // Two carousels of five pictures.
  await expect(slides).toHaveCount(10);
  const cut = await slides.evaluateAll((slides) =>
    slides
      .map((slide) => slide.getBoundingClientRect())
      .filter(({ left, right }) => left < 0 || right > window.innerWidth),
  );
  expect(cut).toEqual([]);
});

test('the recalls go on one sheet of paper', async ({ page, visit }) => {
  await visit(paths.recalls);
  expect(await pagesOnPaper(page)).toBe(1);
});

test('a comparison of three products goes on two sheets of paper', async ({ page, visit }) => {
  await visit(paths.compareOf(['AN100-BU', 'EL90-CR', 'PF90IY-AT']));
  expect(await pagesOnPaper(page)).toBe(2);

  await page.emulateMedia({ media: 'print' });
  const mark = page.getByRole('rowheader', { name: 'Power' }).locator('[data-mark] > span').first();
  await expect(mark).toHaveCSS('border-top-color', 'rgb(176, 138, 79)');
});
