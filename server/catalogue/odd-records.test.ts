import type { Category } from '@kitchen/shared/categories.ts';
import { categories } from '@kitchen/shared/categories.ts';
import { listingSchema } from '@kitchen/shared/listing.ts';
import { apiPaths } from '@kitchen/shared/paths.ts';
import { productSchema } from '@kitchen/shared/product.ts';
import { searchResultsSchema } from '@kitchen/shared/search.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categoryIds } from '../demo/store/store-categories.ts';
import { aStoredProduct } from '../demo/store/stored-product.ts';
import { askListing, expectProblem } from '../testing/ask-api.ts';
import type { TestSite } from '../testing/test-site.ts';
import { startTestSite } from '../testing/test-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
  await site.knowCategories();
});
afterAll(() => site[Symbol.asyncDispose]());

describe('records that the public may not see', () => {
  const isWithheld = /110 prototype|only-for-dealers|Not announced yet|EL90-VAR-AV/;
  const withheldSkus = [
    'DRAFT-AN110',
    'PENDING-EL110',
    'PRIVATE-MX110',
    'FUTURE-PF110',
    'TRASH-EZ110',
    'HIDDEN-LD110',
    'PASSWORD-EX110',
    'EL90-VAR-AV',
  ];

  it('are in the store', () => {
    const skus = [...site.store.products.values()].map(({ sku }) => sku);
    expect(skus).toEqual(expect.arrayContaining(withheldSkus));
  });

  it.each(withheldSkus)('have no product answer: %s', async (sku) => {
    await expectProblem(site, apiPaths.product('en', sku), 404, 'not-found');
  });

  it.each(['prototype', '110', ...withheldSkus])('are not found by searching for %s', async (text) => {
    const answer = await site.app.inject(apiPaths.search('en', text));
    const { items } = searchResultsSchema.parse(answer.json());
    expect(items.filter(({ name, sku }) => isWithheld.test(`${name} ${sku}`))).toEqual([]);
    expect(items.filter(({ sku }) => withheldSkus.includes(sku ?? ''))).toEqual([]);
  });

  it.each(categories)('are not listed among %s', async (category) => {
    const { pages } = await askListing(site, category);
    for (let page = 1; page <= pages; page++) {
      const { items } = await askListing(site, category, {}, page);
      expect(items.map(({ sku }) => sku).filter((sku) => withheldSkus.includes(sku ?? ''))).toEqual([]);
    }
  });

  it('are only where their visibility allows', async () => {
    const skusOf = async (category: Category) => {
      const { pages } = await askListing(site, category);
      const all = await Promise.all(
        Array.from({ length: pages }, (_, index) => askListing(site, category, {}, index + 1)),
      );
      return all.flatMap(({ items }) => items.map(({ sku }) => sku));
    };
    const found = async (text: string) => {
      const answer = await site.app.inject(apiPaths.search('en', text));
      return searchResultsSchema.parse(answer.json()).items.map(({ sku }) => sku);
    };
    expect(await skusOf('hobs')).toContain('GRIDDLE-60');
    expect(await found('griddle')).not.toContain('GRIDDLE-60');
    expect(await skusOf('hoods')).not.toContain('FILTER-150');
    expect(await found('charcoal filter')).toContain('FILTER-150');
  });
});

describe('markup from the store', () => {
  const dangerous = /<(script|style|iframe|img|b)\b|onclick|onerror|javascript:|alert\(1\)<\/script>/i;

  it('is clean in a product', async () => {
    const answer = await site.app.inject(apiPaths.product('en', 'VULCANO-30'));
    const product = productSchema.parse(answer.json());
    expect(product.name).toBe('Wok burner Vulcano');
    expect(product.shortDescription).toMatch(/and <strong>easy to clean\s*<\/strong><\/p>$/);
    expect(answer.body).not.toMatch(dangerous);
  });

  it('is clean in listings and search', async () => {
    const listed = await site.app.inject(apiPaths.listing('en', 'hobs', { width: ['30'] }, 1));
    expect(listed.body).toContain('Wok burner Vulcano');
    const found = await site.app.inject(apiPaths.search('en', 'vulcano'));
    expect(found.body).toContain('Wok burner Vulcano');
    expect(listed.body + found.body).not.toMatch(dangerous);
  });
});

describe('texts as page builders leave them', () => {
  const read = async () => {
    const answer = await site.app.inject(apiPaths.product('en', 'GRIDDLE-60'));
    return productSchema.parse(answer.json());
  };

  it('lose shortcodes and what nobody sees, and keep brackets, tables, prices and links', async () => {
    const { shortDescription } = await read();
    expect(shortDescription).toMatch(
      /^<p> ?A steel griddle \[optional\] that lies across two burners\. ?<\/p> ?<table><thead>/,
    );
    expect(shortDescription).toContain('<th scope="col">Plate</th>');
    expect(shortDescription).toContain('<del>€ 1.200</del> <ins>€ 999</ins>');
    expect(shortDescription).toContain('href="tel:+39011123456"');
    expect(shortDescription).toContain(`href="${site.store.homeUrl}/wp-content/uploads/manual.pdf"`);
  });

  it('are words in a row for search engines', async () => {
    const { descriptionText } = await read();
    expect(descriptionText.replaceAll('\u00A0', ' ')).toMatch(
      /^A steel griddle \[optional\] that lies across two burners\. Plate, .+; Front, 18 cm, 3 kW, 229 g\/h;/,
    );
  });

  it('have no section and no filter for what is no value', async () => {
    const { specifications, measures } = await read();
    expect(specifications.map(({ section, value }) => [section, value])).toEqual([
      ['overall_dimensions', '60 x 51\u00A0cm (h 4,8)'],
      ['other', 'Thickness: 8\u00A0mm'],
    ]);
    expect(measures).toMatchObject({ width: 600, depth: 510, height: 48 });
  });
});

describe('odd SKUs', () => {
  const odd = [
    'A/B',
    'A B',
    'A+B',
    '50%',
    'A#1',
    'A?b=c',
    'A&B',
    'A,B',
    "O'Brien",
    'Größe"9"',
    'a\\b',
    '/',
    'x.json',
  ];

  const siteWith = (sku: string) =>
    startTestSite({
      products: [
        aStoredProduct({
          id: 1,
          sku,
          name: 'Odd one',
          categoryIds: [categoryIds.hoods],
          meta: [['Language', 'english']],
        }),
      ],
    });

  it.each(odd)('%s is found, listed and keeps its address', async (sku) => {
    await using own = await siteWith(sku);
    const address = apiPaths.product('en', sku);
    for (const ask of [1, 2]) {
      const answer = await own.app.inject(address);
      expect({ ask, status: answer.statusCode, sku: answer.json().sku }).toEqual({ ask, status: 200, sku });
    }
    const listed = await own.app.inject('/api/categories/hoods/products');
    expect(listingSchema.parse(listed.json()).items.map((item) => item.sku)).toEqual([sku]);
  });

  it.each(['A%41B', 'A%2FB', '<i>A</i>', 'A  B'])(
    '%s, which the store cannot be asked for, is found once listed',
    async (sku) => {
      await using own = await siteWith(sku);
      await own.app.inject('/api/categories/hoods/products');
      const answer = await own.app.inject(apiPaths.product('en', sku));
      expect({ status: answer.statusCode, sku: answer.json().sku }).toEqual({ status: 200, sku });
    },
  );
});
