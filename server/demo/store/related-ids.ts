import type { StoredProduct } from './stored-product.ts';

const mostRelated = 5;

/** A few ids of the same category in an order that differs each time, as the store gives them. */
export function createRelatedIds(products: ReadonlyMap<number, StoredProduct>) {
  return function relatedIds({ id, categoryIds }: StoredProduct): number[] {
    const [category] = categoryIds;
    if (category === undefined) return [];
    const related: number[] = [];
    for (const other of products.values()) {
      if (related.length === mostRelated) break;
      if (other.id !== id && other.categoryIds.includes(category)) related.push(other.id);
    }
    return related
      .map((value) => ({ value, at: Math.random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ value }) => value);
  };
}
