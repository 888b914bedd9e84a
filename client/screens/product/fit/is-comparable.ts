import type { Product } from '@kitchen/shared/product.ts';

/** Id of the section's title. */
export const fitId = 'fit';

/** Where answers are, else the fields, one of which may ask for something else. */
export const fitAnswerId = 'fit-answer';

/** Whether the record has anything that a kitchen can be compared with. */
export function isComparable({ measures, specifications }: Product): boolean {
  return (
    measures !== null ||
    specifications.some(({ section }) => section === 'electric_connection' || section === 'gas_connection')
  );
}
