import { paths } from '@kitchen/shared/paths.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, expectNoAccessibilityFaults, holdLaterScripts, test } from './visit.ts';

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
  await page
    .getByRole('article')
    .getByRole('link', { name: 'Antique 100 Cooker', exact: true })
    .first()
    .click();
  await expect(page).toHaveURL('/product/AN100-BU?lng=en');
  const name = page.getByRole('heading', { level: 1 });
  await expect(name).toHaveText('Antique 100 burgundy');
  // In the first window, under the picture.
  await expect(name).toBeInViewport({ ratio: 1 });

  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Products', 'Cookers', 'Antique 100']);
  await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/?lng=en');
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
  await expect(aesthetics.getByRole('term')).toHaveText(['Line', 'Colour']);
  await expect(aesthetics.getByRole('definition')).toHaveText(['Antique', 'Burgundy']);
  const energy = page.getByRole('region', { name: 'Energy and performance' });
  await expect(energy.getByText('A+++ – D')).toBeVisible();
  await expect(energy.getByRole('link')).toHaveText([
    'Product information sheet',
    'Energy label',
    'EU register (EPREL)',
  ]);

  const room = main(page).getByRole('img', { name: /burgundy Antique/i });
  await page.getByRole('region', { name: 'What it does best' }).scrollIntoViewIfNeeded();
  await expect(room).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'More from Antique' })).toBeVisible();

  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/product-category/cookers');
});

