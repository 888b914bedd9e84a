import type { Category } from '@kitchen/shared/categories.ts';
import { categories } from '@kitchen/shared/categories.ts';
import { companionsSchema } from '@kitchen/shared/companions.ts';
import type { Selection } from '@kitchen/shared/facets.ts';
import { listingPageSize } from '@kitchen/shared/limits.ts';
import { categoryTotalsSchema, listingSchema } from '@kitchen/shared/listing.ts';
import { apiPaths } from '@kitchen/shared/paths.ts';
import { problemSchema, problemTypeOf } from '@kitchen/shared/problem.ts';
import { productSchema } from '@kitchen/shared/product.ts';
import { comparisonSchema, productCardsSchema } from '@kitchen/shared/product-lists.ts';
import { searchResultsSchema } from '@kitchen/shared/search.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categoryIds } from '../demo/store/store-categories.ts';
import { aStoredProduct } from '../demo/store/stored-product.ts';
import type { TestSite } from '../testing/test-site.ts';
import { startTestSite } from '../testing/test-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
  await site.knowCategories();
});
afterAll(() => site[Symbol.asyncDispose]());

async function listing(
  category: Category,
  selection: Selection = {},
  page = 1,
  language: 'en' | 'it' = 'en',
) {
  const answer = await site.app.inject(apiPaths.listing(language, category, selection, page));
  return listingSchema.parse(answer.json());
}

async function expectProblem(url: string, status: number, type: string) {
  const answer = await site.app.inject(url);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    status,
    'application/problem+json; charset=utf-8',
  ]);
  expect(answer.headers['cache-control']).toBe('no-store');
  const problem = problemSchema.parse(answer.json());
  expect([problem.status, problemTypeOf(problem.type)]).toEqual([status, type]);
  return problem;
}

describe('what goes with a product', () => {
  it('is a card of each, in the language that is asked for', async () => {
    const { items } = companionsSchema.parse(
      (await site.app.inject(apiPaths.companions('it', 'an100-bu'))).json(),
    );
    expect(items.map(({ sku, category, name }) => [sku, category, name])).toEqual([
      [expect.stringMatching(/^ANH120W-/), 'hoods', 'Cappa Antique 120'],
    ]);
  });

  it('is not found for a code that no product has', () =>
    expectProblem(apiPaths.companions('en', 'NO-SUCH-1'), 404, 'not-found'));
});

