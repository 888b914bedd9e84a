import { defaultBrand } from '@kitchen/shared/brand.ts';
import { paths } from '@kitchen/shared/paths.ts';
import type { Locator, Page } from '@playwright/test';
import { appliances } from '../server/demo/catalogue/appliances.ts';
import { expect, expectNoAccessibilityFaults, test } from './visit.ts';

const main = (page: Page) => page.getByRole('main');
const section = (page: Page, name: string) =>
  main(page)
    .locator('details')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const inHead = (page: Page, selector: string, attribute = 'content') =>
  page.locator(`head ${selector}`).getAttribute(attribute);

/** The structured data of a type, as it stands in the page. */
async function structuredData(page: Page, type: string) {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const found = texts.map((text) => JSON.parse(text) as Record<string, unknown>);
  return found.filter((data) => data['@type'] === type);
}

test('a visitor reads what a product is, looks like and can do', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  await visit('/product-category/cookers');
  await page.getByRole('article').getByRole('link', { name: 'Antique 100', exact: true }).first().click();
  await expect(page).toHaveURL('/product/AN100-BU');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Antique 100');

  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Products', 'Cookers', 'Antique 100']);
  await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(crumbs.getByText('Antique 100')).toHaveAttribute('aria-current', 'page');

  await expect(main(page).getByText('Antique', { exact: true }).first()).toBeVisible();
  await expect(main(page).getByText('Product code AN100-BU')).toBeVisible();
  await expect(main(page).getByText('Model AN100')).toBeVisible();
  await expect(main(page).getByText(/^100 × 60 × 90\scm/)).toBeVisible();
  await expect(main(page).locator('strong', { hasText: 'Antique' })).toBeVisible();
  await expect(main(page).getByText('True fan cooking on several levels')).toBeVisible();
  const picture = main(page).getByRole('img', { name: 'Antique free-standing cooker, 100 cm, burgundy' });
  await expect(picture).toBeVisible();
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(200);

  const aesthetics = page.getByRole('region', { name: 'Aesthetics' });
  await expect(aesthetics.getByRole('term')).toHaveText(['Line', 'Colour', 'Energy class']);
  await expect(aesthetics.getByRole('definition')).toHaveText([
    'Antique',
    'Burgundy',
    /A\+\+\+ – D$/,
    'Product information sheet',
    'Energy label',
    'EU register (EPREL)',
  ]);

  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/product-category/cookers');
});

test('a visitor looks into the pictures of a product over the whole window', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  const large: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/media/1440/')) large.push(request.url());
  });
  await visit('/product/AN100-BU');
  // What the visitor decides by is in the first window, or begins in it on a phone.
  const frame = main(page).getByRole('link', { name: 'Open the picture in full size' });
  await expect(frame).toBeInViewport({ ratio: 1 });
  expect(large).toEqual([]);
  await frame.press('Enter');
  const gallery = page.getByRole('dialog', { name: 'Pictures of Antique 100' });
  const front = gallery.getByRole('img', { name: 'Antique free-standing cooker, 100 cm, burgundy' });
  const widthOf = async (picture: Locator) => (await picture.boundingBox())?.width ?? 0;
  await expect(front).toBeVisible();
  expect(large.length).toBeGreaterThan(0);
  await expectNoAccessibilityFaults(page);
  const width = await widthOf(front);
  await page.keyboard.press('+');
  await expect.poll(() => widthOf(front)).toBeGreaterThan(width * 1.5);
  await page.keyboard.press('-');
  await expect.poll(() => widthOf(front)).toBe(width);

  await page.keyboard.press('ArrowRight');
  const detail = gallery.getByRole('img', { name: /^Close-up/ });
  await expect(detail).toBeVisible();
  await expect(front).toHaveCount(0);
  await detail.dblclick();
  await expect.poll(() => widthOf(detail)).toBeGreaterThan(width * 2);
  await page.keyboard.press('Tab');
  await expect(gallery.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(gallery).toHaveCount(0);
  await expect(frame).toBeFocused();
  await expect(main(page).getByRole('img', { name: /^Close-up/ })).toBeVisible();

  await frame.click();
  await expect(gallery).toBeVisible();
  await page.goBack();
  await expect(gallery).toHaveCount(0);
  await expect(page).toHaveURL('/product/AN100-BU');
});

