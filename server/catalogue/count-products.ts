import type { Category } from '@kitchen/shared/categories.ts';
import { categories } from '@kitchen/shared/categories.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import type { CategoryTotals } from '@kitchen/shared/listing.ts';
import type { DataAnswer } from '../platform/http/data-endpoints.ts';
import { provenanceOfAll } from '../platform/http/data-endpoints.ts';
import type { Catalogue } from './catalogue.ts';

/**
 * How many products each category has, which is the same in every language. Leaves out categories that
 * cannot be read; rejects as a listing does where none can.
 */
export async function countProducts(
  catalogue: Pick<Catalogue, 'listing'>,
  language: Language,
): Promise<DataAnswer<CategoryTotals>> {
  const totalOf = async (category: Category) => {
    const { value, ...provenance } = await catalogue.listing(category, language, {}, 1);
    return { category, total: value.total, complete: value.complete, ...provenance };
  };
  const reads = await Promise.allSettled(categories.map(totalOf));
  const known = reads.flatMap((read) => (read.status === 'fulfilled' ? [read.value] : []));
  const [first] = reads;
  if (known.length === 0 && first?.status === 'rejected') throw first.reason;
  const isWhole = known.length === categories.length;
  return {
    value: {
      items: known.map(({ category, total }) => ({ category, total })),
      complete: isWhole && known.every(({ complete }) => complete),
    },
    ...provenanceOfAll(known),
    ...(!isWhole && { ttlMs: 0 }),
  };
}
