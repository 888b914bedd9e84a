import { categories } from '@kitchen/shared/categories.ts';
import { facetNames, facetOptions, isFacetOption } from '@kitchen/shared/facets.ts';
import { languages } from '@kitchen/shared/languages.ts';
import { specificationSections } from '@kitchen/shared/product.ts';
import { describe, expect, test } from 'vitest';
import { demoProducts } from '../store/demo-products.ts';
import { categoryIds } from '../store/store-categories.ts';
import { pictureName } from './appliance.ts';
import { appliances } from './appliances.ts';
import { shortDescription } from './product-texts.ts';
import { specifications } from './specifications.ts';

const skus = new Set(appliances.map(({ sku }) => sku));
const records = demoProducts().filter(({ sku }) => skus.has(sku));
const metaOf = (record: (typeof records)[number], key: string) =>
  record.meta.filter(([name]) => name === key).map(([, value]) => value);

describe('the catalogue', () => {
  test('holds at least 165 products, each with an article number of its own', () => {
    expect(appliances.length).toBeGreaterThanOrEqual(165);
    expect(skus.size).toBe(appliances.length);
  });

  test.each(categories)('fills more than most of a first page with %s', (category) => {
    expect(appliances.filter((appliance) => appliance.category === category).length).toBeGreaterThanOrEqual(
      20,
    );
  });

  test('shows no look twice among the first of a category', () => {
    for (const category of categories) {
      const first = appliances.filter((appliance) => appliance.category === category).slice(0, 18);
      expect(new Set(first.map((of) => pictureName(of, 'whole'))).size, category).toBe(first.length);
    }
  });

  test.each(languages)('says in %s of all invented figures of energy that they are', (language) => {
    const entries = records.filter((record) =>
      metaOf(record, 'Language').includes({ en: 'english', it: 'italian' }[language]),
    );
    const withFigures = entries.filter(({ meta }) =>
      meta.some(([key]) => /^(?:energy_class|ho[bo]d?_)/.test(key)),
    );
    expect(withFigures.length).toBeGreaterThan(150);
    for (const record of withFigures)
      expect(metaOf(record, 'warnings').join()).toMatch(/demonstration|dimostrazione/);
  });

  test('counts the knobs of a cooker where its width has a number of them, and nowhere else', () => {
    const cooker = appliances.find(({ kind }) => kind === 'cooker');
    if (!cooker) throw new Error('There is no cooker');
    const knobs = (size: number) => specifications({ ...cooker, line: 'antique', size }, 'en').control_zone;
    expect(knobs(90)).toContain('Knobs: 6 metal knobs');
    expect(knobs(75)).toContain('Knobs: Metal knobs');
  });

  test.each(facetNames)('has every option of %s', (facet) => {
    const held = new Set(
      records.flatMap((record) => metaOf(record, facet)).flatMap((value) => String(value).split(', ')),
    );
    expect(facetOptions[facet].filter((option) => !held.has(option))).toEqual([]);
  });

  test('names facet values as the site does, but for colours typed in Italian', () => {
    const typed = new Set(['crema', 'bianco']);
    const strange = records.flatMap((record) =>
      facetNames.flatMap((facet) =>
        metaOf(record, facet)
          .flatMap((value) => String(value).split(', '))
          .filter((value) => !isFacetOption(facet, value) && value !== 'choose_option' && !typed.has(value)),
      ),
    );
    expect(strange).toEqual([]);
  });

  test('leaves some filter fields empty, to be told from the texts', () => {
    for (const facet of ['width', 'cooktop_type', 'oven_type', 'special_function'] as const) {
      const cookers = records.filter((record) => record.categoryIds.includes(categoryIds.cookers));
      const without = cookers.filter((record) => metaOf(record, facet).length === 0);
      expect(without.length, facet).toBeGreaterThan(5);
      expect(without.length, facet).toBeLessThan(cookers.length / 2);
    }
  });
});

describe('texts', () => {
  test.each(languages)('in %s are well-formed, name no brand and leave no gap', (language) => {
    const pattern = /^<p>(?:[^<>]|<\/?strong>)+<\/p>(?:\n<ul>\n(?:<li>[^<>]+<\/li>\n)+<\/ul>)?$/;
    for (const appliance of appliances) {
      const description = shortDescription(appliance, language);
      const technical = JSON.stringify(specifications(appliance, language));
      expect(description, appliance.sku).toMatch(pattern);
      expect(description + technical).not.toMatch(/calidora|undefined|null|NaN|\.\.|\s\s/i);
    }
  });

  test('speak of burners and grates only where there is a flame', () => {
    const hobs = appliances.filter(({ kind, cooktop }) => kind === 'hob' && !/gas|mixed/.test(cooktop ?? ''));
    for (const hob of hobs)
      for (const language of languages)
        expect(shortDescription(hob, language), hob.sku).not.toMatch(
          /iron|burner|grate|ghisa|bruciator|grigli/i,
        );
  });

  test('of technical values are parts with at most one label each', () => {
    for (const appliance of appliances) {
      for (const [section, value] of Object.entries(specifications(appliance, 'it'))) {
        expect(specificationSections, section).toContain(section);
        for (const part of value.split(' - ')) expect(part.split(':').length, part).toBeLessThanOrEqual(2);
      }
    }
  });
});

describe('records', () => {
  test('are two a product with the same picture, save for a few in one language only', () => {
    const bySku = Map.groupBy(records, ({ sku }) => sku);
    expect([...bySku.keys()]).toHaveLength(appliances.length);
    const single = [...bySku.values()].filter((pair) => pair.length === 1);
    expect(single.length).toBeGreaterThan(3);
    expect(single.length).toBeLessThan(12);
    for (const pair of bySku.values()) {
      expect(new Set(pair.map((record) => record.images[0]?.file)).size).toBe(1);
      expect(new Set(pair.flatMap((record) => metaOf(record, 'Language'))).size).toBe(pair.length);
    }
  });

  test.each(categories)(
    'of %s are shown in the order of the catalogue, those that lack something last',
    (category) => {
      const listed = demoProducts().filter(
        ({ categoryIds: ids, status, visibility, password }) =>
          ids.includes(categoryIds[category]) && status === 'publish' && visibility !== 'hidden' && !password,
      );
      const products = [
        ...Map.groupBy(
          listed.toSorted((a, b) => a.id - b.id),
          ({ sku }) => sku,
        ),
      ];
      const lacking = products.map(
        ([sku, group]) =>
          !/^[A-Z\d-]+$/.test(sku) || group.length !== 2 || !group.every(({ images }) => images[0]),
      );
      expect(lacking).toEqual(lacking.toSorted((a, b) => Number(a) - Number(b)));
      const order = appliances.map(({ sku }) => sku);
      const places = products.filter((_, at) => !lacking[at]).map(([sku]) => order.indexOf(sku));
      expect(places.length).toBeGreaterThanOrEqual(20);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    },
  );

  test('of unusual kinds come after all others of their category', () => {
    const last = Math.max(...records.map(({ id }) => id));
    const odd = demoProducts().filter(({ sku }) => !skus.has(sku));
    expect(odd.length).toBeGreaterThan(15);
    expect(odd.every(({ id }) => id > last)).toBe(true);
  });
});
