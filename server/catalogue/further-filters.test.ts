import type { Category } from '@kitchen/shared/categories.ts';
import type { Selection } from '@kitchen/shared/facets.ts';
import { isFacet } from '@kitchen/shared/facets.ts';
import { listingSchema } from '@kitchen/shared/listing.ts';
import type { sorts } from '@kitchen/shared/listing-sort.ts';
import { apiPaths } from '@kitchen/shared/paths.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appliances } from '../demo/catalogue/appliances.ts';
import { cavities, cookingPlaces } from '../demo/catalogue/measures.ts';
import { askListing } from '../testing/ask-api.ts';
import { idsOf, indexMetas } from '../testing/index-records.ts';
import type { TestSite } from '../testing/test-site.ts';
import { startTestSite } from '../testing/test-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
  await site.knowCategories();
});
afterAll(() => site[Symbol.asyncDispose]());

const applianceOf = (sku: string | null) => appliances.find((each) => each.sku === sku);

describe('what a listing is filtered by besides its facets', () => {
  it.each<[Category, string[]]>([
    ['cookers', ['ovens', 'energy_class', 'burners', 'connection']],
    ['ovens', ['energy_class', 'volume', 'steam', 'cleaning', 'connection']],
    ['hobs', ['burners', 'connection']],
    ['hoods', ['energy_class', 'noise', 'noise_lowest', 'extraction', 'ducting']],
  ])('is, of %s, what their records state and not all have', async (category, expected) => {
    const { facets } = await askListing(site, category);
    const names = facets.map(({ facet }) => facet);
    expect(names.filter((name) => !isFacet(name))).toEqual(expected);
    expect(names.findIndex((name) => !isFacet(name))).toBe(names.filter(isFacet).length);
  });

  it('finds a pale cooker 90 cm wide with induction, of the best class', async () => {
    const selection: Selection = {
      color: ['white', 'cream'],
      width: ['90'],
      cooktop_type: ['induction'],
      energy_class: ['a'],
    };
    const { items } = await askListing(site, 'cookers', selection);
    expect(items.length).toBeGreaterThan(0);
    for (const { sku } of items)
      expect(applianceOf(sku)).toMatchObject({ size: 90, cooktop: 'induction', kind: 'cooker' });
    const { total, giveUp = [] } = await askListing(site, 'cookers', { ...selection, ovens: ['2'] });
    expect([total, giveUp.length > 0]).toEqual([0, true]);
    for (const { facet, count } of giveUp) {
      const { [facet]: _, ...others } = { ...selection, ovens: ['2'] as const };
      expect((await askListing(site, 'cookers', others)).total).toBe(count);
    }
  });

  it('is true of each product that it leaves', async () => {
    const two = await askListing(site, 'cookers', { ovens: ['2'], burners: ['6'] });
    expect(two.items.length).toBeGreaterThan(0);
    for (const { sku } of two.items) {
      const appliance = applianceOf(sku);
      if (!appliance) continue;
      const { gas, electric } = cookingPlaces(appliance);
      expect([cavities(appliance), gas + electric]).toEqual([2, 6]);
    }
  });

  it('counts by steps what comes up to them', async () => {
    const index = await indexMetas(['58', '60', '64', ''].map((hood_noise) => ({ hood_noise })));
    expect(index.listing({}, 1).facets).toEqual([
      {
        facet: 'noise',
        options: { '60': 2, '65': 3, '70': 3 },
      },
    ]);
    expect(idsOf(index.listing({ noise: ['60'] }, 1))).toEqual([1, 2]);
  });
});

describe('the order of a listing', () => {
  const skusBy = async (category: Category, sort?: (typeof sorts)[number]) => {
    const answer = await fetch(site.url + apiPaths.listing('en', category, {}, 1, sort));
    return listingSchema.parse(await answer.json()).items.map(({ sku }) => sku);
  };

  it.each<[Category, string[]]>([
    ['cookers', ['width', 'energy']],
    ['hobs', ['width']],
    ['hoods', ['width', 'energy', 'noise', 'extraction']],
  ])('may, of %s, be by %j', async (category, offered) => {
    expect((await askListing(site, category)).sorts).toEqual(offered);
  });

  it('is by width from the narrowest, and the recommended one where none is asked for', async () => {
    const widths = (await skusBy('cookers', 'width')).flatMap((sku) => applianceOf(sku)?.size ?? []);
    expect(widths.length).toBeGreaterThan(20);
    expect(widths).toEqual(widths.toSorted((one, other) => one - other));
    expect(await skusBy('cookers')).not.toEqual(await skusBy('cookers', 'width'));
  });

  it.each([
    ['energy', [4, 2, 5, 1, 3, 6]],
    ['noise', [2, 1, 3, 4, 5, 6]],
    ['extraction', [2, 1, 3, 4, 5, 6]],
    ['width', [3, 1, 2, 4, 5, 6]],
  ] as const)('is by %s from the best, with those last that state nothing', async (sort, ids) => {
    const index = await indexMetas([
      { hood_noise: '60', hood_air_flow_max: '550', energy_class: 'B', width: '90' },
      { hood_noise: '58', hood_air_flow_max: '600', energy_class: 'A', width: '90' },
      { hood_noise: '62', hood_air_flow_max: '500', hood_air_flow_boost: '650', width: '60' },
      { energy_class: 'A+' },
      { energy_class: 'A, B' },
      {},
    ]);
    expect(idsOf(index.listing({}, 1, sort))).toEqual(ids);
  });

  it('shows of each model the version that comes first', async () => {
    const [first] = await skusBy('cookers', 'width');
    expect(applianceOf(first ?? '')?.size).toBe(60);
  });
});
