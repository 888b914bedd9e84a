import type { Product } from '@kitchen/shared/product.ts';

/** Ids of the section's title and of its answer. */
export const fitId = 'fit';
export const fitAnswerId = 'fit-answer';

/** Whether the record has anything that a kitchen can be compared with. */
export function isComparable({ measures, specifications }: Product): boolean {
  return (
    measures !== null ||
    specifications.some(({ section }) => section === 'electric_connection' || section === 'gas_connection')
  );
}
