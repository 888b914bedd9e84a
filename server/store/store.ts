import type { Category } from '@kitchen/shared/categories.ts';
import type { ProductRecord } from './product-record.ts';

/** A category's records as far as they could be read; `complete` is false where paging broke off. */
export interface CategoryRecords {
  records: ProductRecord[];
  complete: boolean;
}

/** A category as the store names it in a record. */
interface StoreCategory {
  id: number;
  slug: string;
}

/**
 * The store as the catalogue sees it (spec 7). Every call asks the store anew: keeping answers is
 * the cache's work. Each rejects with a `StoreFailure` when nothing useful came back.
 */
export interface Store {
  /** Records of a category that may be listed, oldest id first. */
  readCategory(category: Category): Promise<CategoryRecords>;
  /** Records that the store finds for a normalised, non-empty text, in the store's order. */
  search(text: string): Promise<ProductRecord[]>;
  /** Records with exactly this SKU, compared without regard to case; empty when there is none. */
  findBySku(sku: string): Promise<ProductRecord[]>;
  /** This site's categories behind those that the store names; only by their slugs while it does not answer. */
  categoriesOf(named: readonly StoreCategory[]): Promise<Category[]>;
}
