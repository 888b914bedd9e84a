import type { Category } from '@kitchen/shared/categories.ts';
import type { StorePage } from './classify-response.ts';
import type { KnownCategories } from './find-categories.ts';
import type { ProductRecord } from './product-record.ts';
import { readId, readRecords } from './read-records.ts';
import type { StoreClient } from './store-client.ts';
import { StoreFailure } from './store-failure.ts';
import type { StoreLogger } from './store-logger.ts';
import { storeProductFields } from './store-product.ts';

/** A category's records as far as they could be read; `complete` is false where paging broke off. */
export interface CategoryRecords {
  records: ProductRecord[];
  complete: boolean;
}

export interface ReadCategoryOptions {
  client: StoreClient;
  category: Category;
  /** The store's id of the category. */
  id: number;
  categoryOf: KnownCategories['categoryOf'];
  homeUrl: string;
  logger: StoreLogger;
}

/** Records a page, the most that the store gives (spec 9). */
export const listPageSize = 100;

/** Products a category is read up to (spec 9), told apart by SKU. */
const mostProducts = 2_000;

/** Ends the reading of a store whose pages never do. */
const mostPages = 100;

/** Pages asked for at once after the first. */
const pagesAhead = 4;

/**
 * Reads the records of a category that may be listed, page by page, until a page is empty or short
 * or the most products are reached. A page that fails ends the reading: what came before it is given,
 * marked as not complete. Rejects with the failure if that page is the first.
 */
export async function readCategory(options: ReadCategoryOptions): Promise<CategoryRecords> {
  const { category, logger } = options;
  const collected = new CollectedRecords();
  const pages = createPageReader(options);
  for (let page = 1; page <= mostPages; page++) {
    const answer = await pages.read(page);
    if (answer instanceof StoreFailure) {
      if (page === 1) throw answer;
      return breakOff(page, answer.kind);
    }
    const added = collected.takeNew(answer.body);
    const isWhole = answer.body.length >= listPageSize;
    if (isWhole && added.length === 0) return breakOff(page, 'page-repeated');
    const isFull = collected.add(readRecords(added, { ...options, within: category }, logger));
    if (isFull) logger.warn({ category, mostProducts }, 'The category holds more products than are read.');
    // Short pages end a list. A whole one does where the total says that it was the last.
    if (isFull || !isWhole || answer.total === page * listPageSize) {
      return { records: collected.records, complete: true };
    }
    pages.expect(Math.ceil(answer.total / listPageSize));
  }
  return breakOff(mostPages, 'too-many-pages');

  function breakOff(page: number, reason: string): CategoryRecords {
    const { records } = collected;
    logger.warn({ category, page, reason, records: records.length }, 'The list of a category broke off.');
    return { records, complete: false };
  }
}

/** Keeps records as they come, each once, up to the most products. */
class CollectedRecords {
  readonly records: ProductRecord[] = [];
  readonly #ids = new Set<number>();
  readonly #skus = new Set<string>();
  #withoutSku = 0;

  /** Those of a page that did not come before: an entry published meanwhile shifts all that follow. */
  takeNew(page: readonly unknown[]): unknown[] {
    return page.filter((candidate) => {
      const id = readId(candidate);
      if (id !== undefined && this.#ids.has(id)) return false;
      if (id !== undefined) this.#ids.add(id);
      return true;
    });
  }

  /** Returns whether a product had to be left out. */
  add(records: ProductRecord[]): boolean {
    let isFull = false;
    for (const record of records) {
      if (record.visibility === 'search') continue;
      const sku = record.sku.toLowerCase();
      const isNew = sku === '' || !this.#skus.has(sku);
      if (isNew && this.#skus.size + this.#withoutSku >= mostProducts) {
        isFull = true;
        continue;
      }
      if (sku === '') this.#withoutSku++;
      else this.#skus.add(sku);
      this.records.push(record);
    }
    return isFull;
  }
}

/** Reads pages in order, with some more on their way as long as the total promises them. */
function createPageReader({ client, id }: ReadCategoryOptions) {
  const underWay = new Map<number, Promise<StorePage | StoreFailure>>();
  let lastExpected = 1;

  async function ask(page: number): Promise<StorePage | StoreFailure> {
    try {
      return await client.get('products', {
        category: String(id),
        status: 'publish',
        orderby: 'id',
        order: 'asc',
        per_page: String(listPageSize),
        page: String(page),
        _fields: storeProductFields,
      });
    } catch (error) {
      if (error instanceof StoreFailure) return error;
      throw error;
    }
  }

  return {
    expect(lastPage: number) {
      lastExpected = Math.min(lastPage, mostPages);
    },
    read(page: number): Promise<StorePage | StoreFailure> {
      for (let next = page; next === page || (next < page + pagesAhead && next <= lastExpected); next++) {
        if (underWay.has(next)) continue;
        const answer = ask(next);
        // A page that was asked for ahead may never be read.
        answer.catch(() => undefined);
        underWay.set(next, answer);
      }
      const answer = underWay.get(page) ?? ask(page);
      underWay.delete(page);
      return answer;
    },
  };
}