describe('a listing', () => {
  it('gives 24 models a page, each on one page only', async () => {
    const first = await listing('cookers');
    expect(first.models).toBeLessThan(first.total);
    expect(first.pages).toBe(Math.ceil(first.models / listingPageSize));
    const skus: (string | null)[] = [];
    for (let page = 1; page <= first.pages; page++) {
      const { items } = await listing('cookers', {}, page);
      expect(items).toHaveLength(page < first.pages ? 24 : first.models - 24 * (first.pages - 1));
      skus.push(...items.map(({ sku }) => sku));
    }
    expect(new Set(skus).size).toBe(first.models);
  });

  it('shows of each model the version that the selection leaves', async () => {
    const { items, total, models } = await listing('cookers', {
      collection: ['antique'],
      color: ['burgundy'],
    });
    expect(models).toBeLessThan(total);
    for (const { facts } of items) expect(facts).toMatchObject({ color: 'burgundy' });
  });

  it('is an empty page with the same totals past its end', async () => {
    const { total, pages, facets } = await listing('hoods');
    const past = await listing('hoods', {}, pages + 1);
    expect(past).toMatchObject({ items: [], total, pages, page: pages + 1, facets });
  });

  it.each(categories)('of %s shows as many products in both languages', async (category) => {
    const [english, italian] = [await listing(category), await listing(category, {}, 1, 'it')];
    expect(english.total).toBeGreaterThan(0);
    expect(italian.total).toBe(english.total);
    expect(italian.facets).toEqual(english.facets);
  });

  it('speaks the language that is asked for', async () => {
    const names = async (language: 'en' | 'it') => {
      const { items } = await listing('cookers', { collection: ['antique'] }, 1, language);
      return Object.fromEntries(items.map(({ sku, name }) => [sku, name]));
    };
    const [english, italian] = [await names('en'), await names('it')];
    const skus = Object.keys(english).filter((sku) => italian[sku] !== english[sku]);
    expect(skus.length).toBeGreaterThan(5);
  });

  it('shows a product that exists in one language only in the other one too', async () => {
    const found = await listing('cookers', {}, 1, 'it');
    const skus: (string | null)[] = [];
    for (let page = 1; page <= found.pages; page++) {
      skus.push(...(await listing('cookers', {}, page, 'it')).items.map(({ sku }) => sku));
    }
    expect(skus).toContain('MX90-PT');
  });

  it('tells for each option how many products choosing it would leave', async () => {
    const selection: Selection = { collection: ['antique'], width: ['90'] };
    const { facets } = await listing('cookers', selection);
    const counted = facets.flatMap(({ facet, options }) =>
      options.map(({ option, count }) => ({ facet, option, count })),
    );
    expect(counted.length).toBeGreaterThan(10);
    for (const { facet, option, count } of counted) {
      // One facet's options widen: an option's count is what it would leave by itself.
      const chosen = { ...selection, [facet]: [option] };
      expect({ facet, option, count: (await listing('cookers', chosen)).total }).toEqual({
        facet,
        option,
        count,
      });
    }
  });

  it('widens by options of one facet and narrows by facets', async () => {
    const of = async (selection: Selection) => (await listing('cookers', selection)).total;
    const [antique, elegant] = [await of({ collection: ['antique'] }), await of({ collection: ['elegant'] })];
    expect(await of({ collection: ['antique', 'elegant'] })).toBe(antique + elegant);
    expect(await of({ collection: ['antique'], width: ['90'] })).toBeLessThan(antique);
  });

  it('keeps a chosen option in sight that leads to nothing', async () => {
    expect((await listing('hoods')).facets.map(({ facet }) => facet)).not.toContain('cooktop_type');
    const { total, facets } = await listing('hoods', { cooktop_type: ['gas'] });
    expect(total).toBe(0);
    expect(facets).toContainEqual({ facet: 'cooktop_type', options: [{ option: 'gas', count: 0 }] });
  });

  it.each([
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=1.5', 'page'],
    ['page=two', 'page'],
    ['page=1e9', 'page'],
    ['page=99999999999999999999', 'page'],
    ['page=1&page=2', 'page'],
    ['page=', 'page'],
    ['color=turquoise', 'color'],
    ['width=90,91', 'width'],
    ['oven_type=__proto__', 'oven_type'],
    ['color=cream&color=nero', 'color'],
    ['lng=de', 'lng'],
    ['lng=en&lng=it', 'lng'],
  ])('is refused for ?%s, naming the parameter', async (query, parameter) => {
    const problem = await expectProblem(`/api/categories/cookers/products?${query}`, 400, 'bad-input');
    expect(new Set(problem.fields?.map(({ name }) => name))).toEqual(new Set([parameter]));
    expect(problem.fields?.[0]?.message).toMatch(/^expected /);
  });

  it.each(['cooker', 'cookers%20', 'toString', '15', '%F0%9F%8D%95'])(
    'of %s, which is no category, is not found',
    async (name) => {
      await expectProblem(`/api/categories/${name}/products`, 404, 'not-found');
    },
  );
});

it('names in Cache-Tag what an answer was made from, for a CDN that purges by tag', async () => {
  const tagsOf = async (url: string) => (await site.app.inject(url)).headers['cache-tag'];
  expect(await tagsOf(apiPaths.listing('en', 'cookers', {}, 1))).toBe('categories:cookers');
  expect(await tagsOf(apiPaths.product('en', 'MX90-PT'))).toBe('products:mx90-pt, categories:cookers');
  expect(await tagsOf(apiPaths.search('it', 'caffè'))).toMatch(/^searches:caff%C3%A8, categories:cookers, /);
});

it('lets a CDN hold what is whole for a minute, and stand in while the site is away', async () => {
  await using own = await startTestSite();
  await own.knowCategories();
  const cachingOf = async (url: string) => {
    const { headers } = await own.app.inject(url);
    return [headers['cdn-cache-control'], headers.age];
  };
  const caching = 'max-age=60, stale-while-revalidate=300, stale-if-error=86400';
  const url = apiPaths.listing('it', 'hoods', {}, 1);
  expect(await cachingOf(url)).toEqual([caching, '0']);
  // Fresh is fresh: an age would be taken from the minute.
  own.clock.now += 200_000;
  expect(await cachingOf(url)).toEqual([caching, '0']);
  expect(await cachingOf(apiPaths.product('en', 'NO-SUCH-1'))).toEqual([undefined, undefined]);
});

