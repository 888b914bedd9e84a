import { productSchema } from '@kitchen/shared/product.ts';
import { describe, expect, it } from 'vitest';
import type { ProductRecord } from '../store/store.ts';
import { aRecord } from '../testing/a-record.ts';
import { presentProduct } from './present-product.ts';

const nameOf = (url: string) => `name of ${url}`;

const presented = (changes: Partial<ProductRecord>) => {
  const product = presentProduct([aRecord(changes)], 'en', nameOf);
  return productSchema.parse(product);
};

describe('presentProduct', () => {
  it('is null where there is no record', () => {
    expect(presentProduct([], 'it', nameOf)).toBeNull();
  });

  it('shows the record of the language, else the first, and says in which language it is', () => {
    const records = [
      aRecord({ id: 1, language: 'German' }),
      aRecord({ id: 2, language: 'italian', name: 'Cucina' }),
    ];
    expect(presentProduct(records, 'it', nameOf)).toMatchObject({ id: 2, name: 'Cucina', language: 'it' });
    expect(presentProduct(records, 'en', nameOf)).toMatchObject({ id: 1, language: null });
  });

  it('shows the specifications that have a value, in the order of the page', () => {
    const { specifications } = presented({
      meta: {
        accessories: 'Grid: 2',
        overall_dimensions: ' Width: 120 cm ',
        cooktop: '',
        door: '  ',
        oven: 'choose_option',
        other: 'Feet: adjustable|Drawer: on rails',
      },
    });
    expect(specifications).toEqual([
      { section: 'overall_dimensions', value: 'Width: 120\u00a0cm' },
      { section: 'other', value: 'Feet: adjustable - Drawer: on rails' },
      { section: 'accessories', value: 'Grid: 2' },
    ]);
  });

  it.each([
    ['choose_option', null],
    ['Choose an option', null],
    ['scegli un\u2019opzione', null],
    ['', null],
    ['Wall', 'wall'],
    ['sotto pensile', 'under_cabinet'],
    ['hanging from chains', 'hanging from chains'],
  ])('shows installation mode "%s" as %s', (entered, shown) => {
    expect(presented({ meta: { installation_mode: entered } }).installationMode).toBe(shown);
  });

  it('names collection and colour by their options where they are some', () => {
    expect(
      presented({ meta: { collection: 'Enzo Titan', color: 'crema|bordeaux|crema', model: 'ET90' } }),
    ).toMatchObject({
      collection: 'enzo_titan',
      color: 'cream, burgundy',
      model: 'ET90',
    });
    expect(presented({ meta: { collection: 'Riviera', color: 'petrol_blue' } })).toMatchObject({
      collection: 'Riviera',
      color: 'petrol_blue',
      model: null,
    });
  });

  it('has the first of the site’s categories', () => {
    expect(presented({ categories: ['compact-products', 'ovens'] }).category).toBe('ovens');
    expect(presented({ categories: [] }).category).toBeNull();
  });

  it('describes a picture without text by the name', () => {
    const images = [
      { src: 'https://store.example/a.jpg', alt: ' ' },
      { src: 'https://store.example/b.jpg', alt: 'The dial' },
    ];
    expect(presented({ images }).pictures).toEqual([
      { source: nameOf('https://store.example/a.jpg'), alt: 'Antique 100' },
      { source: nameOf('https://store.example/b.jpg'), alt: 'The dial' },
    ]);
  });
});

describe('energy label', () => {
  const stated = { energy_class: ' a+ ', energy_range: 'A+++ to D', eprel_url: 'https://eprel.example/12' };
  const label = { class: 'A+', range: 'A+++ to D', productSheet: 'https://eprel.example/12' };

  it.each<[string, Partial<ProductRecord>]>([
    ['a cooker', { categories: ['cookers'] }],
    ['an oven', { categories: ['ovens'] }],
    ['a hood', { categories: ['hoods'] }],
    ['a compact oven', { categories: ['compact-products'], name: 'Forno compatto 45' }],
  ])('is shown for %s whose record states a class', (_, changes) => {
    expect(presented({ ...changes, meta: stated }).energyLabel).toEqual(label);
  });

  it.each<[string, Partial<ProductRecord>]>([
    ['a hob', { categories: ['hobs'] }],
    ['a microwave', { categories: ['compact-products'], name: 'Nero 45 microwave' }],
    ['a microwave among the ovens', { categories: ['ovens'], name: 'Forno a microonde' }],
    [
      'an oven that heats by microwaves too',
      { categories: ['ovens'], meta: { ...stated, oven: 'Type: Microwave combi' } },
    ],
    ['a warming drawer', { categories: ['compact-products'], name: 'Warming drawer' }],
  ])('is never shown for %s', (_, changes) => {
    expect(presented({ meta: stated, ...changes }).energyLabel).toBeNull();
  });

  it.each(['', 'choose_option', 'H', 'A++++', undefined])(
    'is not shown where the class is "%s"',
    (energyClass) => {
      const meta = energyClass === undefined ? {} : { energy_class: energyClass };
      expect(presented({ categories: ['ovens'], meta }).energyLabel).toBeNull();
    },
  );

  it('links to no product sheet but one on the web', () => {
    const meta = { energy_class: 'B', eprel_url: 'javascript:alert(1)' };
    expect(presented({ categories: ['ovens'], meta }).energyLabel).toEqual({
      class: 'B',
      range: null,
      productSheet: null,
    });
  });
});
