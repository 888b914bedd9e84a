import { categories } from '@kitchen/shared/categories.ts';
import { median } from './median.ts';
import type { ProductCounts, StoreAddress } from './serve-many-products.ts';
import type { MemoryUse, SiteAddress } from './serve-site.ts';
import { startProcess } from './start-process.ts';

/** The most products of every category (20,000 records): all that the site ever lists. */
const counts = Object.fromEntries(categories.map((category) => [category, 2_000])) satisfies ProductCounts;

/** Processes that are measured: what is resident differs by some MB from one to the next. */
const processes = 3;

/** Memory of a warm server that knows 10,000 products, after garbage collection: medians of some processes. */
export async function measureMemory(): Promise<Pick<MemoryUse, 'rssBytes' | 'heapBytes'>> {
  const uses: MemoryUse[] = [];
  for (let process = 0; process < processes; process++) uses.push(await measureProcess());
  return {
    rssBytes: median(uses.map(({ rssBytes }) => rssBytes)),
    heapBytes: median(uses.map(({ heapBytes }) => heapBytes)),
  };
}

async function measureProcess(): Promise<MemoryUse> {
  await using store = await startProcess<StoreAddress>('./serve-many-products.ts', counts);
  await using server = await startProcess<SiteAddress>('./serve-site.ts', store.ready, ['--expose-gc']);
  return await server.ask<MemoryUse>('memory');
}
