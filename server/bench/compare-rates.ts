import { languages } from '@kitchen/shared/languages.ts';
import { apiPaths, paths } from '@kitchen/shared/paths.ts';
import autocannon from 'autocannon';
import { median } from './median.ts';
import type { ProductCounts, StoreAddress } from './serve-many-products.ts';
import type { SiteAddresses } from './serve-site.ts';
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

/** Processes that are measured: how V8 compiles the same code differs from one to the next. */
const processes = 3;
/** Of each process; the first one only warms the code up. */
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
 * Requests per second of the site's cached answers against a bare route with the same limit, headers and bytes,
 * in short rounds that take turns, so that whatever else the machine does meets both.
 */
export async function compareRates(): Promise<RateComparison[]> {
  await using store = await startProcess<StoreAddress>('./serve-many-products.ts', counts);
  const input = { ...store.ready, measured: Object.values(measured) };
  const pairsOf = new Map<string, { site: Rates; bare: Rates }[]>();
  for (let process = 0; process < processes; process++) {
    await using server = await startProcess<SiteAddresses>('./serve-site.ts', input);
    const { site, bare } = server.ready;
    for (const [what, url] of Object.entries(measured)) {
      const pairs: { site: Rates; bare: Rates }[] = [];
      for (let round = 0; round < rounds; round++) {
        pairs.push({
          site: await measureRates(server, site + url),
          bare: await measureRates(server, bare + url),
        });
      }
      pairsOf.set(what, [...(pairsOf.get(what) ?? []), ...pairs.slice(1)]);
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

async function measureRates(server: BenchProcess<SiteAddresses>, url: string): Promise<Rates> {
  const usedBefore = await server.ask<number>('processorTime');
  const {
    '2xx': answered,
    non2xx,
    errors,
    duration,
  } = await autocannon({
    url,
    connections,
    duration: roundS,
    headers: {
      'accept-encoding': 'gzip, deflate, br, zstd',
      'accept-language': 'it-IT,it;q=0.9,en;q=0.8',
      cookie: 'lng=it',
    },
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${url} failed ${non2xx + errors} times`);
  const usedS = (await server.ask<number>('processorTime')) - usedBefore;
  return { perS: answered / duration, perProcessorS: answered / usedS };
}
