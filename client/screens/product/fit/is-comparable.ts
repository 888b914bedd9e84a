import type { Product } from '@kitchen/shared/product.ts';

/** Where answers are, else the fields, one of which may ask for something else; in a section that may be closed. */
export const fitAnswerId = 'fit-answer';

/** Whether the record has anything that a kitchen can be compared with. */
export function isComparable({ measures, specifications }: Product): boolean {
  return (
    measures !== null ||
    specifications.some(({ section }) => section === 'electric_connection' || section === 'gas_connection')
  );
}
