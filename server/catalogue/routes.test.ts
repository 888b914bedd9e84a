import { categories } from '@kitchen/shared/categories.ts';
import { companionsSchema } from '@kitchen/shared/companions.ts';
import type { Selection } from '@kitchen/shared/facets.ts';
import { listingPageSize } from '@kitchen/shared/limits.ts';
import { categoryTotalsSchema } from '@kitchen/shared/listing.ts';
import { apiPaths } from '@kitchen/shared/paths.ts';
import { problemTypeOf } from '@kitchen/shared/problem.ts';
import { productSchema } from '@kitchen/shared/product.ts';
import { productCardsSchema } from '@kitchen/shared/product-lists.ts';
import { searchResultsSchema } from '@kitchen/shared/search.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categoryIds } from '../demo/store/store-categories.ts';
import { askListing, expectProblem } from '../testing/ask-api.ts';
import type { TestSite } from '../testing/test-site.ts';
import { startTestSite } from '../testing/test-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
  await site.knowCategories();
});
afterAll(() => site[Symbol.asyncDispose]());

describe('what goes with a product', () => {
  it('is a card of each, in the language that is asked for', async () => {
    const { items } = companionsSchema.parse(
      (await site.app.inject(apiPaths.companions('it', 'an100-bu'))).json(),
    );
    expect(items.map(({ sku, category, name }) => [sku, category, name])).toEqual([
      [expect.stringMatching(/^ANH120W-/), 'hoods', 'Cappa Antique 120'],
      [expect.stringMatching(/^AN/), 'cookers', expect.stringMatching(/^Antique /)],
      [expect.stringMatching(/^AN/), 'cookers', expect.stringMatching(/^Antique /)],
    ]);
  });

  it('is not found for a code that no product has', () =>
    expectProblem(site, apiPaths.companions('en', 'NO-SUCH-1'), 404, 'not-found'));
});

