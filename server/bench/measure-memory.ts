import { categories } from '@kitchen/shared/categories.ts';
import type { ProductCounts, StoreAddress } from './serve-many-products.ts';
import type { MemoryUse, SiteAddresses } from './serve-site.ts';
import { startProcess } from './start-process.ts';

/** The most products of every category (20,000 records): all that the site ever lists. */
const counts = Object.fromEntries(categories.map((category) => [category, 2_000])) satisfies ProductCounts;

/** Memory of a warm server that knows 10,000 products, after garbage collection. */
export async function measureMemory(): Promise<MemoryUse> {
  await using store = await startProcess<StoreAddress>('./serve-many-products.ts', counts);
  const input = { ...store.ready, measured: [] };
  await using server = await startProcess<SiteAddresses>('./serve-site.ts', input, ['--expose-gc']);
  return await server.ask<MemoryUse>('memory');
}
