import { specificationSections } from '@kitchen/shared/product.ts';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/builders.ts';
import { alikeWithout, compareSections, differ, rowOf } from './compare-rows.ts';

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
    expect(compareSections([one, other], specificationSections, [])).toEqual([
      { section: 'cooktop', rows: [{ label: 'Type', cells: [['gas'], []], isOwn: false, differs: false }] },
      {
        section: 'oven',
        rows: [
          { label: 'Type', cells: [['electric'], []], isOwn: false, differs: false },
          { label: 'Volume', cells: [['60 L'], ['74 L']], isOwn: false, differs: true },
          { label: 'Grill', cells: [[], ['yes']], isOwn: false, differs: false },
          { label: null, cells: [['Enamelled inside'], []], isOwn: false, differs: false },
        ],
      },
    ]);
  });

  it('mark what says no beside what says something else, whatever that is', () => {
    const denying = [withOven('Grill: no'), withOven('Grill: none'), withOven('Grill: 2 kW, removable')];
    expect(compareSections(denying, ['oven'], [])[0]?.rows[0]?.differs).toBe(true);
    expect(compareSections(denying.slice(0, 2), ['oven'], [])[0]?.rows[0]?.differs).toBe(false);
    expect(
      compareSections([withOven('Grill: no'), withOven('Type: gas')], ['oven'], [])[0]?.rows[0]?.differs,
    ).toBe(false);
  });

  it('know the volume of a record that states it elsewhere alone', () => {
    const stating = [withOven('Volume: Gross 86 L'), withOven('Grill: yes'), withOven('Grill: yes')];
    const [volume] = compareSections(stating, ['oven'], [['74 L'], ['74 + 38 L'], []])[0]?.rows ?? [];
    expect(volume?.cells).toEqual([['Gross 86 L'], ['74 + 38 L'], []]);
    expect(volume?.differs).toBe(true);
  });

  it('mark in the site’s own words whatever reads otherwise', () => {
    expect(rowOf('Volume', ['74 L', '74 + 38 L']).differs).toBe(true);
    expect(rowOf('Volume', ['74 L', null, '74 L']).differs).toBe(false);
    expect(alikeWithout(rowOf('Volume', ['74 L', '74 + 38 L', '74 L']))).toBe('1');
  });

  it('mark no difference between parts that have no label in common', () => {
    const [oven] = compareSections([withOven('Gas'), withOven('Electric')], specificationSections, []);
    expect(oven?.rows).toEqual([
      { label: null, cells: [['Gas'], ['Electric']], isOwn: false, differs: false },
    ]);
  });

  it('read a label that comes twice as one with two values', () => {
    const [oven] = compareSections(
      [withOven('Type: gas - Type: grill'), withOven('Type: gas')],
      specificationSections,
      [],
    );
    expect(oven?.rows).toEqual([
      { label: 'Type', cells: [['gas', 'grill'], ['gas']], isOwn: false, differs: true },
    ]);
  });
});

describe('values', () => {
  it.each([
    ['60 L', '74 L', true],
    ['60 L', '60L', false],
    ['3.5 kW', '3,5 kW', false],
    ['3.5 kW', '4 kW', true],
    ['No', 'none', false],
    ['gas', 'Gas', false],
    ['gas', 'induction', true],
    ['5 gas burners', '6 gas burners', true],
    ['5 gas burners', '5 induction zones', true],
    ['220–240 V', '220–240 V or 380–415 V 2N', true],
    ['220–240 V', '220–240 V', false],
  ])('%s and %s: marked as different is %s', (one, other, isMarked) => {
    expect(differ({ cells: [[one], [other]] })).toBe(isMarked);
    expect(differ({ cells: [[other], [], [one]] })).toBe(isMarked);
  });
});
