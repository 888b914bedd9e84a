import { describe, expect, it, vi } from 'vitest';
import type { ProductRecord } from '../store/store.ts';
import { aRecord } from '../testing/a-record.ts';
import { readEnergyLabel } from './read-energy-label.ts';

type Changes = Partial<ProductRecord>;

const read = (changes: Changes, meta: ProductRecord['meta'] = {}, reportUnknown = vi.fn()) =>
  readEnergyLabel(
    [aRecord({ name: 'Nero 60', ...changes, meta: { ...changes.meta, ...meta } })],
    'en',
    reportUnknown,
  );

const kinds: [string, Changes, 'ovens' | 'rangehoods' | null][] = [
  ['a cooker', { categories: ['cookers'] }, 'ovens'],
  ['an oven', { categories: ['ovens'] }, 'ovens'],
  ['a compact oven', { categories: ['compact-products'], name: 'Forno compatto 45' }, 'ovens'],
  ['a hood', { categories: ['hoods'] }, 'rangehoods'],
  ['a cooker that is listed for its hob too', { categories: ['hobs', 'cookers'] }, 'ovens'],
  ['a hob that draws off the air', { categories: ['hobs', 'hoods'] }, 'rangehoods'],
  ['a hob', { categories: ['hobs'] }, null],
  ['a warming drawer', { categories: ['compact-products'], name: 'Warming drawer' }, null],
];

const cavities: [entered: string, classes: string[]][] = [
  [' a+ ', ['A+']],
  ['A, B', ['A', 'B']],
  ['A|A+', ['A', 'A+']],
  ['A, A, B', ['A', 'A', 'B']],
];

const exclusions: [string, Changes][] = [
  ['a microwave', { name: 'Nero 45 microwave' }],
  ['a microwave in Italian', { name: 'Forno a microonde' }],
  ['an oven that heats by microwaves too', { meta: { oven: 'Type: Microwave combi' } }],
  ['a steam oven', { name: 'Nero 60 steam oven' }],
  ['a steam oven in Italian', { name: 'Forno a vapore 45' }],
  ['a portable oven', { name: 'Portable oven 20' }],
  ['a small oven', { name: 'Fornetto 30' }],
  ['a cooker that stores heat', { meta: { other: 'Type: heat-storage cooker' } }],
  ['an oven for liquid gas alone', { meta: { oven_type: 'gas', gas_connection: 'Gas: LPG only' } }],
  [
    'an oven for liquid gas alone, in Italian',
    { meta: { oven: 'Tipo: Forno a gas', gas_connection: 'Gas: solo GPL' } },
  ],
  ['a model that its keeper says carries none', { meta: { energy_label: 'None' } }],
];

const likeExclusions: [string, Changes][] = [
  ['an oven with a steam function', { name: 'Nero 60 Easy Steam oven' }],
  [
    'a steam oven that is a multifunction oven',
    { name: 'Nero steam oven', meta: { oven_type: 'electric_multifunction' } },
  ],
  ['an oven for natural gas and liquid gas', { meta: { oven_type: 'gas', gas_connection: 'Gas: G20, LPG' } }],
  [
    'an electric oven under a hob for liquid gas',
    { meta: { oven_type: 'electric_fan', gas_connection: 'LPG only' } },
  ],
  ...['only LPG or natural gas', 'Solo GPL o metano', 'Gas: G20 - LPG only on request'].map(
    (connection): [string, Changes] => [
      `an oven that burns natural gas too: ${connection}`,
      { meta: { oven_type: 'gas', gas_connection: connection } },
    ],
  ),
  ['an oven with dishes for microwaves', { meta: { other: 'Enamel dishes for microwave included' } }],
  ['an oven whose dishes microwaves do not harm', { meta: { cavity: 'Microwave-safe' } }],
  ['an oven that stands beside a microwave', { meta: { oven: 'Type: Electric - Fits: above a microwave' } }],
  ['an oven with a stone that stores heat', { meta: { other: 'Heat-storage stone for pizza' } }],
  ['a steam oven with a grill', { name: 'Forno a vapore con grill' }],
  ['a steam oven with hot air', { name: 'Steam oven with hot air' }],
  ['an oven that a text compares with another', { meta: { oven: 'Type: Electric - Note: no steam oven' } }],
];

