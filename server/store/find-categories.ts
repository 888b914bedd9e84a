import type { Category } from '@kitchen/shared/categories.ts';
import { categories } from '@kitchen/shared/categories.ts';
import { z } from 'zod';
import type { StoreClient, StoreLogger } from './store-client.ts';
import { StoreFailure } from './store-failure.ts';

/** Which of the store's categories stand for this site's. */
export interface KnownCategories {
  /** Absent where the store has no such category. */
  ids: Partial<Record<Category, number>>;
  /** This site's category behind one that a record names; children count as their parents. */
  categoryOf(category: { id: number; slug: string }): Category | undefined;
}

export interface FindCategoriesOptions {
  client: StoreClient;
  /** Ids that the operator gave. */
  given: Partial<Record<Category, number>>;
  logger: StoreLogger;
  now(): number;
}

/** A category that was missing may have been made meanwhile. */
const lookAgainAfterMs = 600_000;

/** Everybody who asks shortly after a lookup failed gets its failure, instead of another call. */
const failureTtlMs = 5_000;

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
 * cached, a failure only for a moment. Where the operator gave them all nobody waits for the answer,
 * which only tells what is below them: a key that reads products alone may not list categories.
 */
export function createCategoryFinder(options: FindCategoriesOptions): () => Promise<KnownCategories> {
  const { given, logger, now } = options;
  const areAllGiven = categories.every((category) => given[category] !== undefined);
  let known = knowCategories(given, []);
  let lookup: { answer: Promise<KnownCategories>; goodUntil: number } | null = null;

  async function lookUp(): Promise<KnownCategories> {
    known = knowCategories(given, await readCategories(options.client, { quiet: areAllGiven }));
    const missing = categories.filter((category) => known.ids[category] === undefined);
    if (missing.length > 0) {
      logger.warn(
        { missing },
        'The store has no category of these slugs: they stay empty; STORE_CATEGORIES can name them by id.',
      );
    }
    return known;
  }

  function startLookup() {
    const current = { answer: lookUp(), goodUntil: Number.POSITIVE_INFINITY };
    current.answer.then(
      ({ ids }) => {
        if (categories.some((category) => ids[category] === undefined))
          current.goodUntil = now() + lookAgainAfterMs;
      },
      (error: unknown) => {
        const mayNot = error instanceof StoreFailure && error.kind === 'owner-cannot-see-products';
        if (areAllGiven && mayNot)
          logger.info('The key may not list categories: listings say what is below them.');
        else current.goodUntil = now() + failureTtlMs;
      },
    );
    return current;
  }

  return async () => {
    if (!lookup || now() >= lookup.goodUntil) lookup = startLookup();
    return areAllGiven ? known : lookup.answer;
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
