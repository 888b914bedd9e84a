import type { StorePage } from './classify-response.ts';
import type { StoreQuery } from './sign-request.ts';
import type { StoreClient } from './store-client.ts';
import { StoreFailure } from './store-failure.ts';
import { storeProductFields } from './store-product.ts';
import { readId } from './to-product-record.ts';

/** Records a page: WooCommerce gives no more. */
export const listPageSize = 100;

/** Pages asked for at once after the first, as long as the total promises them. */
const pagesAtOnce = 4;

export interface ReadPagesOptions {
  client: StoreClient;
  filter: StoreQuery;
  /** All that the site reads of a record unless given. */
  fields?: string;
  /** Ends the reading of a store whose pages never do. */
  mostPages: number;
  /** Takes the records of a page that did not come before; true where that is enough. */
  take(records: unknown[]): boolean;
}

/**
 * Reads published products in the order of their ids, page by page, until a page is empty or short. A page
 * that fails ends the reading: gives which and why, null where the end was reached. Rejects if it is the first.
 */
export async function readPages(options: ReadPagesOptions): Promise<{ page: number; reason: string } | null> {
  const { client, filter, fields = storeProductFields, mostPages, take } = options;
  const seen = new Set<number>();
  const underWay: Promise<StorePage | StoreFailure>[] = [];
  let asked = 0;
  let lastExpected = 1;

  function ask(page: number): void {
    const answer = client
      .get('products', {
        ...filter,
        status: 'publish',
        orderby: 'id',
        order: 'asc',
        per_page: String(listPageSize),
        page: String(page),
        _fields: fields,
      })
      .catch((error: unknown) => {
        if (error instanceof StoreFailure) return error;
        throw error;
      });
    // A page that was asked for ahead may never be read.
    answer.catch(() => undefined);
    underWay.push(answer);
  }

  for (let page = 1; page <= mostPages; page++) {
    while (asked < page || (asked < page + pagesAtOnce - 1 && asked < lastExpected)) ask(++asked);
    const answer = await underWay.shift();
    if (!answer || answer instanceof StoreFailure) {
      if (answer && page > 1) return { page, reason: answer.kind };
      throw answer;
    }
    const { body, total } = answer;
    // An entry published meanwhile shifts all that follow.
    const added = body.filter((candidate) => {
      const id = readId(candidate);
      if (id === undefined) return true;
      return !seen.has(id) && seen.add(id);
    });
    const isWhole = body.length >= listPageSize;
    if (isWhole && added.length === 0) return { page, reason: 'page-repeated' };
    // Short pages end a list. A whole one does where the total says that it was the last.
    if (take(added) || !isWhole || total === page * listPageSize) return null;
    lastExpected = Math.min(Math.ceil(total / listPageSize), mostPages);
  }
  return { page: mostPages, reason: 'too-many-pages' };
}
