import { categorySchema } from '@kitchen/shared/categories.ts';
import { z } from 'zod';

/** What is known of products that changed in the store: where to look again, not what is there. */
export const storeChangeSchema = z.object({
  /** Ids of records. */
  ids: z.array(z.int()),
  skus: z.array(z.string()),
  /** Categories that they are in now. */
  categories: z.array(categorySchema),
});
export type StoreChange = z.infer<typeof storeChangeSchema>;

export function mergeChanges(changes: readonly StoreChange[]): StoreChange {
  return {
    ids: [...new Set(changes.flatMap(({ ids }) => ids))],
    skus: [...new Set(changes.flatMap(({ skus }) => skus))],
    categories: [...new Set(changes.flatMap(({ categories }) => categories))],
  };
}