describe('the energy label', () => {
  describe.each(kinds)('of %s', (_, changes, kind) => {
    it.each(cavities)('says for "%s" one class a cavity, where there is a label', (entered, classes) => {
      const label = read(changes, { energy_class: entered });
      expect(label && { kind: label.kind, classes: label.classes, from: label.from, to: label.to }).toEqual(
        kind && { kind, classes, from: 'A+++', to: 'D' },
      );
    });
  });

  describe.each<ProductRecord['categories'][number]>(['cookers', 'ovens', 'compact-products'])(
    'among %s',
    (category) => {
      it.each(exclusions)('is not shown for %s, whatever is entered', (_, changes) => {
        expect(read({ name: 'Forno', categories: [category], ...changes }, { energy_class: 'A' })).toBeNull();
      });

      it.each(likeExclusions)('is shown for %s', (_, changes) => {
        expect(
          read({ name: 'Forno', categories: [category], ...changes }, { energy_class: 'A' }),
        ).not.toBeNull();
      });
    },
  );

  it.each(['B+++', 'A++++', 'H', 'E', 'A, B+', 'excellent'])('refuses "%s" with a warning', (entered) => {
    const reportUnknown = vi.fn();
    expect(read({ categories: ['ovens'] }, { energy_class: entered }, reportUnknown)).toBeNull();
    expect(reportUnknown.mock.calls).toEqual([['energy_class', entered.toUpperCase()]]);
  });

  it.each(['', 'choose_option', undefined])('is not there, and nothing wrong, for "%s"', (entered) => {
    const reportUnknown = vi.fn();
    const meta: ProductRecord['meta'] = entered === undefined ? {} : { energy_class: entered };
    expect(read({ categories: ['ovens'] }, meta, reportUnknown)).toBeNull();
    expect(reportUnknown).not.toHaveBeenCalled();
  });

  it.each([
    ['A++ to E', 'E', { from: 'A++', to: 'E' }],
    ['da A a G', 'G', { from: 'A', to: 'G' }],
    ['B to C', 'D', { from: 'A+++', to: 'D' }],
  ])(
    'of a hood with the range "%s" is read on that scale, if there ever was one',
    (range, entered, scale) => {
      const meta = { energy_class: entered, energy_range: range };
      expect(read({ categories: ['hoods'] }, meta)).toMatchObject({ classes: [entered], ...scale });
    },
  );

  it('comes from whichever entry of the product states it', () => {
    const records = [
      aRecord({ language: 'english', categories: ['ovens'], meta: { eprel_id: '1234' } }),
      aRecord({ language: 'italian', categories: ['ovens'], meta: { energy_class: 'A' } }),
    ];
    expect(readEnergyLabel(records, 'it', vi.fn())).toMatchObject({ classes: ['A'], eprelNumber: '1234' });
  });
});

describe('the register', () => {
  const meta = { energy_class: 'A' };

  it('is linked by the number of the model, in the language of the page', () => {
    const records = [aRecord({ categories: ['hoods'], meta: { ...meta, eprel_id: ' 1234567 ' } })];
    expect(readEnergyLabel(records, 'it', vi.fn())).toMatchObject({
      eprelNumber: '1234567',
      registerPage: 'https://eprel.ec.europa.eu/qr/1234567',
      productSheet: 'https://eprel.ec.europa.eu/fiches/rangehoods/Fiche_1234567_IT.pdf',
      labelPicture: 'https://eprel.ec.europa.eu/labels/rangehoods/Label_1234567.svg',
    });
  });

  it.each([
    ['https://eprel.ec.europa.eu/qr/77', '77', 'https://eprel.ec.europa.eu/fiches/ovens/Fiche_77_EN.pdf'],
    [
      'https://eprel.ec.europa.eu/screen/product/ovens/77',
      '77',
      'https://eprel.ec.europa.eu/fiches/ovens/Fiche_77_EN.pdf',
    ],
    ['https://shop.example/sheet.pdf', null, 'https://shop.example/sheet.pdf'],
    ['javascript:alert(1)', null, null],
    ['http://eprel.ec.europa.eu/qr/77', null, null],
  ])('is found by the address %s too', (url, eprelNumber, productSheet) => {
    expect(read({ categories: ['ovens'] }, { ...meta, eprel_url: url })).toMatchObject({
      eprelNumber,
      productSheet,
    });
  });

  it.each(['12 34', '../x', 'pending'])('has no number "%s"', (entered) => {
    expect(read({ categories: ['ovens'] }, { ...meta, eprel_id: entered })?.eprelNumber).toBeNull();
  });
});
