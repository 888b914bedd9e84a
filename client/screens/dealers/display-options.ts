import { collectionLines } from '@kitchen/shared/collections.ts';
import type { DealerQuery } from '@kitchen/shared/dealers.ts';

/** Collections that can be asked for. */
export const displayCollections = [...new Set(collectionLines.map(({ collection }) => collection))];

/** The product that can be seen, where not a collection was asked for. */
export const skuOf = ({ display }: DealerQuery) =>
  displayCollections.some((known) => known === display) ? undefined : display;
