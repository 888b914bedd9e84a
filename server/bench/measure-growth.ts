import { startMailServer } from '../testing/mail-server.ts';
import { startScriptedServer } from '../testing/scripted-server.ts';
import { median } from './median.ts';
import { sendMixedLoad } from './mixed-load.ts';
import type { ProductCounts, StoreAddress } from './serve-many-products.ts';
import type { MemoryUse, SiteAddress } from './serve-site.ts';
import { startProcess } from './start-process.ts';

/** Fifty visitors for half an hour, each asking for something every two and a half seconds: 36,000 visits. */
const visitsToWarmUp = 18_000;
const rounds = 12;
const visitsPerRound = 1_500;

const counts: ProductCounts = { cookers: 200, ovens: 48, hobs: 48, hoods: 24, 'compact-products': 24 };

export interface MemoryGrowth {
  visits: number;
  /** What is held in memory after garbage collection: medians of the first and of the last third of the rounds. */
  firstBytes: number;
  lastBytes: number;
  /** Resident at the end. */
  rssBytes: number;
  /** Last to first: 1 is flat. */
  ratio: number;
}

/** Memory under mixed load in which much is ever new, once everything that is bounded has reached its bound. */
export async function measureGrowth(): Promise<MemoryGrowth> {
  await using mailServer = await startMailServer();
  await using login = await startScriptedServer((request, response) => {
    request.resume();
    response.writeHead(403).end();
  });
  await using store = await startProcess<StoreAddress>('./serve-many-products.ts', counts);
  const environment = {
    SMTP_URL: mailServer.url,
    LOGIN_URL: login.url,
    TRUST_PROXY: '127.0.0.1',
    ACKNOWLEDGE_ENQUIRIES: 'false',
    // What was read is read anew now and then.
    CACHE_FRESH_S: '60',
  };
  const input = { ...store.ready, environment };
  await using server = await startProcess<SiteAddress>('./serve-site.ts', input, ['--expose-gc']);
  const { site } = server.ready;
  await sendMixedLoad(site, 0, visitsToWarmUp);
  const uses: MemoryUse[] = [];
  for (let round = 0; round < rounds; round++) {
    await sendMixedLoad(site, visitsToWarmUp + round * visitsPerRound, visitsPerRound);
    uses.push(await server.ask<MemoryUse>('memory'));
  }
  const held = uses.map(({ heapBytes, externalBytes }) => heapBytes + externalBytes);
  const firstBytes = median(held.slice(0, rounds / 3));
  const lastBytes = median(held.slice(-rounds / 3));
  return {
    visits: visitsToWarmUp + rounds * visitsPerRound,
    firstBytes,
    lastBytes,
    rssBytes: uses.at(-1)?.rssBytes ?? Number.NaN,
    ratio: lastBytes / firstBytes,
  };
}
