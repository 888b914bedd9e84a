import { appliances } from '../catalogue/appliances.ts';
import { catalogueProducts } from './catalogue-products.ts';
import { oddProducts } from './odd-products.ts';
import type { StoredProduct } from './stored-product.ts';

/** Everything that the demo store holds unless it is given other products. */
export function demoProducts(): StoredProduct[] {
  const listed = catalogueProducts(appliances, 101);
  return [...listed, ...oddProducts(101 + listed.length)];
}