test('technical specifications open one at a time and show values without their labels', async ({
  page,
  visit,
}) => {
  await visit('/product/AN100-BU');
  const sheet = main(page).getByRole('region', { name: 'Technical specifications' });
  await expect(sheet.locator('details')).toHaveCount(10);
  await expect(section(page, 'Overall dimensions').getByRole('listitem').first()).toBeVisible();

  await section(page, 'Cooktop').locator('summary').click();
  await expect(section(page, 'Cooktop').getByRole('listitem')).toHaveText(
    ['6 gas burners', 'Cast-iron pan supports', 'Automatic shut-off after 4 hours'],
    { useInnerText: true },
  );
  await section(page, 'Electric connection').locator('summary').focus();
  await page.keyboard.press('Enter');
  // A dash without spaces around it belongs to the value.
  await expect(section(page, 'Electric connection').getByRole('listitem')).toHaveText(
    ['220–240 V or 380–415 V 2N, 50/60 Hz', '6.4 kW'],
    { useInnerText: true },
  );
  await expect(sheet.locator('details[open]')).toHaveCount(1);
  // A term says what it means at its place; the focus stays.
  const term = sheet.getByRole('button', { name: '2N' });
  await term.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^The appliance can be connected to two \(2N\)/)).toBeVisible();
  await expectNoAccessibilityFaults(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^The appliance can be connected/)).toBeHidden();
  await expect(term).toBeFocused();
  await section(page, 'Electric connection').locator('summary').press('Space');
  await expect(sheet.locator('details[open]')).toHaveCount(0);

  await main(page).getByRole('button', { name: 'Compare Antique 100' }).click();
  await expect(page.getByRole('complementary', { name: 'Your choice' })).toBeVisible();
  await page.getByText('Compare it with your kitchen').click();
  const fit = main(page).getByRole('region', { name: 'Does it fit?' });
  await fit.getByLabel('Width').fill('99');
  await page.keyboard.press('Enter');
  await expect(fit.getByText('By the data of the sheet, it does not fit.')).toBeVisible();
  await expectNoAccessibilityFaults(page);

  await main(page).getByRole('button', { name: 'Shortlist: Antique 100' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Shortlist, 1' }).click();
  await expect(main(page).getByRole('link', { name: 'Antique 100', exact: true })).toBeVisible();
  await expectNoAccessibilityFaults(page);

  // Only what the product has: a hob knows no oven.
  await visit('/product/EZP90G-BK');
  await expect(section(page, 'Cooktop')).toBeVisible();
  await expect(section(page, 'Oven')).toHaveCount(0);
});

test('a section of the technical sheet opens where it was pressed, also when one above closes', async ({
  page,
  visit,
}) => {
  await visit('/product/AN100-BU');
  const cooktop = section(page, 'Cooktop').locator('summary');
  const oven = section(page, 'Oven').locator('summary');
  const topOf = async (summary: Locator) => (await summary.boundingBox())?.y ?? Number.NaN;
  // Browsers scroll by whole pixels.
  const expectAt = (top: number, summary: Locator) =>
    expect.poll(async () => Math.abs((await topOf(summary)) - top)).toBeLessThan(1);
  await cooktop.evaluate((summary) => summary.scrollIntoView({ block: 'center' }));
  const cooktopTop = await topOf(cooktop);
  await cooktop.click();
  await expect(section(page, 'Cooktop').getByRole('listitem').first()).toBeVisible();
  await expectAt(cooktopTop, cooktop);

  await oven.scrollIntoViewIfNeeded();
  const ovenTop = await topOf(oven);
  await oven.click();
  await expect(section(page, 'Oven').getByRole('listitem').first()).toBeVisible();
  await expect(section(page, 'Cooktop').getByRole('listitem')).toHaveCount(0);
  await expectAt(ovenTop, oven);

  await cooktop.focus();
  const topWithFocus = await topOf(cooktop);
  await page.keyboard.press('Enter');
  await expect(section(page, 'Oven').getByRole('listitem')).toHaveCount(0);
  await expectAt(topWithFocus, cooktop);
});

test('past the header the container has more padding, nothing moves, and the picture stays clear', async ({
  page,
  visit,
}) => {
  await visit('/product/AN100-BU');
  const heading = page.getByRole('heading', { level: 1 });
  const container = main(page).locator('article > div').first();
  const padding = () =>
    container.evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingTop));
  // Where they stand in the document, whatever is scrolled.
  const place = () =>
    Promise.all(
      [container, heading].map((part) =>
        part.evaluate((element) => element.getBoundingClientRect().top + window.scrollY),
      ),
    );
  await page.evaluate(() => window.scrollTo(0, 160));
  await expect(page.getByRole('banner')).toHaveCSS('height', '80px');
  const before = { padding: await padding(), place: await place() };
  await page.evaluate(() => window.scrollTo(0, 165));
  await expect.poll(padding).toBe(before.padding + 24);
  expect(await place()).toEqual(before.place);
  expect(await page.evaluate(() => window.scrollY)).toBe(165);
  const top = async () => (await main(page).getByRole('img').first().boundingBox())?.y;
  await expect.poll(top).toBeGreaterThanOrEqual(80 + 24);
});

