import type { Page } from '@playwright/test';
import { expect, test, withComma } from './visit.ts';

test.use({ javaScriptEnabled: false });

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.getByRole('article').getByRole('heading').getByRole('link');
const header = (page: Page) => page.getByRole('banner');

test('a visitor without scripts filters, goes on and reads a product', { tag: '@phone' }, async ({
  page,
  visit,
  onPhone,
}) => {
  await visit('/');
  await main(page).getByRole('link', { name: 'Cookers, collections' }).click();
  await main(page).getByRole('link', { name: 'All cookers' }).first().click();
  await expect(heading(page)).toHaveText('Cookers');
  await expect(cards(page)).toHaveCount(24);

  if (onPhone) await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('form', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^Burgundy/ }).check();
  await filters.getByText('Oven type').click();
  await filters.getByRole('checkbox', { name: /^Electric multifunction/ }).check();
  await filters.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL(/color=burgundy&oven_type=electric_multifunction/);
  await expect(main(page).getByRole('status')).toHaveText(/^[1-9]\d? products found/);
  await main(page).getByRole('link', { name: 'Remove filter: Electric multifunction' }).click();
  await expect(main(page).getByRole('status')).toHaveText(/^13 products found/);
  await main(page).getByRole('link', { name: 'Clear all filters' }).click();
  await expect(main(page).getByRole('status')).toHaveText(/^74 products found/);

  await page.getByLabel('Sort by').selectOption('Width, narrowest first');
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  await expect(page).toHaveURL(/sort=width/);
  await expect(main(page).getByRole('status')).toHaveText(/Sorted by: Width, narrowest first$/);
  await page.goBack();

  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(cards(page)).toHaveCount(13);
  await main(page).getByRole('link', { name: 'From the first product' }).click();
  await expect(cards(page)).toHaveCount(24);
  await page.goBack();
  const chosen = cards(page).nth(6);
  const name = (await chosen.textContent()) ?? '';
  await chosen.click();
  await expect(heading(page)).toContainText(withComma(name));

  const sections = main(page).locator('details');
  await expect(sections.first().getByRole('listitem').first()).toBeVisible();
  await sections.nth(1).locator('summary').click();
  await expect(sections.nth(1).getByRole('listitem').first()).toBeVisible();
  await expect(sections.first().getByRole('listitem').first()).toBeHidden();
  const picture = main(page).getByRole('img').first();
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(200);
  const fit = main(page).getByRole('region', { name: 'Does it fit?' });
  await fit.getByLabel('Width').fill('wide');
  await fit.getByRole('button', { name: 'Check' }).click();
  await expect(fit.getByText('Enter a number, such as 60 or 59.5.').first()).toBeInViewport();
  await fit.getByLabel('Width').fill('30');
  await fit.getByRole('button', { name: 'Check' }).click();
  await expect(fit.getByText('By the data of the sheet, it does not fit.')).toBeInViewport();
  await expect(fit.getByLabel('Width')).toHaveValue('30');
  await page.goBack();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(heading(page)).toHaveText('Cookers');

  await main(page)
    .getByRole('link', { name: /^Compare / })
    .first()
    .click();
  for (const code of ['AN100-CR', 'mx90-pt']) {
    await main(page).getByLabel('add a product by its code').fill(code);
    await page.keyboard.press('Enter');
  }
  // A phone shows two at a time.
  await expect(main(page).getByRole('columnheader')).toHaveCount(onPhone ? 2 : 3);
});

test('a visitor without scripts turns to Italian and stays in it', async ({ page, visit }) => {
  await visit('/product');
  await header(page)
    .locator('summary', { hasText: /Language/ })
    .click();
  await header(page).getByRole('link', { name: 'Italiano' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(heading(page)).toHaveText('Che cosa stai cercando?');
  await main(page).getByRole('link', { name: 'Piani cottura', exact: true }).click();
  await expect(page).toHaveURL('/product-category/hobs?lng=it');
  await expect(heading(page)).toHaveText('Piani cottura');
  await cards(page).first().click();
  await expect(page).toHaveURL(/\?lng=it$/);
  await expect(page.getByRole('heading', { name: 'Specifiche tecniche' })).toBeVisible();
  await header(page)
    .locator('summary', { hasText: /Lingua/ })
    .click();
  await header(page).getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Technical specifications' })).toBeVisible();
});

test('a visitor without scripts adds a product to a comparison by its code, and hears which there is not', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(/^404 .*\/compare/);
  await visit('/compare?items=AN100-BU&lng=it');
  const field = page.getByRole('textbox', { name: /aggiungi un prodotto/ });
  await field.fill('NO-SUCH-1');
  await page.getByRole('button', { name: 'Aggiungi' }).click();
  await expect(page.getByRole('columnheader')).toHaveText([/^Antique 100/]);
  await expect(field).toHaveValue('NO-SUCH-1');
  await expect(field).toHaveAccessibleDescription(/^Nessun prodotto ha il codice NO-SUCH-1/);
  await expect(field).toBeInViewport();
  await field.fill('EL90-CR');
  await page.getByRole('button', { name: 'Aggiungi' }).click();
  await expect(page.getByRole('columnheader')).toHaveText([/^Antique 100/, /^Elegant 90/]);
});

test('a visitor without scripts finds ways on from every page', async ({ page, visit, troubles }) => {
  await visit('/');
  // The search asks for scripts; what looks like its button leads to the field of the page that helps to find.
  await header(page).getByRole('button', { name: 'Search' }).click();
  await expect(heading(page)).toHaveText('What are you looking for?');
  const field = main(page).getByRole('searchbox');
  await expect(field).toBeFocused();
  await field.fill('Burgundy');
  await page.keyboard.press('Enter');
  await main(page)
    .getByRole('link', { name: /^Hobs \d+ products?$/ })
    .click();
  await expect(page).toHaveURL('/product?q=Burgundy&category=hobs&lng=en');
  await expect(field).toHaveValue('Burgundy');
  await header(page).getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('navigation', { name: 'All pages' })
    .getByRole('link', { name: 'Compact products' })
    .click();
  await expect(heading(page)).toHaveText('Compact products');

  await visit('/product-category/hobs?color=burgundy&width=90');
  await expect(page.getByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible();
  await page.getByRole('button', { name: 'Reset Filters' }).click();
  await expect(main(page).getByRole('status')).toHaveText(/^38 products found/);

  troubles.expect(/404 .*\/no\/such\/page/, /404 .*\/product\/NOPE/);
  expect((await visit('/no/such/page')).status()).toBe(404);
  await expect(heading(page)).toHaveText('Page not found');
  await main(page).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/?lng=en');
  expect((await visit('/product/NOPE')).status()).toBe(404);
  await expect(heading(page)).toHaveText('Product not found');
});

test('the answer to a serial number has the focus without scripts', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  await visit('/recalls');
  await main(page).getByRole('textbox', { name: 'Serial number' }).fill('LD-2318-0042');
  await main(page).getByRole('button', { name: 'Check' }).click();
  await expect(page).toHaveURL(/serial=LD-2318-0042#check$/);
  const answer = main(page).getByRole('group', { name: /LD-2318-0042/ });
  await expect(answer).toBeFocused();
  await expect(answer).toBeInViewport({ ratio: 1 });
  await expect(main(page).getByRole('textbox', { name: 'Serial number' })).toBeInViewport();
});
