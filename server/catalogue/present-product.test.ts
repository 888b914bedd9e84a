import type { Category } from '@kitchen/shared/categories.ts';
import { productSchema } from '@kitchen/shared/product.ts';
import { describe, expect, it } from 'vitest';
import type { ProductRecord } from '../store/store.ts';
import { aRecord } from '../testing/a-record.ts';
import { presentProduct } from './present-product.ts';

const nameOf = (url: string) => `name of ${url}`;

const options = { nameOf, reportUnknown: () => {} };

const presented = (changes: Partial<ProductRecord>) => {
  const product = presentProduct([aRecord(changes)], 'en', options);
  return productSchema.parse(product);
};

describe('presentProduct', () => {
  it('is null where there is no record', () => {
    expect(presentProduct([], 'it', options)).toBeNull();
  });

  it('shows the record of the language, else the first, and says in which language it is', () => {
    const records = [
      aRecord({ id: 1, language: 'German' }),
      aRecord({ id: 2, language: 'italian', name: 'Cucina' }),
    ];
    expect(presentProduct(records, 'it', options)).toMatchObject({ id: 2, name: 'Cucina', language: 'it' });
    expect(presentProduct(records, 'en', options)).toMatchObject({ id: 1, language: null });
  });

  it('is described by the words of its description alone, marks within a word left out', () => {
    const records = [
      aRecord({ id: 1, language: 'english', shortDescription: '<p>Its 10<sup>th</sup> year.</p>' }),
      aRecord({
        id: 2,
        language: 'italian',
        shortDescription:
          '<p>Da <strong>60</strong>cm, cos&igrave; l&#8217;oro &amp; il nero.</p>\n<ul><li>A 300°C</li></ul>',
      }),
    ];
    expect(presentProduct(records, 'en', options)?.descriptionText).toBe('Its 10th year.');
    expect(presentProduct(records, 'it', options)?.descriptionText).toBe(
      'Da 60cm, così l’oro & il nero. A 300 °C',
    );
    expect(presented({ shortDescription: '<p><br></p>' }).descriptionText).toBe('');
  });

  it('warns of what the record warns of, with the words before a colon', () => {
    const meta = { warnings: 'Hot surfaces: keep children away - Fix it to the wall|Never flambé – ever' };
    expect(presented({ meta }).warnings).toEqual([
      'Hot surfaces: keep children away',
      'Fix it to the wall',
      'Never flambé',
      'ever',
    ]);
    expect(presented({ meta: { warnings: ' ' } }).warnings).toEqual([]);
  });

  it('states what is asked first of its category, as far as its records do', () => {
    const meta = { hob_burners: '6', oven_volume: '74; 38', cooktop: 'Type: gas', hood_noise: '60' };
    const stated = (category: Category | undefined) => {
      const record = aRecord({ categories: category ? [category] : [], meta });
      const { facts, figures } = presentProduct([record], 'en', options) ?? {};
      return { facts, figures };
    };
    expect(stated('cookers')).toEqual({
      facts: { cooktop_type: 'gas' },
      figures: { ovens: 2, burners: 6, litres: [74, 38] },
    });
    expect(stated('hoods')).toEqual({ facts: {}, figures: { noise: 60 } });
    expect(stated(undefined)).toEqual({ facts: {}, figures: {} });
  });

  it.each([
    ['hobs', { cooktop_type: 'induction' }, { gas: false }],
    ['hobs', { cooktop: 'Type: 3 gas burners and 2 ceramic zones' }, { gas: true }],
    ['hobs', { cooktop: 'Glass: bevelled', gas_connection: 'Gas: no' }, { gas: false }],
    ['hobs', { cooktop: 'Glass: bevelled' }, {}],
    ['cookers', { cooktop_type: 'induction' }, {}],
    [
      'cookers',
      { cooktop_type: 'induction', oven: 'Type: Electric multifunction - Steam: none' },
      { gas: false, steam: false },
    ],
    ['cookers', { cooktop_type: 'induction', oven_type: 'gas' }, { gas: true }],
    [
      'ovens',
      { oven: 'Tipo: Elettrico - Vapore: Easy Steam - Vapore scarico: no' },
      { gas: false, steam: true },
    ],
    [
      'ovens',
      { oven: 'Type: Electric - Steam cleaning: no', cavity: 'Cleaning: Pyrolytic' },
      { gas: false, cleaning: ['pyrolytic'] },
    ],
    ['hoods', { other: 'Duct: 150 mm duct or recirculation' }, { ducting: ['ducted', 'recirculating'] }],
    [
      'hobs',
      { electric_connection: 'Voltage: 220–240 V', gas_connection: 'Gas: G20' },
      { gas: true, connection: ['single_phase'] },
    ],
    [null, { cooktop_type: 'gas' }, {}],
  ] as const)(
    'says of %s with %j what they have and have not, where that is certain',
    (category, meta, features) => {
      const record = aRecord({ categories: category ? [category] : [], meta });
      expect(presentProduct([record], 'en', options)?.features).toEqual(features);
    },
  );

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

it('has the energy label of the category that lists it, where its record names but one below', () => {
  const record = aRecord({ categories: [], name: 'Land 60', meta: { energy_class: 'A' } });
  expect(presentProduct([record], 'en', options)?.energyLabel).toBeNull();
  expect(presentProduct([record], 'en', { ...options, listedIn: 'ovens' })).toMatchObject({
    category: 'ovens',
    energyLabel: { kind: 'ovens', classes: ['A'] },
  });
});
