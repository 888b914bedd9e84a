import type { FoundAppliance } from '@kitchen/shared/support.ts';

/** What an appliance is called, told from others of that name; by its code alone where nothing else is known. */
export const nameWithCode = ({ name, sku }: Pick<FoundAppliance, 'name' | 'sku'>) =>
  name === sku ? sku : `${name} (${sku})`;
