import type { Category } from '@kitchen/shared/categories.ts';
import { categories } from '@kitchen/shared/categories.ts';
import { createCategoryFinder } from './find-categories.ts';
import { plainText } from './plain-text.ts';
import type { ProductRecord } from './product-record.ts';
import { readPages } from './read-pages.ts';
import type { StoreClientOptions } from './store-client.ts';
import { createStoreClient } from './store-client.ts';
import { storeProductSchema } from './store-product.ts';
import { readId, toProductRecord } from './to-product-record.ts';

/** A published entry that visitors never see. */
export interface WithheldEntry {
  /** Null where it has none that can be read. */
  id: number | null;
  sku: string;
  name: string;
  reason: 'hidden' | 'password' | 'variation' | 'unreadable';
}

/** What was left out of an entry that its keeper can mend. */
type LeftOut = Record<'shortcode' | 'placeholder', ReadonlySet<string>>;

export interface CatalogueEntries {
  records: ProductRecord[];
  /** By the entry's number. */
  leftOut: ReadonlyMap<number, LeftOut>;
  withheld: WithheldEntry[];
  /** False where reading broke off. */
  complete: boolean;
}

const mostPages = 200;

/**
 * Reads every published entry of the store, whatever its category, in the order of the ids, and which listings
 * have it: that holds for categories below the site's own too, whoever may list those. Rejects with
 * a `StoreFailure` where the first page, or the list of categories, cannot be read.
 */
export async function readEntries(
  options: StoreClientOptions & { categoryIds?: Partial<Record<Category, number>> },
): Promise<CatalogueEntries> {
  const { homeUrl, logger, categoryIds: given = {}, steadyNow: now = () => performance.now() } = options;
  const client = createStoreClient(options);
  const { ids, categoryOf } = await createCategoryFinder({ client, given, logger, now })();
  const listings = new Map<Category, Set<number | undefined>>();
  let complete = true;
  for (const category of categories) {
    const listed = new Set<number | undefined>();
    listings.set(category, listed);
    if (ids[category] === undefined) continue;
    const filter = { category: String(ids[category]) };
    const takeIds = (page: unknown[]) => {
      for (const candidate of page) listed.add(readId(candidate));
      return false;
    };
    const brokenOff = await readPages({ client, filter, fields: 'id', mostPages, take: takeIds });
    complete &&= brokenOff === null;
  }
  const records: ProductRecord[] = [];
  const withheld: WithheldEntry[] = [];
  const leftOut = new Map<number, LeftOut>();

  function take(page: unknown[]): boolean {
    for (const candidate of page) {
      const parsed = storeProductSchema.safeParse(candidate);
      if (!parsed.success) {
        withheld.push({ id: readId(candidate) ?? null, sku: '', name: '', reason: 'unreadable' });
        continue;
      }
      const within = categories.filter((category) => listings.get(category)?.has(parsed.data.id));
      const found = { shortcode: new Set<string>(), placeholder: new Set<string>() };
      const note = (kind: keyof LeftOut, detail: string) => found[kind].add(detail);
      const record = toProductRecord(parsed.data, { categoryOf, within, homeUrl, note });
      if (record) {
        records.push(record);
        leftOut.set(record.id, found);
      } else {
        const { id, name, sku, type, post_password: password } = parsed.data;
        const reason = type === 'variation' ? 'variation' : password ? 'password' : 'hidden';
        withheld.push({ id, sku: sku.trim(), name: plainText(name), reason });
      }
    }
    return false;
  }

  const brokenOff = await readPages({ client, filter: {}, mostPages, take });
  return { records, leftOut, withheld, complete: complete && brokenOff === null };
}