describe('a listing', () => {
  it('gives 24 models a page, each on one page only', async () => {
    const first = await askListing(site, 'cookers');
    expect(first.models).toBeLessThan(first.total);
    expect(first.pages).toBe(Math.ceil(first.models / listingPageSize));
    const skus: (string | null)[] = [];
    for (let page = 1; page <= first.pages; page++) {
      const { items } = await askListing(site, 'cookers', {}, page);
      expect(items).toHaveLength(page < first.pages ? 24 : first.models - 24 * (first.pages - 1));
      skus.push(...items.map(({ sku }) => sku));
    }
    expect(new Set(skus).size).toBe(first.models);
  });

  it.each([
    ['AN100-BU', { cooktop_type: 'gas' }, { ovens: 2 }],
    ['PF90IY-AT', { cooking_zone: 'induction' }, { ovens: 1 }],
    ['LDF60M-CR', { oven_type: 'electric_multifunction' }, { litres: [74] }],
    ['EZP90G-BK', { cooktop_type: 'gas' }, { burners: 6 }],
    ['EXP75X-SS', {}, { burners: 3, zones: 2 }],
    ['ANH90W-BU', {}, { noise: [48, 62], airFlow: 580 }],
    ['LDCV45-CR', { oven_type: 'electric_fan' }, { litres: [44] }],
    ['NRMW45-NE', {}, {}],
  ] as const)('says of %s what is asked first of its kind', async (sku, others, figures) => {
    const { items } = productCardsSchema.parse(
      (await site.app.inject(apiPaths.products('it', [sku]))).json(),
    );
    const facts = { width: expect.any(String), color: expect.any(String), ...others };
    expect([items[0]?.facts, items[0]?.figures]).toEqual([facts, figures]);
  });

  it('shows of each model the version that the selection leaves', async () => {
    const { items, total, models } = await askListing(site, 'cookers', {
      collection: ['antique'],
      color: ['burgundy'],
    });
    expect(models).toBeLessThan(total);
    for (const { facts } of items) expect(facts).toMatchObject({ color: 'burgundy' });
  });

  it('is an empty page with the same totals past its end', async () => {
    const { total, pages, facets } = await askListing(site, 'hoods');
    const past = await askListing(site, 'hoods', {}, pages + 1);
    expect(past).toMatchObject({ items: [], total, pages, page: pages + 1, facets });
  });

  it.each(categories)('of %s shows as many products in both languages', async (category) => {
    const [english, italian] = [
      await askListing(site, category),
      await askListing(site, category, {}, 1, 'it'),
    ];
    expect(english.total).toBeGreaterThan(0);
    expect(italian.total).toBe(english.total);
    expect(italian.facets).toEqual(english.facets);
  });

  it('speaks the language that is asked for', async () => {
    const names = async (language: 'en' | 'it') => {
      const { items } = await askListing(site, 'cookers', { collection: ['antique'] }, 1, language);
      return Object.fromEntries(items.map(({ sku, name }) => [sku, name]));
    };
    const [english, italian] = [await names('en'), await names('it')];
    const skus = Object.keys(english).filter((sku) => italian[sku] !== english[sku]);
    expect(skus.length).toBeGreaterThan(5);
  });

  it('shows a product that exists in one language only in the other one too', async () => {
    const found = await askListing(site, 'cookers', {}, 1, 'it');
    const skus: (string | null)[] = [];
    for (let page = 1; page <= found.pages; page++) {
      skus.push(...(await askListing(site, 'cookers', {}, page, 'it')).items.map(({ sku }) => sku));
    }
    expect(skus).toContain('MX90-PT');
  });

  it('tells for each option how many products choosing it would leave', async () => {
    const selection: Selection = { collection: ['antique'], width: ['90'] };
    const { facets } = await askListing(site, 'cookers', selection);
    const counted = facets.flatMap(({ facet, options }) =>
      Object.entries(options).map(([option, count]) => ({ facet, option, count })),
    );
    expect(counted.length).toBeGreaterThan(10);
    for (const { facet, option, count } of counted) {
      // One facet's options widen: an option's count is what it would leave by itself.
      const chosen = { ...selection, [facet]: [option] };
      expect({ facet, option, count: (await askListing(site, 'cookers', chosen)).total }).toEqual({
        facet,
        option,
        count,
      });
    }
  });

  it('widens by options of one facet and narrows by facets', async () => {
    const of = async (selection: Selection) => (await askListing(site, 'cookers', selection)).total;
    const [antique, elegant] = [await of({ collection: ['antique'] }), await of({ collection: ['elegant'] })];
    expect(await of({ collection: ['antique', 'elegant'] })).toBe(antique + elegant);
    expect(await of({ collection: ['antique'], width: ['90'] })).toBeLessThan(antique);
  });

  it('is in the order that is asked for, in whatever case, as options are', async () => {
    const one = await site.app.inject('/api/categories/hoods/products?lng=en&sort=WIDTH&color=CREAM');
    expect(one.statusCode).toBe(200);
    expect(one.body).toBe(
      (await site.app.inject(apiPaths.listing('en', 'hoods', { color: ['cream'] }, 1, 'width'))).body,
    );
  });

  it('keeps a chosen option in sight that leads to nothing', async () => {
    expect((await askListing(site, 'hoods')).facets.map(({ facet }) => facet)).not.toContain('cooktop_type');
    const { total, facets } = await askListing(site, 'hoods', { cooktop_type: ['gas'] });
    expect(total).toBe(0);
    expect(facets).toContainEqual({ facet: 'cooktop_type', options: { gas: 0 } });
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
    ['ovens=nine', 'ovens'],
    ['energy_class=H', 'energy_class'],
    ['sort=price', 'sort'],
    ['sort=', 'sort'],
    ['sort=width&sort=energy', 'sort'],
    ['lng=de', 'lng'],
    ['lng=en&lng=it', 'lng'],
  ])('is refused for ?%s, naming the parameter', async (query, parameter) => {
    const problem = await expectProblem(site, `/api/categories/cookers/products?${query}`, 400, 'bad-input');
    expect(new Set(problem.fields?.map(({ name }) => name))).toEqual(new Set([parameter]));
    expect(problem.fields?.[0]?.message).toMatch(/^expected /);
  });

  it.each(['cooker', 'cookers%20', 'toString', '15', '%F0%9F%8D%95'])(
    'of %s, which is no category, is not found',
    async (name) => {
      await expectProblem(site, `/api/categories/${name}/products`, 404, 'not-found');
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
      for (const { category, total } of items) expect(total).toBe((await askListing(site, category)).total);
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
      items: [{ category: 'hoods', total: (await askListing(site, 'hoods')).total }],
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
    await expectProblem(site, apiPaths.product('en', 'NOBODY-1'), 404, 'not-found');
  });

  it('with an over-long SKU is refused', async () => {
    const problem = await expectProblem(site, apiPaths.product('en', 'x'.repeat(201)), 400, 'bad-input');
    expect(problem.fields?.[0]?.name).toBe('sku');
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

  it('keeps to the language that is asked for, but for a code', async () => {
    expect((await search('petrol', 'it')).items).toEqual([]);
    expect((await search('MX90-PT', 'it')).items).toHaveLength(1);
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
    const problem = await expectProblem(site, `/api/search${query}`, 400, 'bad-input');
    expect(problem.fields?.[0]?.name).toBe('q');
  });

  it.each([
    ['width=90,91', 'width'],
    ['category=fridges', 'category'],
    ['color=cream&color=nero', 'color'],
  ])('is refused for ?%s, naming the parameter', async (query, parameter) => {
    const problem = await expectProblem(site, `/api/search?q=oven&${query}`, 400, 'bad-input');
    expect(problem.fields?.map(({ name }) => name)).toEqual([parameter]);
  });
});
