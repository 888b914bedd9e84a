import { describe, expect, it } from 'vitest';
import type { ProductRecord } from '../store/store.ts';
import { aRecord } from '../testing/a-record.ts';
import { facetValues } from './facet-values.ts';
import type { FamilyMember } from './find-families.ts';
import { familyKey, findFamilies } from './find-families.ts';

function member(record: ProductRecord, ...others: ProductRecord[]): FamilyMember {
  const records = [record, ...others];
  const values = facetValues(records, () => {});
  return { record, values, familyKey: familyKey(records, values) };
}
const product = (sku: string, name: string, meta: ProductRecord['meta']) =>
  member(aRecord({ sku, name, meta }));

/** SKUs of each family that is found. */
const familiesOf = (...members: FamilyMember[]) =>
  [...new Set(findFamilies(members).values())].map(({ name, versions }) => ({
    name,
    skus: versions.map(({ record }) => record.sku),
  }));

const antique = (width: number, color: string, sku: string, changes: ProductRecord['meta'] = {}) =>
  product(sku, `Antique ${width}`, { model: `AN${width}`, width: String(width), color, ...changes });

describe('findFamilies', () => {
  it('finds what differs by finish and width alone, by model, name and SKU together', () => {
    expect(
      familiesOf(
        antique(90, 'cream', 'AN90-CR'),
        antique(90, 'black', 'AN90-BK'),
        antique(60, 'cream', 'AN60-CR'),
      ),
    ).toEqual([{ name: 'Antique', skus: ['AN90-CR', 'AN90-BK', 'AN60-CR'] }]);
  });

  it('finds names that tell width and finish', () => {
    const hood = (sku: string, name: string, color: string) =>
      product(sku, name, { model: 'NRH90', width: '90', color });
    expect(
      familiesOf(
        hood('NRH90NE', 'Nero 90 cm hood, matt black', 'nero'),
        hood('NRH90SS', 'Nero 90 cm hood, stainless steel', 'stainless_steel'),
      ),
    ).toEqual([{ name: 'Nero hood', skus: ['NRH90NE', 'NRH90SS'] }]);
  });

  it.each([
    ['another oven', antique(90, 'black', 'AN90-BK', { oven_type: 'gas' })],
    ['another cooktop', antique(90, 'black', 'AN90-BK', { cooktop_type: 'electric' })],
    ['another line', antique(90, 'black', 'AN90-BK', { collection: 'elegant' })],
    [
      'another name',
      product('AN90-BK', 'Antique 90 gas oven', { model: 'AN90', width: '90', color: 'black' }),
    ],
    ['another model', antique(90, 'black', 'AN90-BK', { model: 'AX90' })],
    ['a SKU that is not the model with a finish', antique(90, 'black', 'AN90-2023')],
    ['no model', product('AN90-BK', 'Antique 90', { width: '90', color: 'black' })],
    ['no finish', product('AN90-BK', 'Antique 90', { model: 'AN90', width: '90' })],
    ['two finishes', antique(90, 'black, white', 'AN90-BK')],
    ['no SKU', antique(90, 'black', '')],
    ['the same finish and width', antique(90, 'cream', 'AN90-CRX')],
  ])('does not join a product with %s', (_, other) => {
    expect(familiesOf(antique(90, 'cream', 'AN90-CR', { model: 'AN90' }), other)).toEqual([]);
  });

  it('believes the family that records state, whatever their names', () => {
    const stated = (sku: string, name: string, color: string) =>
      product(sku, name, { family: 'Grande Cuisine', width: '90', color });
    expect(familiesOf(stated('1', 'One', 'cream'), stated('2', 'Two', 'black'))).toEqual([
      { name: 'Grande Cuisine', skus: ['1', '2'] },
    ]);
    expect(familiesOf(stated('1', 'One', 'cream'), stated('2', 'Two', 'cream'))).toEqual([]);
    const gas = { family: 'Grande Cuisine', width: '90', color: 'black', oven_type: 'gas' };
    expect(familiesOf(stated('1', 'One', 'cream'), product('2', 'Two', gas))).toEqual([]);
  });

  it('compares the names of both languages', () => {
    const twin = (color: string, sku: string, italian: string) =>
      member(
        aRecord({ sku, name: 'Antique 90', meta: { model: 'AN90', width: '90', color } }),
        aRecord({ sku, name: italian, language: 'italian' }),
      );
    const cream = twin('cream', 'AN90-CR', 'Cucina Antique 90');
    expect(familiesOf(cream, twin('black', 'AN90-BK', 'Cucina Antique 90'))).toHaveLength(1);
    expect(familiesOf(cream, twin('black', 'AN90-BK', 'Cucina Antique 90 a gas'))).toEqual([]);
  });
});
