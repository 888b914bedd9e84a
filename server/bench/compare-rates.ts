import { languages } from '@kitchen/shared/languages.ts';
import { apiPaths, paths } from '@kitchen/shared/paths.ts';
import autocannon from 'autocannon';
import { median } from './median.ts';
import type { BareAddress } from './serve-bare.ts';
import type { ProductCounts, StoreAddress } from './serve-many-products.ts';
import type { SiteAddress } from './serve-site.ts';
import type { BenchProcess } from './start-process.ts';
import { startProcess } from './start-process.ts';

const [language] = languages;
const sku = 'COOKERS-MANY-0007';

/** What is asked for again and again, by what it is. */
const measured = {
  'cached page': `${paths.category('cookers')}?lng=${language}`,
  listing: apiPaths.listing(language, 'cookers', {}, 1),
  product: apiPaths.product(language, sku),
  search: apiPaths.search(language, 'antique'),
};

/** Pairs of processes that are measured: how V8 compiles the same code differs from one to the next. */
const pairsOfProcesses = 3;
/** Until V8 has compiled what is asked for again and again. */
const warmUpS = 6;
const rounds = 6;
const roundS = 1;
const connections = 20;
const counts: ProductCounts = { cookers: 200, ovens: 24, hobs: 24, hoods: 24, 'compact-products': 24 };

interface Rates {
  perS: number;
  /** By the processor time of the server, in which the machine's other work has no part. */
  perProcessorS: number;
}

export interface RateComparison {
  what: string;
  site: Rates;
  bare: Rates;
  /** The site's share of the bare route's rate: medians of the rounds' ratios. */
  ratio: Rates;
}

/**
 * Requests per second of the site's cached answers against a bare route with the same limit, headers and bytes, each
 * in a process of its own, in short rounds that take turns, so that whatever else the machine does meets both.
 */
export async function compareRates(): Promise<RateComparison[]> {
  await using store = await startProcess<StoreAddress>('./serve-many-products.ts', counts);
  const pairsOf = new Map<string, { site: Rates; bare: Rates }[]>();
  for (let processes = 0; processes < pairsOfProcesses; processes++) {
    await using siteProcess = await startProcess<SiteAddress>('./serve-site.ts', store.ready);
    const { site } = siteProcess.ready;
    const urls = Object.values(measured).map((path) => site + path);
    await using bareProcess = await startProcess<BareAddress>('./serve-bare.ts', urls);
    const { bare } = bareProcess.ready;
    for (const [what, path] of Object.entries(measured)) {
      await measureRates(siteProcess, site + path, warmUpS);
      await measureRates(bareProcess, bare + path, warmUpS);
      const pairs: { site: Rates; bare: Rates }[] = [];
      for (let round = 0; round < rounds; round++) {
        pairs.push({
          site: await measureRates(siteProcess, site + path, roundS),
          bare: await measureRates(bareProcess, bare + path, roundS),
        });
      }
      pairsOf.set(what, [...(pairsOf.get(what) ?? []), ...pairs]);
    }
  }
  const comparisons: RateComparison[] = [];
  for (const [what, pairs] of pairsOf) {
    const medianOf = (read: (pair: (typeof pairs)[number]) => number) => median(pairs.map(read));
    comparisons.push({
      what,
      site: {
        perS: medianOf((pair) => pair.site.perS),
        perProcessorS: medianOf((pair) => pair.site.perProcessorS),
      },
      bare: {
        perS: medianOf((pair) => pair.bare.perS),
        perProcessorS: medianOf((pair) => pair.bare.perProcessorS),
      },
      ratio: {
        perS: medianOf((pair) => pair.site.perS / pair.bare.perS),
        perProcessorS: medianOf((pair) => pair.site.perProcessorS / pair.bare.perProcessorS),
      },
    });
  }
  return comparisons;
}

async function measureRates(server: BenchProcess<unknown>, url: string, seconds: number): Promise<Rates> {
  const usedBefore = await server.ask<number>('processorTime');
  const asking = new AbortController();
  stayAwake(asking.signal);
  const {
    '2xx': answered,
    non2xx,
    errors,
    duration,
  } = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: {
      'accept-encoding': 'gzip, deflate, br, zstd',
      'accept-language': 'it-IT,it;q=0.9,en;q=0.8',
      cookie: 'lng=it',
    },
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${url} failed ${non2xx + errors} times`);
  asking.abort();
  const usedS = (await server.ask<number>('processorTime')) - usedBefore;
  return { perS: answered / duration, perProcessorS: answered / usedS };
}

/** Keeps the client's event loop busy: waking a client that sleeps would cost the server up to half its time. */
function stayAwake(signal: AbortSignal): void {
  if (!signal.aborted) setImmediate(stayAwake, signal);
}
