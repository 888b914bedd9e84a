import { collectionLines } from '@kitchen/shared/collections.ts';
import type { DealerQuery } from '@kitchen/shared/dealers.ts';
import type { DealerPurpose } from '@kitchen/shared/paths.ts';

/** Collections that can be asked for. */
export const displayCollections = [...new Set(collectionLines.map(({ collection }) => collection))];

/** The product that can be seen, where not a collection was asked for. */
export const skuOf = ({ display }: DealerQuery) =>
  displayCollections.some((known) => known === display) ? undefined : display;

/** Whether dealers are asked for at all. */
export const isAsked = (query: DealerQuery) => Object.values(query).some((value) => value !== undefined);

/** What the visitor wants of the dealers that are found. */
export const purposeOf = (query: DealerQuery): DealerPurpose => ({
  sku: query.sku ?? skuOf(query),
  isForService: query.kind === 'service',
});
