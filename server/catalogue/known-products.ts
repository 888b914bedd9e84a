import type { Category } from '@kitchen/shared/categories.ts';
import { categories } from '@kitchen/shared/categories.ts';
import { lettersAndDigits, skuKey } from '@kitchen/shared/sku.ts';
import type { CacheEntry } from '../platform/cache/refreshing-cache.ts';
import type { ProductRecord } from '../store/store.ts';
import type { RecordCache } from './cached-records.ts';
import { groupRecords } from './group-records.ts';

/** A category's cached answer. */
export interface KnownCategory {
  category: Category;
  entry: CacheEntry<ProductRecord[]>;
}

interface SkuIndex {
  /** By the form in which SKUs compare. */
  keys: Map<string, ProductRecord[]>;
  /** By their letters and digits. */
  typed: Map<string, ProductRecord[][]>;
  /** Letters and digits of what their models are called. */
  models: Set<string>;
}

/** The products that the categories' cached answers hold. Looking into them never asks the store. */
export class KnownProducts {
  readonly #byCategory: RecordCache;
  /** Products by SKU, worked out once for as long as the records are in use. */
  readonly #bySku = new WeakMap<ProductRecord[], SkuIndex>();

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
      const records = this.#indexOf(known.entry.value).keys.get(key);
      if (records) return { ...known, records };
    }
    return undefined;
  }

  /** Products whose SKU was typed, with or without its dashes and spaces. */
  byTypedSku(typed: string): ProductRecord[][] {
    const wanted = lettersAndDigits(typed);
    if (wanted === '') return [];
    const found = this.categories().flatMap(
      ({ entry }) => this.#indexOf(entry.value).typed.get(wanted) ?? [],
    );
    // One may be of several categories.
    return [...new Map(found.map((records) => [skuKey(records[0]?.sku ?? ''), records])).values()];
  }

  /** Whether somebody typed the SKU or the model of a product. */
  hasCode(typed: string): boolean {
    const wanted = lettersAndDigits(typed);
    if (wanted === '') return false;
    return this.categories().some(({ entry }) => {
      const { typed: skus, models } = this.#indexOf(entry.value);
      return skus.has(wanted) || models.has(wanted);
    });
  }

  /** SKUs as the store writes them, each once. */
  skus(): string[] {
    const skus = new Map<string, string>();
    for (const { entry } of this.categories()) {
      for (const [key, [first]] of this.#indexOf(entry.value).keys) {
        if (first && !skus.has(key)) skus.set(key, first.sku);
      }
    }
    return [...skus.values()];
  }

  #indexOf(records: ProductRecord[]): SkuIndex {
    const made = this.#bySku.get(records);
    if (made) return made;
    const keys = new Map<string, ProductRecord[]>();
    for (const group of groupRecords(records)) {
      const key = skuKey(group[0]?.sku ?? '');
      if (key !== '') keys.set(key, group);
    }
    const typed = Map.groupBy(keys.values(), ([first]) => lettersAndDigits(first?.sku ?? ''));
    const models = new Set(records.map(({ meta }) => lettersAndDigits(meta.model ?? '')));
    const index = { keys, typed, models };
    this.#bySku.set(records, index);
    return index;
  }
}
