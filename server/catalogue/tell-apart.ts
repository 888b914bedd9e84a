import { facetNames } from '@kitchen/shared/facets.ts';
import type { Distinctions } from '@kitchen/shared/product.ts';
import type { ProductRecord } from '../store/store.ts';
import type { FacetValues } from './facet-values.ts';

interface Comparable {
  record: ProductRecord;
  values: FacetValues;
}

/**
 * What tells each product from the others that have the same text; absent are those that have it alone, or none. No
 * more facets than it takes: of four finishes of one model, the colour.
 */
export function tellApart<Product extends Comparable>(
  products: readonly Product[],
  textOf: (product: Product) => string,
): Map<Product, Distinctions> {
  // What has no SKU has no page.
  const groups = Map.groupBy(
    products.filter(({ record }) => record.sku !== ''),
    textOf,
  );
  groups.delete('');
  const alike = [...groups.values()].filter((group) => group.length > 1);
  return new Map(alike.flatMap(distinguish));
}

function distinguish<Product extends Comparable>(group: readonly Product[]): [Product, Distinctions][] {
  let told = group.map((product): [Product, Distinctions] => [product, []]);
  for (const facet of facetNames) {
    const all = group.map(({ values }): readonly string[] => values[facet] ?? []);
    const common = all.reduce((some, options) => some.filter((option) => options.includes(option)));
    const more = told.map(([product, known], index): [Product, Distinctions] => {
      const own = (all[index] ?? []).filter((option) => !common.includes(option));
      return [product, [...known, ...own.map((option) => ({ by: facet, option }))]];
    });
    if (look(more).size > look(told).size) told = more;
  }
  const looks = look(told);
  return told.map(([product, known]) =>
    looks.get(JSON.stringify(known))?.length === 1
      ? [product, known]
      : [product, [...known, { by: 'sku', option: product.record.sku.trim() }]],
  );
}

/** Products by what is known of them. */
const look = <Product>(told: readonly [Product, Distinctions][]) =>
  Map.groupBy(told, ([, known]) => JSON.stringify(known));
