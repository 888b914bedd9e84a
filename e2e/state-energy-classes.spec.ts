import { paths } from '@kitchen/shared/paths.ts';
import { productFilePath } from '@kitchen/shared/product-files.ts';
import type { Page } from '@playwright/test';
import { appliances } from '../server/demo/catalogue/appliances.ts';
import { carriesLabel } from '../server/demo/catalogue/energy-figures.ts';
import { hobs } from '../server/demo/catalogue/hobs.ts';
import { hoods } from '../server/demo/catalogue/hoods.ts';
import { oddProducts } from '../server/demo/store/odd-products.ts';
import { expect, expectHydrated, test } from './visit.ts';

interface Stated {
  sku: string;
  text: string;
  hasArrow: boolean;
}

/**
 * Texts with a number and its unit, and the product that each tells of: the one that is linked next to it or stands
 * above its column, else the one whose sheet this is.
 */
async function statedParameters(page: Page): Promise<Stated[]> {
  return page.locator('main, [role=dialog]').evaluateAll((roots) => {
    const product =
      'a[href*="/product/"]:not([href*=".svg"], [href*=".pdf"], [href*=".dxf"], [href*=".ifc"], [data-facet])';
    const skuIn = (path = '') => decodeURIComponent(/\/product\/([^?/]+)/.exec(path)?.[1] ?? '');
    const partAround = (text: Element, root: Element) => {
      const cell = text.closest('td');
      const column = cell?.closest('table')?.tHead?.rows[1]?.cells[cell.cellIndex];
      if (column) return column;
      let part = text;
      while (part.parentElement && part !== root && !part.matches(`section, :has(h1, ${product})`)) {
        part = part.parentElement;
      }
      return part.closest('article') ?? part;
    };
    return roots.flatMap((root) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Stated[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode.textContent ?? '';
        const element = texts.currentNode.parentElement;
        const isStated = /(?<![\p{L}\d])\d[\d.,]*\s*(?:mm|cm|[lLW]|litres|kW|kWh|kg|dB|V)(?![\p{L}\d])/u.test(
          text,
        );
        // A width to choose is told of by the sheet around it.
        if (!isStated || !element || element.closest('a[data-facet], script')) continue;
        const part = partAround(element, root);
        const isOfPage = part === root || part.matches('section, :has(h1)');
        const link = part.querySelector(product)?.getAttribute('href') ?? '';
        const sku = skuIn(isOfPage ? location.pathname : link);
        // Others tell of no single product: of a line, or of all ovens, it may be said how wide they are.
        if (sku !== '' || !/\d[^\d]*[cm]m\b/.test(text)) {
          // A sheet shows it beside the product's name, for all that follows.
          const shown = isOfPage && sku !== '' ? root.querySelector('h1')?.parentElement : part;
          found.push({ sku, text, hasArrow: Boolean(shown?.querySelector('p > svg')) });
        }
      }
      return found;
    });
  });
}

test('no place states a parameter of a labelled product without its energy class', async ({
  page,
  openSearch,
}) => {
  const compared = ['AN100-BU', 'PF90IY-AT', 'MX120-SS'];
  const [hood, hob] = [hoods, hobs].map(([first]) => first?.sku ?? '');
  const places = [
    paths.category('cookers'),
    paths.category('ovens'),
    paths.category('hoods'),
    paths.category('compact-products'),
    '/collections/collections-cookers/antique',
    '/collections/collections-ovens/enzo-titan-ovens',
    '/collections/nero-line-collection',
    `${paths.finder}?q=60`,
    paths.compareOf(compared),
    paths.shortlistOf(compared),
    paths.product(hood ?? ''),
    paths.product(hob ?? ''),
  ];
  const stated: Stated[] = [];
  for (const place of places) {
    await page.goto(place, { waitUntil: 'domcontentloaded' });
    const found = await statedParameters(page);
    expect(found.length, place).toBeGreaterThan(0);
    stated.push(...found);
  }

  for (const place of [
    '/',
    '/collections/collections-ovens',
    paths.about({ slug: 'calidora' }),
    paths.reasons,
  ]) {
    await page.goto(place, { waitUntil: 'domcontentloaded' });
    stated.push(...(await statedParameters(page)));
  }
  for (const sku of compared) {
    const drawing = await page.request.get(productFilePath(sku, 'drawing.svg', 'en'));
    const hasArrow = (await drawing.text()).includes('aria-label="Energy class');
    stated.push({ sku, text: drawing.url(), hasArrow });
  }

  await page.goto(paths.product('AN100-BU'));
  await expectHydrated(page);
  await page.getByRole('link', { name: 'Back to the list: Cookers' }).scrollIntoViewIfNeeded();
  const companions = page.getByRole('region', { name: 'Goes with it' });
  await expect(companions.getByRole('img', { name: /^Energy class .+, on a scale from/ })).not.toHaveCount(0);
  stated.push(...(await statedParameters(page)));
  await openSearch();
  await page.getByRole('dialog').getByRole('combobox').fill('oven');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  stated.push(...(await statedParameters(page)));

  // What the demo's makers know of their models, not what the site makes of it.
  const untidy = oddProducts(0);
  const known = new Set([...appliances, ...untidy].map(({ sku }) => sku));
  const labelled = new Set([
    ...appliances.filter(carriesLabel).map(({ sku }) => sku),
    ...untidy.filter(({ meta }) => meta.some(([key]) => key === 'energy_class')).map(({ sku }) => sku),
  ]);
  const skus = [...new Set(stated.map(({ sku }) => sku))].filter(Boolean);
  expect(skus.filter((sku) => !known.has(sku))).toEqual([]);
  expect(skus.filter((sku) => labelled.has(sku)).length).toBeGreaterThan(50);
  expect(skus.filter((sku) => !labelled.has(sku)).length).toBeGreaterThan(1);
  const ofLines = stated.filter(({ sku }) => sku === '');
  expect(ofLines.length).toBeGreaterThan(0);
  const asked = (sku: string) => sku === '' || labelled.has(sku);
  expect(stated.filter(({ sku, hasArrow }) => asked(sku) && !hasArrow)).toEqual([]);
  expect(stated.filter(({ sku, hasArrow }) => !asked(sku) && hasArrow)).toEqual([]);
});
