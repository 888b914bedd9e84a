import { describe, expect, it } from 'vitest';
import type { ProductRecord } from '../store/store.ts';
import { aRecord } from '../testing/a-record.ts';
import { indexRecords } from '../testing/index-records.ts';

/** Products called the same, of which only this is known. */
async function named(...metas: ProductRecord['meta'][]) {
  const records = metas.map((meta, id) => aRecord({ id, sku: `S${id}`, name: 'Mixture 90', meta }));
  const index = await indexRecords(records);
  return metas.map((_, id) => index.toldApartBy(`s${id}`).name);
}

describe('products with the same name', () => {
  it('are told apart by no more facets than it takes, the colour first', async () => {
    expect(
      await named(
        { color: 'burgundy', width: '90', oven_type: 'gas' },
        { color: 'cream', width: '90', oven_type: 'electric' },
      ),
    ).toEqual([[{ by: 'color', option: 'burgundy' }], [{ by: 'color', option: 'cream' }]]);
    expect(
      await named(
        { color: 'cream', cooktop_type: 'gas', oven_type: 'gas' },
        { color: 'cream', cooktop_type: 'gas', oven_type: 'electric_fan' },
      ),
    ).toEqual([[{ by: 'oven_type', option: 'gas' }], [{ by: 'oven_type', option: 'electric_fan' }]]);
  });

  it('are told apart by what they do not share of several options', async () => {
    expect(
      await named(
        { special_function: 'easy_steam, idroclean' },
        { special_function: 'idroclean, booster' },
        { special_function: 'idroclean' },
      ),
    ).toEqual([
      [{ by: 'special_function', option: 'easy_steam' }],
      [{ by: 'special_function', option: 'booster' }],
      [],
    ]);
  });

  it('are told apart by their codes where all else is alike', async () => {
    expect(await named({ color: 'nero' }, { color: 'nero' }, { color: 'white' })).toEqual([
      [
        { by: 'color', option: 'nero' },
        { by: 'sku', option: 'S0' },
      ],
      [
        { by: 'color', option: 'nero' },
        { by: 'sku', option: 'S1' },
      ],
      [{ by: 'color', option: 'white' }],
    ]);
  });
});

it('leaves alone what is called as no other is, however that is written, and what has no page', async () => {
  const index = await indexRecords([
    aRecord({ id: 1, sku: 'A', name: 'Land 60', meta: { color: 'cream' } }),
    aRecord({ id: 2, sku: 'B', name: 'LAND 90', meta: { color: 'cream' } }),
    aRecord({ id: 3, sku: 'C', name: 'land 90', meta: { color: 'white' } }),
    aRecord({ id: 4, sku: '', name: 'Land 60', meta: { color: 'black' } }),
  ]);
  expect(index.toldApartBy('a').name).toEqual([]);
  expect(index.toldApartBy('b').name).toEqual([{ by: 'color', option: 'cream' }]);
  expect(index.toldApartBy('unknown').name).toEqual([]);
});

it('tells apart products whose descriptions begin alike, as far as search engines show them', async () => {
  const shortDescription = (end: string) => `<p>${'All is as in the other. '.repeat(7)}${end}</p>`;
  const index = await indexRecords([
    aRecord({
      id: 1,
      sku: 'A',
      name: 'One',
      shortDescription: shortDescription('Gas'),
      meta: { oven_type: 'gas' },
    }),
    aRecord({ id: 2, sku: 'B', name: 'Two', shortDescription: shortDescription('Fan') }),
    aRecord({ id: 3, sku: 'C', name: 'Three', shortDescription: '<p>Another.</p>' }),
    aRecord({ id: 4, sku: 'D', name: 'Four' }),
    aRecord({ id: 5, sku: 'E', name: 'Five' }),
  ]);
  const told = ['a', 'b', 'c', 'd', 'e'].map((sku) => index.toldApartBy(sku).description);
  expect(told).toEqual([[{ by: 'oven_type', option: 'gas' }], [], [], [], []]);
});
