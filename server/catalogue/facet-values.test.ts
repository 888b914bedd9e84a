import { describe, expect, it, vi } from 'vitest';
import type { ProductRecord } from '../store/store.ts';
import { aRecord } from '../testing/a-record.ts';
import { facetValues } from './facet-values.ts';

const valuesOf = (...metas: ProductRecord['meta'][]) =>
  facetValues(
    metas.map((meta) => aRecord({ meta })),
    () => {},
  );

describe('facetValues', () => {
  it('is nothing for a record that says nothing', () => {
    expect(valuesOf({})).toEqual({});
  });

  it('takes the meta key of the facet before the technical texts', () => {
    expect(
      valuesOf({
        width: '45',
        overall_dimensions: 'Width: 595 mm',
        cooktop_type: 'electric',
        cooktop: 'Type: Gas',
      }),
    ).toEqual({ width: ['45'], cooktop_type: ['electric'], cooking_zone: ['gas_burners'] });
  });

  it('derives what the meta keys leave open', () => {
    expect(
      valuesOf({
        width: '',
        oven_type: 'choose_option',
        overall_dimensions: 'Larghezza: 780 mm',
        oven: 'Tipo: Elettrico multifunzione - Pizza: 300°C',
        accessories: 'Girarrosto',
      }),
    ).toEqual({
      width: ['80'],
      oven_type: ['electric_multifunction'],
      special_function: ['rotisserie', 'pizza_300°c'],
    });
  });

  it.each([
    { cooktop: 'Type: 5 induction zones' },
    { cooktop_type: 'induction', cooking_zone: 'induction' },
    { cooktop_type: 'electric', cooking_zone: 'induction' },
  ])('finds induction of %j under the kinds of top too, beside electric', (meta: Record<string, string>) => {
    expect(valuesOf(meta)).toEqual({ cooktop_type: ['electric', 'induction'], cooking_zone: ['induction'] });
  });

  it('never derives a colour, a collection or an installation mode', () => {
    expect(valuesOf({ other: 'Black enamel, wall mounted, Antique line' })).toEqual({});
  });

  it('keeps several values of a field in the order in which they were entered, each once', () => {
    expect(valuesOf({ color: 'crema; burgundy|cream', special_function: 'rotisserie|pizza_300°c' })).toEqual({
      color: ['cream', 'burgundy'],
      special_function: ['rotisserie', 'pizza_300°c'],
    });
  });

  it('completes facet by facet from the product’s other records', () => {
    expect(
      valuesOf({ color: 'nero' }, { color: 'black', width: '90' }, { width: '60', collection: 'land' }),
    ).toEqual({ color: ['nero'], width: ['90'], collection: ['land'] });
  });

  it('reports what it drops', () => {
    const report = vi.fn();
    expect(
      facetValues([aRecord({ meta: { color: 'petrol, cream', collection: 'Riviera' } })], report),
    ).toEqual({
      color: ['cream'],
    });
    expect(report.mock.calls).toEqual([
      ['color', 'petrol'],
      ['collection', 'Riviera'],
    ]);
  });
});
