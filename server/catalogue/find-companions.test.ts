import type { Category } from '@kitchen/shared/categories.ts';
import { describe, expect, it } from 'vitest';
import { aRecord } from '../testing/a-record.ts';
import { facetValues } from './facet-values.ts';
import type { ListedProduct } from './find-companions.ts';
import { findCompanions } from './find-companions.ts';

function listed(
  category: Category,
  sku: string,
  [collection, width, color]: [string, string, string],
  others: { name?: string; oven_type?: string; model?: object } = {},
): ListedProduct {
  const { name = sku, oven_type } = others;
  const record = aRecord({
    sku,
    name,
    meta: { collection, width, color, ...(oven_type && { oven_type }) },
  });
  const product = { record, values: facetValues([record], () => {}), familyKey: null };
  return { category, product, model: others.model ?? product };
}

const skusFor = (sku: string, products: ListedProduct[]) =>
  findCompanions(sku, products).map(({ product }) => product.record.sku);

describe('what goes with a product', () => {
  const cooker = listed('cookers', 'AN100', ['antique', '100', 'cream']);
  const narrowCooker = listed('cookers', 'AN90', ['antique', '90', 'cream']);
  const wideHood = {};
  const hoods = [
    listed('hoods', 'ANH90', ['antique', '90', 'cream']),
    listed('hoods', 'ANH120-BU', ['antique', '120', 'burgundy'], { model: wideHood }),
    listed('hoods', 'ANH120-CR', ['antique', '120', 'cream'], { model: wideHood }),
    listed('hoods', 'ELH100', ['elegant', '100', 'cream']),
  ];

  it('is with a cooker a hood of its line that is as wide, else wider, in its finish where there is one', () => {
    expect(skusFor('an100', [cooker, ...hoods])).toEqual(['ANH120-CR']);
    expect(skusFor('an90', [narrowCooker, ...hoods])).toEqual(['ANH90', 'ANH120-CR']);
    const burgundy = listed('cookers', 'AN90-BU', ['antique', '90', 'burgundy']);
    expect(skusFor('an90-bu', [burgundy, ...hoods])).toEqual(['ANH90', 'ANH120-BU']);
    const brown = listed('cookers', 'AN90-BN', ['antique', '90', 'brown']);
    const steel = listed('hoods', 'ANH90-SS', ['antique', '90', 'stainless_steel']);
    expect(skusFor('an90-bn', [brown, ...hoods, steel])[0]).toBe('ANH90-SS');
  });

  it('is with a hood a cooker or hob of its line that it covers', () => {
    const others = hoods.filter(({ product }) => product.record.sku === 'ANH90');
    expect(skusFor('anh90', [cooker, narrowCooker, ...others])).toEqual(['AN90']);
  });

  it('is, where few of a line fit, what else there is of it, other things first, up to three, no version of its own', () => {
    const model = {};
    const own = listed('cookers', 'AN100', ['antique', '100', 'cream'], { model });
    const finish = listed('cookers', 'AN100-BU', ['antique', '100', 'burgundy'], { model });
    const wide = listed('cookers', 'AN120', ['antique', '120', 'cream']);
    const gas = listed('cookers', 'AN100-GAS', ['antique', '100', 'cream']);
    const line = [own, finish, gas, wide, narrowCooker, ...hoods];
    // The hood of 90 cm is too narrow for it.
    expect(skusFor('an100', line)).toEqual(['ANH120-CR', 'AN90', 'AN120']);
    const oven = listed('ovens', 'ANO60', ['antique', '60', 'cream']);
    expect(skusFor('an100', [...line, oven])).toEqual(['ANH120-CR', 'ANO60', 'AN90']);
    // Where three fit, nothing else is there.
    const another = listed('hoods', 'ANH100', ['antique', '100', 'cream']);
    expect(skusFor('an90', [...line, another])).toEqual(['ANH90', 'ANH100', 'ANH120-CR']);
  });

  it('is a model in its other widths before what is of its own kind', () => {
    const model = {};
    const inWidths = ['90', '120', '90'].map((width, at) =>
      listed('hoods', `ANH${width}-${at}`, ['antique', width, 'cream'], { model }),
    );
    const wide = listed('cookers', 'AN120', ['antique', '120', 'cream']);
    expect(skusFor('an90', [narrowCooker, wide, cooker, ...inWidths])).toEqual([
      'ANH90-0',
      'ANH120-1',
      'AN100',
    ]);
  });

  it('is of the same width first, then of the nearest', () => {
    const hob = listed('hobs', 'LDP60', ['land', '60', 'cream']);
    const products = [
      hob,
      listed('hoods', 'LDH120', ['land', '120', 'cream']),
      listed('hoods', 'LDH90', ['land', '90', 'cream']),
      listed('ovens', 'LDO90', ['land', '90', 'cream']),
      listed('ovens', 'LDO60', ['land', '60', 'black']),
    ];
    expect(skusFor('ldp60', products)).toEqual(['LDO60', 'LDH90', 'LDO90', 'LDH120']);
  });

  it('is one of each kind and width, a second one only where there is nothing else of the line', () => {
    const hob = listed('hobs', 'EZP60', ['enzo', '60', 'black']);
    const ovens = ['EZF60A', 'EZF60B', 'EZF60C', 'EZF60D'].map((sku) =>
      listed('ovens', sku, ['enzo', '60', 'black']),
    );
    const microwave = listed('compact-products', 'EZM', ['enzo', '60', 'black'], { name: 'Enzo microwave' });
    const narrowHob = listed('hobs', 'EZP30', ['enzo', '30', 'black']);
    expect(skusFor('ezp60', [hob, ...ovens, microwave, narrowHob])).toEqual(['EZF60A', 'EZM', 'EZP30']);
    expect(skusFor('ezp60', [hob, ...ovens])).toEqual(['EZF60A', 'EZF60B', 'EZF60C']);
  });

  it('is with a built-in appliance one of each kind of its line and width', () => {
    const line = (sku: string, name: string, oven_type = '') =>
      listed('compact-products', sku, ['enzo', '60', 'black'], { name, oven_type });
    const products = [
      listed('ovens', 'EZ60', ['enzo', '60', 'black']),
      line('EZM', 'Enzo 45 microwave'),
      line('EZM2', 'Microonde Enzo 45'),
      line('EZC', 'Enzo 45 compact oven', 'electric_multifunction'),
      line('EZD', 'Cassetto scaldavivande Enzo 60'),
      line('EZX', 'Enzo coffee tray'),
      listed('compact-products', 'LDM', ['land', '60', 'black'], { name: 'Land 45 microwave' }),
    ];
    expect(skusFor('ez60', products)).toEqual(['EZM', 'EZC', 'EZD']);
    expect(skusFor('ezd', products)).toEqual(['EZ60', 'EZC', 'EZM']);
  });

  it('is nothing where the line or the width is unknown, or the product is not listed', () => {
    expect(skusFor('no-such', [cooker, ...hoods])).toEqual([]);
    const unmeasured = listed('cookers', 'AN', ['antique', '', 'cream']);
    expect(skusFor('an', [unmeasured, ...hoods])).toEqual([]);
    expect(skusFor('ezx', [listed('compact-products', 'EZX', ['enzo', '60', 'black'])])).toEqual([]);
  });
});