test('the contents of a sheet lead to its sections, and Back to the list', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  await visit('/product-category/cookers');
  await page
    .getByRole('article')
    .getByRole('link', { name: 'Antique 100 Cooker', exact: true })
    .first()
    .click();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Energy and performance' }).click();
  const energy = page.getByRole('region', { name: 'Energy and performance' });
  await expect(energy.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(energy.getByRole('heading', { level: 2 })).toBeFocused();
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
  const name = 'Antique free-standing cooker, 100 cm, burgundy';
  const front = gallery.getByRole('img', { name, exact: true });
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
  // Two presses are one gesture within 300 ms, which a busy machine may miss: whoever sees nothing happen presses again.
  await expect(async () => {
    await detail.dblclick();
    await expect.poll(() => widthOf(detail), { timeout: 3000 }).toBeGreaterThan(width * 2);
  }).toPass();
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

test('a version of a product is in sight until the picture of the next one is there', async ({
  page,
  visit,
}) => {
  await visit('/product/AN100-BU');
  const picture = main(page).locator('picture img').first();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  /** Its middle: marks and small pictures stand at its edges. */
  const inSight = async () => {
    const box = await picture.boundingBox();
    if (!box) throw new Error('There is no picture');
    const { x, y, width, height } = box;
    const clip = { x: x + width / 3, y: y + height / 3, width: width / 3, height: height / 3 };
    return (await page.screenshot({ clip })).toString('base64');
  };
  const of100 = await inSight();
  const pictures = Promise.withResolvers<void>();
  await page.route('**/media/**', async (route) => {
    await pictures.promise;
    await route.continue();
  });
  await main(page).getByRole('list', { name: 'Width' }).getByRole('link', { name: '120' }).click();
  await expect(main(page).getByText('Product code AN120-BU')).toBeVisible();
  expect(await inSight()).toBe(of100);
  pictures.resolve();
  await expect.poll(inSight).not.toBe(of100);
});

test('technical specifications open one at a time and show values without their labels', async ({
  page,
  visit,
}) => {
  await visit('/product/AN100-BU');
  const sheet = main(page).getByRole('region', { name: 'Technical specifications' });
  await expect(sheet.locator('details')).toHaveCount(9);
  await expect(section(page, 'Overall dimensions').getByRole('listitem').first()).toBeVisible();

  await section(page, 'Cooktop').locator('summary').click();
  await expect(section(page, 'Cooktop').getByRole('listitem')).toHaveText(
    ['6 gas burners', 'Cast-iron pan supports', 'Automatic shut-off after 4 hours'],
    { useInnerText: true },
  );
  await section(page, 'Connection').locator('summary').focus();
  await page.keyboard.press('Enter');
  const rows = section(page, 'Connection').getByRole('row');
  await expect(rows.first()).toHaveText(
    /^Voltage and phases\s*220–240\sV, single-phase\s*380–415\sV, two phases and neutral \(2N\)/,
    { useInnerText: true },
  );
  await expect(rows.filter({ hasText: 'Gas and pressure' })).toContainText(/Natural gas G20, 20\smbar/, {
    useInnerText: true,
  });
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
  await section(page, 'Connection').locator('summary').press('Space');
  await expect(sheet.locator('details[open]')).toHaveCount(0);

  await main(page).getByRole('button', { name: 'Compare Antique 100' }).click();
  await expect(page.getByRole('complementary', { name: 'Your choice' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Check whether it fits' }).click();
  const fit = main(page).getByRole('region', { name: 'Does it fit?' });
  await expect(fit.getByLabel('Width')).toBeInViewport();
  await fit.getByLabel('Width').fill('990');
  await page.keyboard.press('Enter');
  await expect(fit.getByText('By the data of the sheet, it does not fit.')).toBeInViewport();
  await expectNoAccessibilityFaults(page);

  await main(page).getByRole('button', { name: 'Shortlist: Antique 100' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Shortlist, 1' }).click();
  await expect(main(page).getByRole('link', { name: 'Antique 100 Cooker', exact: true })).toBeVisible();
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
  // A typeface that comes late changes heights.
  await page.evaluate(async () => void (await document.fonts.ready));
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

test('a section opens where it was pressed before its scripts are there, too', async ({ page, visit }) => {
  const path = '/product/AN100-BU';
  const arrival = await holdLaterScripts(page, path);
  await visit(path);
  const cooktop = section(page, 'Cooktop').locator('summary');
  const topOf = () => cooktop.evaluate((summary) => summary.getBoundingClientRect().top);
  await page.evaluate(async () => void (await document.fonts.ready));
  await cooktop.evaluate((summary) => summary.scrollIntoView({ block: 'center' }));
  const top = await topOf();
  await cooktop.click();
  await expect(section(page, 'Cooktop').getByRole('listitem').first()).toBeVisible();
  await expect.poll(async () => Math.abs((await topOf()) - top)).toBeLessThan(1);
  arrival.resolve();
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

/** All that the page says its own address is: once each, also after the browser took over what the server said. */
const ownAddresses = (page: Page): Promise<string[]> =>
  page
    .locator('head :is(link[rel=canonical], meta[property="og:url"])')
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('href') ?? tag.getAttribute('content') ?? ''));

test('search engines and social networks learn about the product in each language', async ({
  page,
  visit,
}) => {
  await visit('/product/AN100-BU');
  await expect(page).toHaveTitle('Antique 100, burgundy, AN100-BU | Calidora');
  const origin = new URL(page.url()).origin;
  const description = (await inHead(page, 'meta[name=description]')) ?? '';
  // Others of this finish and width have another oven.
  expect(description).toMatch(/^Multifunction oven\. Antique free-standing cooker, 100 cm, in burgundy\. /);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(await ownAddresses(page)).toEqual([`${origin}/product/AN100-BU`, `${origin}/product/AN100-BU`]);
  expect(await inHead(page, 'link[hreflang=en]', 'href')).toBe(`${origin}/product/AN100-BU?lng=en`);
  expect(await inHead(page, 'link[hreflang=it]', 'href')).toBe(`${origin}/product/AN100-BU?lng=it`);
  expect(await inHead(page, 'link[hreflang=x-default]', 'href')).toBe(`${origin}/product/AN100-BU`);
  expect(await inHead(page, 'meta[property="og:title"]')).toBe('Antique 100, burgundy, AN100-BU | Calidora');
  expect(await inHead(page, 'meta[property="og:type"]')).toBe('product');
  expect(await inHead(page, 'meta[property="og:description"]')).toBe(description);
  const image = (await inHead(page, 'meta[property="og:image"]')) ?? '';
  expect(image).toMatch(/\/media\/1200x630\//);
  expect((await page.request.get(image)).headers()['content-type']).toMatch(/^image\//);
  const [product, ...others] = await structuredData(page, 'Product');
  expect(others).toEqual([]);
  expect(product).toMatchObject({
    name: 'Antique 100, burgundy',
    sku: 'AN100-BU',
    brand: { name: 'Calidora' },
  });
  // The picture itself, without the ground that social networks need.
  expect(product?.image).toBe(image.replace('1200x630', '960'));
  expect(product?.description).toMatch(/^Antique free-standing cooker, .+ Turned brass, .+[^…]$/);
  expect(await structuredData(page, 'BreadcrumbList')).toHaveLength(1);

  await visit('/product/AN100-BU?lng=it');
  const italian = `${origin}/product/AN100-BU?lng=it`;
  expect(await ownAddresses(page)).toEqual([italian, italian]);
  expect(await inHead(page, 'meta[property="og:locale"]')).toBe('it_IT');
  expect(await inHead(page, 'meta[name=description]')).toContain('Cucina');

  // Moving on within the page brings the head along.
  await page
    .getByRole('navigation', { name: 'Percorso di navigazione' })
    .getByRole('link', { name: 'Cucine' })
    .click();
  await expect(page).toHaveTitle('Cucine a libera installazione | Calidora');
  const listing = `${origin}/product-category/cookers?lng=it`;
  await expect.poll(() => ownAddresses(page)).toEqual([listing, listing]);
  await expect(page.locator('head meta[name=description]')).toHaveCount(1);
  expect(await structuredData(page, 'Product')).toEqual([]);
});

test('what follows the drawing of a product stays where it is once it is drawn', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  for (const sku of ['AN100-BU', 'ALH60U/SG']) {
    await visit(paths.product(sku));
    const drawing = main(page).getByRole('region', { name: 'Drawn to scale' });
    const height = async () => (await drawing.boundingBox())?.height;
    const before = await height();
    await drawing.scrollIntoViewIfNeeded();
    await expect(drawing.locator('svg').getByText('Front', { exact: true }).first()).toBeVisible();
    expect(await height()).toBe(before);
  }
});
