import type { Category } from '@kitchen/shared/categories.ts';
import { categories } from '@kitchen/shared/categories.ts';
import { skuKey } from '@kitchen/shared/sku.ts';
import type { CacheEntry } from '../platform/cache/refreshing-cache.ts';
import type { ProductRecord } from '../store/store.ts';
import type { RecordCache } from './cached-records.ts';
import { groupRecords } from './group-records.ts';

/** A category's cached answer. */
export interface KnownCategory {
  category: Category;
  entry: CacheEntry<ProductRecord[]>;
}

/** The products that the categories' cached answers hold. Looking into them never asks the store. */
export class KnownProducts {
  readonly #byCategory: RecordCache;
  /** Products by SKU, worked out once for as long as the records are in use. */
  readonly #bySku = new WeakMap<ProductRecord[], Map<string, ProductRecord[]>>();

  constructor(byCategory: RecordCache) {
    this.#byCategory = byCategory;
  }

  categories(): KnownCategory[] {
    return categories.flatMap((category) => {
      const entry = this.#byCategory.peek(category);
      return entry ? [{ category, entry }] : [];
    });
  }

  /** Whether every category has an answer. */
  isWhole(): boolean {
    return this.categories().length === categories.length;
  }

  /** A product by its SKU in the form in which SKUs compare, from the first category that has it. */
  bySku(key: string): (KnownCategory & { records: ProductRecord[] }) | undefined {
    for (const known of this.categories()) {
      const records = this.#indexOf(known.entry.value).get(key);
      if (records) return { ...known, records };
    }
    return undefined;
  }

  /** SKUs as the store writes them, each once. */
  skus(): string[] {
    const skus = new Map<string, string>();
    for (const { entry } of this.categories()) {
      for (const [key, [first]] of this.#indexOf(entry.value)) {
        if (first && !skus.has(key)) skus.set(key, first.sku);
      }
    }
    return [...skus.values()];
  }

  #indexOf(records: ProductRecord[]): Map<string, ProductRecord[]> {
    const made = this.#bySku.get(records);
    if (made) return made;
    const index = new Map<string, ProductRecord[]>();
    for (const group of groupRecords(records)) {
      const key = skuKey(group[0]?.sku ?? '');
      if (key !== '') index.set(key, group);
    }
    this.#bySku.set(records, index);
    return index;
  }
}
