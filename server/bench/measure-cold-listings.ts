import type { ProductCounts, StoreAddress } from './serve-many-products.ts';
import type { ColdListings, SiteAddress } from './serve-site.ts';
import { startProcess } from './start-process.ts';

const counts: ProductCounts = { cookers: 200, ovens: 24, hobs: 24, hoods: 24, 'compact-products': 24 };

/** Pages of listings that have to be made: what they take, and what of it is rendering. */
export async function measureColdListings(): Promise<ColdListings> {
  await using store = await startProcess<StoreAddress>('./serve-many-products.ts', counts);
  await using server = await startProcess<SiteAddress>('./serve-site.ts', store.ready);
  return await server.ask<ColdListings>('coldListings');
}
