import { specificationSections } from '@kitchen/shared/product.ts';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/builders.ts';
import { compareSections, differ } from './compare-rows.ts';

const withOven = (value: string) => aProduct({ specifications: [{ section: 'oven', value }] });

describe('the rows of a comparison', () => {
  it('are the labels that one of the products has, in the order of the sheet, unlabelled parts last', () => {
    const one = aProduct({
      specifications: [
        { section: 'oven', value: 'Type: electric - Enamelled inside - Volume: 60 L' },
        { section: 'cooktop', value: 'Type: gas' },
      ],
    });
    const other = aProduct({ specifications: [{ section: 'oven', value: 'VOLUME: 74 L - Grill: yes' }] });
    expect(compareSections([one, other], specificationSections, 'en', 'cavity')).toEqual([
      { section: 'cooktop', rows: [{ label: 'Type', cells: [['gas'], []], differs: false }] },
      {
        section: 'oven',
        rows: [
          { label: 'Type', cells: [['electric'], []], differs: false },
          { label: 'Volume', cells: [['60 L'], ['74 L']], differs: true },
          { label: 'Grill', cells: [[], ['yes']], differs: false },
          { label: null, cells: [['Enamelled inside'], []], differs: false },
        ],
      },
    ]);
  });

  it('know the volume that a record states only as the regulation asks for it', () => {
    const stated = aProduct({ specifications: [{ section: 'cavity', value: 'Volume: 69 L' }] });
    const asked = aProduct({
      technicalInformation: [{ kind: 'oven', rows: [{ key: 'oven_volume', values: [70.5, 35] }] }],
    });
    const [cavity] = compareSections([stated, asked], ['cavity'], 'it', 'cavità');
    expect(cavity?.rows).toEqual([
      { label: 'Volume', cells: [['69 L'], ['70,5\u00a0L']], differs: true },
      { label: 'Volume, cavità\u00a02', cells: [[], ['35\u00a0L']], differs: false },
    ]);
  });

  it('name the volumes of further cavities, which the regulation asks for, beside the one that a record states', () => {
    const ovens = [38, 40].map((second) =>
      aProduct({
        specifications: [{ section: 'cavity', value: 'Volume: 74 L - Levels: 7' }],
        technicalInformation: [{ kind: 'oven', rows: [{ key: 'oven_volume', values: [74, second] }] }],
      }),
    );
    const [cavity] = compareSections(ovens, ['cavity'], 'en', 'cavity');
    expect(cavity?.rows).toEqual([
      { label: 'Volume', cells: [['74 L'], ['74 L']], differs: false },
      { label: 'Volume, cavity\u00a02', cells: [['38\u00a0L'], ['40\u00a0L']], differs: true },
      { label: 'Levels', cells: [['7'], ['7']], differs: false },
    ]);
  });

  it('name no volume of a cavity for which a record states none, and number the others as they stand', () => {
    const volumes = [[70, '–'], ['–', 35.5], ['–']];
    const ovens = volumes.map((values) =>
      aProduct({ technicalInformation: [{ kind: 'oven', rows: [{ key: 'oven_volume', values }] }] }),
    );
    const [cavity] = compareSections(ovens, ['cavity'], 'it', 'cavità');
    expect(cavity?.rows).toEqual([
      { label: 'Volume', cells: [['70\u00a0L'], [], []], differs: false },
      { label: 'Volume, cavità\u00a02', cells: [[], ['35,5\u00a0L'], []], differs: false },
    ]);
  });

  it('mark no difference between parts that have no label in common', () => {
    const [oven] = compareSections(
      [withOven('Gas'), withOven('Electric')],
      specificationSections,
      'en',
      'cavity',
    );
    expect(oven?.rows).toEqual([{ label: null, cells: [['Gas'], ['Electric']], differs: false }]);
  });

  it('read a label that comes twice as one with two values, which are compared with nothing', () => {
    const [oven] = compareSections(
      [withOven('Type: gas - Type: grill'), withOven('Type: gas')],
      specificationSections,
      'en',
      'cavity',
    );
    expect(oven?.rows).toEqual([{ label: 'Type', cells: [['gas', 'grill'], ['gas']], differs: false }]);
  });
});

describe('values', () => {
  it.each([
    ['60 L', '74 L', true],
    ['60 L', '60L', false],
    ['3.5 kW', '3,5 kW', false],
    ['3.5 kW', '3500 W', false],
    ['1.200 W', '1200 W', false],
    ['gas', 'Gas', false],
    ['gas', 'induction', true],
    ['5 gas burners', '6 gas burners', true],
    ['5 gas burners', 'five burners of gas', false],
    ['220–240 V', '220–240 V', false],
    ['', 'gas', false],
  ])('%s and %s: marked as different is %s', (one, other, isMarked) => {
    expect(differ([[one], [other]])).toBe(isMarked);
    expect(differ([[other], [], [one]])).toBe(isMarked);
  });
});
