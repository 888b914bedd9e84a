import { collectionLines } from '@kitchen/shared/collections.ts';
import { paths } from '@kitchen/shared/paths.ts';
import type { Product } from '@kitchen/shared/product.ts';

/** Path of the page of a collection: of its line of this category, or else of its first. */
export function linePage(collection: string, category: Product['category']): string | undefined {
  if (collection === 'nero') return paths.neroLine;
  const lines = collectionLines.filter((line) => line.collection === collection);
  const line = lines.find((each) => each.category === category) ?? lines[0];
  return line && paths.line(line);
}