test('search engines and social networks learn about the product in each language', async ({
  page,
  visit,
}) => {
  await visit('/product/AN100-BU');
  await expect(page).toHaveTitle('Antique 100, AN100-BU | Calidora');
  const origin = new URL(page.url()).origin;
  const description = (await inHead(page, 'meta[name=description]')) ?? '';
  expect(description).toMatch(/^Antique free-standing cooker, 100 cm, in burgundy\. Turned brass/);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(await inHead(page, 'link[rel=canonical]', 'href')).toBe(`${origin}/product/AN100-BU`);
  expect(await inHead(page, 'link[hreflang=it]', 'href')).toBe(`${origin}/product/AN100-BU?lng=it`);
  expect(await inHead(page, 'link[hreflang=x-default]', 'href')).toBe(`${origin}/product/AN100-BU`);
  expect(await inHead(page, 'meta[property="og:title"]')).toBe('Antique 100, AN100-BU | Calidora');
  expect(await inHead(page, 'meta[property="og:type"]')).toBe('product');
  expect(await inHead(page, 'meta[property="og:description"]')).toBe(description);
  const image = (await inHead(page, 'meta[property="og:image"]')) ?? '';
  expect(image).toMatch(/\/media\//);
  expect((await page.request.get(image)).headers()['content-type']).toMatch(/^image\//);
  const [product, ...others] = await structuredData(page, 'Product');
  expect(others).toEqual([]);
  expect(product).toMatchObject({ name: 'Antique 100', sku: 'AN100-BU', image, brand: { name: 'Calidora' } });
  expect(product?.description).toBe(description);
  expect(await structuredData(page, 'BreadcrumbList')).toHaveLength(1);

  await visit('/product/AN100-BU?lng=it');
  expect(await inHead(page, 'link[rel=canonical]', 'href')).toBe(`${origin}/product/AN100-BU?lng=it`);
  expect(await inHead(page, 'meta[property="og:locale"]')).toBe('it_IT');
  expect(await inHead(page, 'meta[name=description]')).toContain('Cucina');

  // Moving on within the page brings the head along.
  await page
    .getByRole('navigation', { name: 'Percorso di navigazione' })
    .getByRole('link', { name: 'Cucine' })
    .click();
  await expect(page).toHaveTitle('Cucine a libera installazione | Calidora');
  await expect(page.locator('head link[rel=canonical]')).toHaveCount(1);
  await expect(page.locator('head meta[name=description]')).toHaveCount(1);
  expect(await structuredData(page, 'Product')).toEqual([]);
});

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
    'Classe energetica',
  ]);
});

const oddlyNumbered = appliances.filter(({ sku }) => !/^[A-Z0-9-]+$/.test(sku));

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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name.en);
    await expect(main(page).getByText(`Product code ${product.sku}`, { exact: true })).toBeVisible();
    const canonical = (await inHead(page, 'link[rel=canonical]', 'href')) ?? '';
    expect(new URL(canonical).pathname).toBe(paths.product(product.sku));
  }
  await visit('/product-category/cookers?color=stainless_steel&width=120');
  await page.getByRole('link', { name: 'Mixture 120, gas oven', exact: true }).click();
  await expect(page).toHaveURL('/product/MX120%2FG-SS');
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
  await expect(main(page).getByText('No Image Available')).toBeVisible();
});

test('a product without a line or picture says so', async ({ page, visit }) => {
  await visit('/product/VAC-60');
  await expect(main(page).getByText('Classic', { exact: true })).toBeVisible();
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

test('on paper every section is open, nothing lies over it, and no letter is white', async ({
  page,
  visit,
}) => {
  await visit('/product/AN100-BU');
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.emulateMedia({ media: 'print' });
  const sections = main(page).getByRole('region', { name: 'Technical specifications' }).locator('details');
  for (const section of await sections.all())
    await expect(section.getByRole('listitem').first()).toBeVisible();
  const fixed = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility())
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
  expect(fixed).toEqual([]);
  await expect(main(page).getByRole('link', { name: 'Back', exact: true })).toBeHidden();
  await expect(main(page).getByText('Would you like to see it in your colour?')).toBeHidden();
  // A word that opens an explanation is a word still.
  await expect(section(page, 'Cooktop').getByText('Automatic shut-off', { exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('/product/AN100-BU');
  const paper = await page.pdf({ format: 'A4' });
  expect(paper.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(2);

  await page.emulateMedia({ media: 'screen' });
  await visit(paths.about(defaultBrand));
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  const cut = await main(page)
    .locator('.swiper-slide')
    .evaluateAll((slides) =>
      slides
        .map((slide) => slide.getBoundingClientRect())
        .filter(({ left, right }) => left < 0 || right > window.innerWidth),
    );
  expect(cut).toEqual([]);
});