describe('the categories', () => {
  it('come with how many products each has, and are answered again without asking anybody', async () => {
    site.store.forget();
    for (const time of ['first', 'again']) {
      const answer = await site.app.inject(apiPaths.categories);
      expect(answer.headers['cache-status'], time).toContain('hit');
      const { items, complete } = categoryTotalsSchema.parse(answer.json());
      expect(complete).toBe(true);
      expect(items.map(({ category }) => category)).toEqual([...categories]);
      for (const { category, total } of items) expect(total).toBe((await listing(category)).total);
    }
    expect(site.store.requests()).toEqual([]);
  });

  it('say where some, or all, are missing because the store gives nothing of them', async () => {
    await using own = await startTestSite({ trouble: 'maintenance' });
    const nothing = await own.app.inject(apiPaths.categories);
    expect([nothing.statusCode, problemTypeOf(nothing.json().type)]).toEqual([503, 'store-unavailable']);
    own.clock.now += 60_000;
    const isOfOthers = (category: unknown) => category !== String(categoryIds.hoods);
    own.store.trouble('maintenance', ({ route, query }) => route === 'list' && isOfOthers(query.category));
    const answer = await own.app.inject(apiPaths.categories);
    expect(categoryTotalsSchema.parse(answer.json())).toEqual({
      items: [{ category: 'hoods', total: (await listing('hoods')).total }],
      complete: false,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('a product', () => {
  it.each([
    ['en', 'english'],
    ['it', 'italian'],
  ] as const)('comes in %s', async (language, stated) => {
    const record = [...site.store.products.values()].find(({ sku, meta }) =>
      Boolean(sku && meta.some(([key, value]) => key === 'Language' && value === stated)),
    );
    const answer = await site.app.inject(apiPaths.product(language, record?.sku ?? ''));
    expect(productSchema.parse(answer.json())).toMatchObject({ id: record?.id, sku: record?.sku, language });
  });

  it('that exists in one language only is shown in the other one too', async () => {
    const answer = await site.app.inject(apiPaths.product('it', 'MX90-PT'));
    expect(productSchema.parse(answer.json())).toMatchObject({ sku: 'MX90-PT', language: 'en' });
  });

  it('is found without regard to case', async () => {
    const answer = await site.app.inject(apiPaths.product('en', 'mx90-pt'));
    expect(productSchema.parse(answer.json()).sku).toBe('MX90-PT');
  });

  it('with an unknown SKU is not found', async () => {
    await expectProblem(apiPaths.product('en', 'NOBODY-1'), 404, 'not-found');
  });

  it('with an over-long SKU is refused', async () => {
    const problem = await expectProblem(apiPaths.product('en', 'x'.repeat(201)), 400, 'bad-input');
    expect(problem.fields?.[0]?.name).toBe('sku');
  });
});

describe('a list of products', () => {
  it('gives the card of each, whatever the case, and names those that are unknown', async () => {
    site.store.forget();
    const answer = await site.app.inject(apiPaths.products('it', ['mx90-pt', 'AN100-BU', 'NO-SUCH-1']));
    expect(answer.headers['cache-control']).toBe('public, no-cache');
    const { items, missing } = productCardsSchema.parse(answer.json());
    expect(items).toMatchObject([
      { sku: 'AN100-BU', category: 'cookers', model: null },
      { sku: 'MX90-PT', category: 'cookers' },
    ]);
    expect(items[0]?.facts).toMatchObject({ color: 'burgundy' });
    expect(missing).toEqual(['no-such-1']);
    // Many made-up SKUs must not be as many calls to the store.
    expect(site.store.requests()).toEqual([]);
  });

  it('is the same in whatever case and order it is asked for', async () => {
    const one = await site.app.inject('/api/products?lng=en&sku=MX90-BU,an100-cr,No-Such-2');
    const other = await site.app.inject('/api/products?lng=en&sku=no-such-2,AN100-CR,mx90-bu');
    expect(productCardsSchema.parse(one.json()).missing).toEqual(['no-such-2']);
    expect(other.body).toBe(one.body);
  });

  it('is empty for none, and not there where all are unknown', async () => {
    const none = await site.app.inject('/api/products');
    expect(none.json()).toEqual({ items: [], missing: [] });
    await expectProblem('/api/products?sku=NO-SUCH-1,NO-SUCH-2', 404, 'not-found');
  });

  it.each([
    ['products', 'sku', Array.from({ length: 31 }, (_, index) => `A${index}`).join(',')],
    ['products', 'sku', ','],
    ['products', 'sku', 'A'.repeat(201)],
    ['products', 'sku', 'A&sku=B'],
    ['comparison', 'items', 'AN100-BU,AN100-CR,MX90-PT,AN100-NE'],
    ['comparison', 'items', ', ,'],
  ])('is refused where it makes no sense: %s?%s=%s', async (path, name, list) => {
    const { fields } = await expectProblem(`/api/${path}?${name}=${list}`, 400, 'bad-input');
    expect(fields?.map((field) => field.name)).toEqual([name]);
  });
});

describe('a comparison', () => {
  it('gives the products of one category in the order that was asked for', async () => {
    const answer = await site.app.inject(apiPaths.comparison('en', 'MX90-PT,an100-bu'));
    const { products } = comparisonSchema.parse(answer.json());
    expect(products.map(({ sku }) => sku)).toEqual(['MX90-PT', 'AN100-BU']);
  });

  it('is of nothing where nothing is named, and not there where one of them is unknown', async () => {
    expect((await site.app.inject('/api/comparison')).json()).toEqual({ products: [] });
    await expectProblem('/api/comparison?items=AN100-BU,NO-SUCH-1', 404, 'not-found');
  });

  it('takes no products of several categories', async () => {
    const { items } = await listing('hoods');
    await expectProblem(`/api/comparison?items=AN100-BU,${items[0]?.sku}`, 400, 'bad-input');
    await expectProblem('/api/comparison?items=AN100-BU,CARE-01', 400, 'bad-input');
    await expectProblem('/api/comparison?items=CARE-01,AN100-BU', 400, 'bad-input');
  });

  it('takes no two products that are in none', async () => {
    const products = ['A', 'B'].map((sku, index) => aStoredProduct({ id: index + 1, sku, name: sku }));
    await using other = await startTestSite({ products });
    expect((await other.app.inject('/api/comparison?items=A')).statusCode).toBe(200);
    expect((await other.app.inject('/api/comparison?items=A,B')).statusCode).toBe(400);
  });
});

describe('a search', () => {
  const search = async (text: string, language: 'en' | 'it' = 'en') =>
    searchResultsSchema.parse((await site.app.inject(apiPaths.search(language, text))).json());

  it('finds products by a word of their name', async () => {
    const { items, total } = await search('antique');
    expect(total).toBe(items.length);
    expect(total).toBeGreaterThan(5);
  });

  it('answers in pages of 24, whose total is that of all', async () => {
    const pages = await Promise.all(
      [1, 2, 9].map(async (page) =>
        searchResultsSchema.parse((await site.app.inject(apiPaths.search('en', 'oven', page))).json()),
      ),
    );
    expect(pages.map(({ items }) => items.length)).toEqual([24, 24, 0]);
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(48);
    expect(new Set(pages.map(({ total }) => total)).size).toBe(1);
  });

  it('finds a product by its SKU, which the store itself does not', async () => {
    expect((await search('MX90-PT')).items.map(({ sku }) => sku)).toEqual(['MX90-PT']);
  });

  it('keeps to the language that is asked for', async () => {
    expect((await search('MX90-PT', 'it')).items).toEqual([]);
  });

  it.each(['', '   ', '%3Cb%3E', '\\'])('for nothing ("%s") finds nothing', async (text) => {
    const answer = await site.app.inject(`/api/search?lng=en&q=${text.replaceAll(' ', '%20')}`);
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { items: [], total: 0 }]);
  });

  it.each([
    ['q missing', ''],
    ['q twice', '?q=a&q=b'],
    ['q of 201 characters', `?q=${'x'.repeat(201)}`],
  ])('is refused with %s', async (_, query) => {
    const problem = await expectProblem(`/api/search${query}`, 400, 'bad-input');
    expect(problem.fields?.[0]?.name).toBe('q');
  });
});

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
    await expectProblem(apiPaths.product('en', sku), 404, 'not-found');
  });

  it.each(['prototype', '110', ...withheldSkus])('are not found by searching for %s', async (text) => {
    const answer = await site.app.inject(apiPaths.search('en', text));
    const { items } = searchResultsSchema.parse(answer.json());
    expect(items.filter(({ name, sku }) => isWithheld.test(`${name} ${sku}`))).toEqual([]);
    expect(items.filter(({ sku }) => withheldSkus.includes(sku ?? ''))).toEqual([]);
  });

  it.each(categories)('are not listed among %s', async (category) => {
    const { pages } = await listing(category);
    for (let page = 1; page <= pages; page++) {
      const { items } = await listing(category, {}, page);
      expect(items.map(({ sku }) => sku).filter((sku) => withheldSkus.includes(sku ?? ''))).toEqual([]);
    }
  });

  it('are only where their visibility allows', async () => {
    const skusOf = async (category: Category) => {
      const { pages } = await listing(category);
      const all = await Promise.all(
        Array.from({ length: pages }, (_, index) => listing(category, {}, index + 1)),
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

  it.each(odd)('%s is found, listed and keeps its address', async (sku) => {
    const product = aStoredProduct({
      id: 1,
      sku,
      name: 'Odd one',
      categoryIds: [categoryIds.hoods],
      meta: [['Language', 'english']],
    });
    await using own = await startTestSite({ products: [product] });
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
      const product = aStoredProduct({
        id: 1,
        sku,
        name: 'Odd one',
        categoryIds: [categoryIds.hoods],
        meta: [['Language', 'english']],
      });
      await using own = await startTestSite({ products: [product] });
      await own.app.inject('/api/categories/hoods/products');
      const answer = await own.app.inject(apiPaths.product('en', sku));
      expect({ status: answer.statusCode, sku: answer.json().sku }).toEqual({ status: 200, sku });
    },
  );
});
