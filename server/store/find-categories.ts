import type { Category } from '@kitchen/shared/categories.ts';
import { categories } from '@kitchen/shared/categories.ts';
import { z } from 'zod';
import type { StoreClient, StoreLogger } from './store-client.ts';
import type { StoreFailure, StoreFailureKind } from './store-failure.ts';
import { toStoreFailure } from './store-failure.ts';

/** Which of the store's categories stand for this site's. */
export interface KnownCategories {
  /** Absent where the store has no such category. */
  ids: Partial<Record<Category, number>>;
  /** This site's category behind one that a record names; children count as their parents. */
  categoryOf(category: StoreCategoryName): Category | undefined;
  /** Whether the store's list had it, this site's or not. */
  has(category: StoreCategoryName): boolean;
}

/** A category as the store names it in a record. */
export interface StoreCategoryName {
  id: number;
  slug: string;
}

export interface FindCategoriesOptions {
  client: StoreClient;
  /** Ids that the operator gave. */
  given: Partial<Record<Category, number>>;
  logger: StoreLogger;
  now(): number;
}

/** A category that was missing may have been made meanwhile; who needs no answer need not ask more often either. */
const lookAgainAfterMs = 600_000;

/** Products of a category that the store's list did not have may come in numbers. */
const lookForNewAfterMs = 60_000;

/** Everybody who asks shortly after a lookup failed gets its failure, instead of another call. */
const failureTtlMs = 5_000;

const mayNotList: StoreFailureKind = 'owner-cannot-see-products';

const perPage = 100;

/** No store of this kind has thousands of categories. */
const mostPages = 10;

/** Categories nest less than this; one that is its own ancestor must not go round for ever. */
const deepest = 20;

const storeCategorySchema = z.object({
  id: z.int().positive(),
  slug: z.string(),
  parent: z.int().catch(0),
});
type StoreCategory = z.output<typeof storeCategorySchema>;

/**
 * Makes the function that tells which store categories stand for this site's: those that the
 * operator gave, the others by their slug. The store is asked at most once at a time; its answer is
 * cached until one of the categories `named` is not in it, a failure only for a moment. What is known
 * already is given at once, and nobody waits where the operator gave all ids: then the answer only
 * tells what is below them, and a key that reads products alone may not list categories.
 */
export function createCategoryFinder(options: FindCategoriesOptions) {
  const { given, logger, now } = options;
  const areAllGiven = categories.every((category) => given[category] !== undefined);
  let known = areAllGiven ? knowCategories(given, []) : null;
  let lookup: { answer: Promise<KnownCategories>; startedAt: number; goodUntil: number } | null = null;
  const logged = new Set<StoreFailureKind>();

  async function lookUp(): Promise<KnownCategories> {
    known = knowCategories(given, await readCategories(options.client, { quiet: areAllGiven }));
    const { ids } = known;
    const missing = categories.filter((category) => ids[category] === undefined);
    if (missing.length > 0) {
      logger.warn(
        { missing },
        'The store has no category of these slugs: they stay empty; STORE_CATEGORIES can name them by id.',
      );
    }
    return known;
  }

  /** Nobody who asked gets to know of this failure. Logs each kind once. */
  function logFailure({ kind, advice }: StoreFailure): void {
    if (logged.has(kind)) return;
    logged.add(kind);
    const listings = 'listings say what is below them.';
    if (kind === mayNotList) logger.info(`The key may not list categories: ${listings}`);
    else logger.warn({ kind, advice }, `The store's categories could not be read: ${listings}`);
  }

  function startLookup() {
    const startedAt = now();
    const current = { answer: lookUp(), startedAt, goodUntil: Number.POSITIVE_INFINITY };
    current.answer.then(
      ({ ids }) => {
        if (categories.some((category) => ids[category] === undefined))
          current.goodUntil = now() + lookAgainAfterMs;
      },
      (error: unknown) => {
        const failure = toStoreFailure(error);
        if (areAllGiven) logFailure(failure);
        if (areAllGiven && failure.kind === mayNotList) return;
        current.goodUntil = now() + (areAllGiven ? lookAgainAfterMs : failureTtlMs);
      },
    );
    return current;
  }

  return async (named: readonly StoreCategoryName[] = []): Promise<KnownCategories> => {
    const isNew = (category: StoreCategoryName) => known?.has(category) === false;
    const isDue = lookup && named.some(isNew) && now() >= lookup.startedAt + lookForNewAfterMs;
    if (!lookup || isDue || now() >= lookup.goodUntil) lookup = startLookup();
    if (named.some(isNew)) await lookup.answer.catch(() => null);
    return known ?? lookup.answer;
  };
}

/** What is known without asking the store: the ids given, and slugs that are the same. */
export function knowCategories(
  given: Partial<Record<Category, number>>,
  all: StoreCategory[],
): KnownCategories {
  const ids: Partial<Record<Category, number>> = {};
  const categoryOfId = new Map<number, Category>();
  for (const category of categories) {
    const id = given[category] ?? all.find(({ slug }) => slug === category)?.id;
    if (id === undefined) continue;
    ids[category] = id;
    categoryOfId.set(id, category);
  }
  const parents = new Map(all.map(({ id, parent }) => [id, parent]));
  for (const { id } of all) {
    let at: number | undefined = id;
    for (let level = 0; at !== undefined && level < deepest; level++) {
      const category = categoryOfId.get(at);
      if (category) {
        categoryOfId.set(id, category);
        break;
      }
      at = parents.get(at);
    }
  }
  return {
    ids,
    has: ({ id }) => categoryOfId.has(id) || parents.has(id),
    categoryOf: ({ id, slug }) =>
      categoryOfId.get(id) ?? categories.find((category) => category === slug && ids[category] === undefined),
  };
}

async function readCategories(client: StoreClient, options: { quiet: boolean }): Promise<StoreCategory[]> {
  const found: StoreCategory[] = [];
  for (let page = 1; page <= mostPages; page++) {
    const query = {
      per_page: String(perPage),
      page: String(page),
      orderby: 'id',
      order: 'asc',
      _fields: 'id,slug,parent',
    };
    const { body } = await client.get('products/categories', query, options);
    for (const candidate of body) {
      const parsed = storeCategorySchema.safeParse(candidate);
      if (parsed.success) found.push(parsed.data);
    }
    if (body.length < perPage) break;
  }
  return found;
}
