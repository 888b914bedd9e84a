import type { Product } from '@kitchen/shared/product.ts';

type Named = Pick<Product, 'name' | 'sku'>;

/** What tells a product from those beside it that have the same name: its code; empty where its name does. */
export const tellingCode = ({ name, sku }: Named, all: readonly Named[]): string =>
  all.some((other) => other.sku !== sku && other.name === name) ? `(${sku})` : '';

/** A product's name, with its code where one beside it has the same. */
export const comparedName = (product: Named, all: readonly Named[]): string =>
  `${product.name} ${tellingCode(product, all)}`.trimEnd();
