import { compareAccepting } from './compare-accepting.ts';
import { compareFamilies, compareFiltering } from './compare-filtering.ts';
import { compareFindingDealers } from './compare-finding-dealers.ts';
import { compareRates } from './compare-rates.ts';
import { compareSearching } from './compare-searching.ts';
import { measureColdListings } from './measure-cold-listings.ts';
import { measureGrowth } from './measure-growth.ts';
import { measureMemory } from './measure-memory.ts';

/** Measures the server against its budgets; ends with 1 where one is missed. */

interface Figure {
  what: string;
  measured: string;
  budget: string;
  isWithin: boolean;
}

const leastRatio = 0.6;
/** Filtering is one loop over the products. */
const mostFilteringRatio = 10;
const mostFamiliesRatio = 1.3;
/** Ten times as many products. */
const mostSearchingRatio = 12;
/** Ten times as many dealers. */
const mostDealersRatio = 12;
const mostAcceptingRatio = 1.5;
const mostMemoryBytes = 400 * 1024 * 1024;
const mostColdRatio = 2;
const mostGrowthRatio = 1.05;

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
const microseconds = (ms: number) => `${Math.round(ms * 1000)} µs`;

async function measureRates(): Promise<Figure[]> {
  return (await compareRates()).flatMap(({ what, site, bare, ratio }) =>
    (['perS', 'perProcessorS'] as const).map((per) => ({
      what: `${what}, against a bare route: requests a second${per === 'perS' ? '' : ' of processor time'}`,
      measured: `${ratio[per].toFixed(2)} (${Math.round(site[per])} / ${Math.round(bare[per])})`,
      budget: `≥ ${leastRatio}`,
      isWithin: ratio[per] >= leastRatio,
    })),
  );
}

async function measureFiltering(): Promise<Figure[]> {
  const measures = [
    ['2000 products, against 200', compareFiltering, mostFilteringRatio],
    ['2000 versions in 400 families, against none', compareFamilies, mostFamiliesRatio],
  ] as const;
  const figures: Figure[] = [];
  for (const [what, compare, mostRatio] of measures) {
    const { baseMs, otherMs, ratio } = await compare();
    figures.push({
      what: `listing under changing filters: ${what}`,
      measured: `${ratio.toFixed(2)} (${microseconds(otherMs)} / ${microseconds(baseMs)})`,
      budget: `≤ ${mostRatio}`,
      isWithin: ratio <= mostRatio,
    });
  }
  return figures;
}

async function measureSearching(): Promise<Figure[]> {
  const { smallMs, largeMs, slowestMs, ratio } = await compareSearching();
  return [
    {
      what: 'search among 10,000 products, against 1,000: processor time',
      measured: `${ratio.toFixed(2)} (${microseconds(largeMs)} / ${microseconds(smallMs)}; the slowest ${microseconds(slowestMs)})`,
      budget: `≤ ${mostSearchingRatio}`,
      isWithin: ratio <= mostSearchingRatio,
    },
  ];
}

async function measureFindingDealers(): Promise<Figure[]> {
  const { smallMs, largeMs, slowestMs, ratio } = await compareFindingDealers();
  return [
    {
      what: 'dealers near a place, of 5,000, against 500',
      measured: `${ratio.toFixed(2)} (${microseconds(largeMs)} / ${microseconds(smallMs)}; the slowest ${microseconds(slowestMs)})`,
      budget: `≤ ${mostDealersRatio}`,
      isWithin: ratio <= mostDealersRatio,
    },
  ];
}

async function measureAccepting(): Promise<Figure[]> {
  const { workingMs, failingMs, ratio } = await compareAccepting();
  return [
    {
      what: 'accepting an enquiry: time with a failing mail server, against a working one',
      measured: `${ratio.toFixed(2)} (${microseconds(failingMs)} / ${microseconds(workingMs)})`,
      budget: `≤ ${mostAcceptingRatio}`,
      isWithin: ratio <= mostAcceptingRatio,
    },
  ];
}

async function measureWarmMemory(): Promise<Figure[]> {
  const { rssBytes, heapBytes } = await measureMemory();
  return [
    ['resident memory with 10,000 products', rssBytes] as const,
    ['heap with 10,000 products', heapBytes] as const,
  ].map(([what, bytes]) => ({
    what,
    measured: megabytes(bytes),
    budget: `≤ ${megabytes(mostMemoryBytes)}`,
    isWithin: bytes <= mostMemoryBytes,
  }));
}

async function measureFlatness(): Promise<Figure[]> {
  const { visits, firstBytes, lastBytes, rssBytes, ratio } = await measureGrowth();
  return [
    {
      what: `memory held under ${visits} mixed visits: at their end, against once warm`,
      measured: `${ratio.toFixed(3)} (${megabytes(lastBytes)} / ${megabytes(firstBytes)}, rss ${megabytes(rssBytes)})`,
      budget: `≤ ${mostGrowthRatio}`,
      isWithin: ratio <= mostGrowthRatio,
    },
  ];
}

async function measureCold(): Promise<Figure[]> {
  const { pages, ms, renderMs } = await measureColdListings();
  const ratio = ms / renderMs;
  return [
    {
      what: 'a page of a listing that has to be made: time against its rendering alone',
      measured: `${ratio.toFixed(2)} (${(ms / pages).toFixed(1)} / ${(renderMs / pages).toFixed(1)} ms)`,
      budget: `≤ ${mostColdRatio}`,
      isWithin: ratio <= mostColdRatio,
    },
  ];
}

const parts: Record<string, () => Promise<Figure[]>> = {
  rates: measureRates,
  cold: measureCold,
  filtering: measureFiltering,
  searching: measureSearching,
  dealers: measureFindingDealers,
  accepting: measureAccepting,
  memory: measureWarmMemory,
  growth: measureFlatness,
};

const chosen = process.argv.slice(2);
let areAllWithin = true;
for (const [name, measure] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  for (const figure of await measure()) {
    areAllWithin &&= figure.isWithin;
    process.stdout.write(
      `${figure.isWithin ? 'ok    ' : 'MISSED'}  ${figure.what.padEnd(74)} ${figure.measured.padEnd(24)} ${figure.budget}\n`,
    );
  }
}
process.exitCode = areAllWithin ? 0 : 1;
