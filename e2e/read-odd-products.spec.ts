import { paths } from '@kitchen/shared/paths.ts';
import type { Page } from '@playwright/test';
import { appliances } from '../server/demo/catalogue/appliances.ts';
import { expect, expectNoAccessibilityFaults, test } from './visit.ts';

const main = (page: Page) => page.getByRole('main');
const inHead = (page: Page, selector: string, attribute = 'content') =>
  page.locator(`head ${selector}`).getAttribute(attribute);
const oddlyNumbered = appliances.filter(({ sku }) => !/^[A-Z0-9-]+$/.test(sku));

test('a product that the store knows in one language is shown in it, and marked so', async ({
  page,
  visit,
}) => {
  await visit('/product/AN100S-BU');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const name = page.getByRole('heading', { level: 1 });
  await expect(name).toHaveText('Antique 100, forno statico');
  await expect(name).toHaveAttribute('lang', 'it');
  await expect(page.getByRole('heading', { name: 'Technical specifications' })).toBeVisible();

  await visit('/product/EL100V-BK?lng=it');
  await expect(name).toHaveText('Elegant 100, fan oven');
  await expect(name).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { name: 'Specifiche tecniche' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Estetica' }).getByRole('term')).toHaveText([
    'Linea',
    'Colore',
  ]);
});

test('products with odd codes have a page that links, reloads and shares', async ({ page, visit }) => {
  expect(oddlyNumbered.length).toBeGreaterThan(5);
  for (const { sku } of oddlyNumbered) {
    expect((await page.request.get(paths.product(sku))).status(), sku).toBe(200);
  }
  for (const sign of [' ', '%', '#', '?', '+', '&', ',']) {
    const product = oddlyNumbered.find(({ sku }) => sku.includes(sign));
    expect(product, sign).toBeDefined();
    if (!product) continue;
    await visit(paths.product(product.sku));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(product.name.en);
    await expect(main(page).getByText(`Product code ${product.sku}`, { exact: true })).toBeVisible();
    const canonical = (await inHead(page, 'link[rel=canonical]', 'href')) ?? '';
    expect(new URL(canonical).pathname).toBe(paths.product(product.sku));
  }
  await visit('/product-category/cookers?color=stainless_steel&width=120');
  await page.getByRole('link', { name: 'Mixture 120 gas oven', exact: true }).click();
  await expect(page).toHaveURL('/product/MX120%2FG-SS?lng=en');
  await expect(main(page).getByText('Product code MX120/G-SS', { exact: true })).toBeVisible();
  await visit('/product/GE90%26SS');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gas & Electric 90');
});

test('what the store says in a product’s texts cannot do harm', async ({ page, visit }) => {
  await visit('/product/VULCANO-30');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wok burner Vulcano');
  await expect(main(page).getByText('easy to clean')).toBeVisible();
  await expect(
    main(page).locator(
      'script:not([type="application/ld+json"]), iframe, [onclick], [onerror], a[href^="javascript"]',
    ),
  ).toHaveCount(0);
});

test('a product without a line or picture says so', async ({ page, visit }) => {
  await visit('/product/VAC-60');
  await expect(main(page).getByText('classic', { exact: true })).toBeVisible();
  await expect(main(page).getByText('No Image Available')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Technical specifications' })).toHaveCount(0);
  await visit('/product/VAC-60?lng=it');
  await expect(main(page).getByText('Nessuna immagine disponibile')).toBeVisible();
});

test('a hood says how it is installed', async ({ page, visit }) => {
  const hood = appliances.find(
    ({ kind, hoodShape, sku }) => kind === 'hood' && hoodShape === 'slim' && /^[A-Z0-9-]+$/.test(sku),
  );
  await visit(paths.product(hood?.sku ?? ''));
  const aesthetics = page.getByRole('region', { name: 'Aesthetics' });
  await expect(aesthetics.getByText('Installation')).toBeVisible();
  await expect(aesthetics.getByText('Under cabinet')).toBeVisible();
});

test('a code that no product has is met with ways on', async ({ page, visit, troubles }) => {
  troubles.expect(/404 .*\/product\/NO-SUCH-1/);
  const response = await visit('/product/NO-SUCH-1');
  expect(response.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product not found');
  await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('head title')).toHaveCount(1);
  await expectNoAccessibilityFaults(page);
  await main(page).getByRole('link', { name: 'See the categories' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What are you looking for?');

  for (const withheld of ['DRAFT-AN110', 'PASSWORD-EX110', 'HIDDEN-LD110']) {
    troubles.expect(new RegExp(`404 .*${withheld}`));
    expect((await visit(`/product/${withheld}?lng=it`)).status(), withheld).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prodotto non trovato');
  }
});
