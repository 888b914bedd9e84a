import type { Category } from '@kitchen/shared/categories.ts';
import { startDemoStore } from '../demo/store/demo-store.ts';
import { categoryIds } from '../demo/store/store-categories.ts';
import type { StoredProduct } from '../demo/store/stored-product.ts';
import { manyProducts } from '../testing/many-products.ts';
import { sayReady } from './answer-questions.ts';

/** How many products of each category the store holds. */
export type ProductCounts = Partial<Record<Category, number>>;

/** How to reach the store. */
export interface StoreAddress {
  homeUrl: string;
  dialUrl: string;
  key: string;
  secret: string;
}

/** As `manyProducts`, for several categories: no id and no SKU comes twice. */
function productsOf(counts: ProductCounts): StoredProduct[] {
  return Object.entries(counts).flatMap(([category, count], index) =>
    manyProducts(count, categoryIds[category as Category]).map((product) => ({
      ...product,
      id: product.id + index * 100_000,
      sku: `${category.toUpperCase()}-${product.sku}`,
    })),
  );
}

const counts = JSON.parse(process.argv[2] ?? '{}') as ProductCounts;
const { homeUrl, dialUrl, key, secret } = await startDemoStore({ products: productsOf(counts) });
sayReady({ homeUrl, dialUrl, key, secret } satisfies StoreAddress);
