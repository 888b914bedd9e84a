import { compareAccepting } from './compare-accepting.ts';
import { compareFiltering } from './compare-filtering.ts';
import { compareRates } from './compare-rates.ts';
import { measureGrowth } from './measure-growth.ts';
import { measureMemory } from './measure-memory.ts';

/** Measures the server against its budgets; ends with 1 where one is missed. */

interface Figure {
  what: string;
  measured: string;
  budget: string;
  kept: boolean;
}

const leastRatio = 0.75;
const mostFilteringRatio = 1.5;
const mostAcceptingRatio = 1.5;
const mostMemoryBytes = 350 * 1024 * 1024;
const mostGrowthRatio = 1.05;

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
const microseconds = (ms: number) => `${Math.round(ms * 1000)} µs`;

async function measureRates(): Promise<Figure[]> {
  return (await compareRates()).flatMap(({ what, site, bare, ratio }) =>
    (['perS', 'perProcessorS'] as const).map((per) => ({
      what: `${what}, against a bare route: requests a second${per === 'perS' ? '' : ' of processor time'}`,
      measured: `${ratio[per].toFixed(2)} (${Math.round(site[per])} / ${Math.round(bare[per])})`,
      budget: `≥ ${leastRatio}`,
      kept: ratio[per] >= leastRatio,
    })),
  );
}

async function measureFiltering(): Promise<Figure[]> {
  const { smallMs, largeMs, ratio } = await compareFiltering();
  return [
    {
      what: 'listing under changing filters: time with 2000 products, against 200',
      measured: `${ratio.toFixed(2)} (${microseconds(largeMs)} / ${microseconds(smallMs)})`,
      budget: `≤ ${mostFilteringRatio}`,
      kept: ratio <= mostFilteringRatio,
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
      kept: ratio <= mostAcceptingRatio,
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
    kept: bytes <= mostMemoryBytes,
  }));
}

async function measureFlatness(): Promise<Figure[]> {
  const { visits, firstBytes, lastBytes, rssBytes, ratio } = await measureGrowth();
  return [
    {
      what: `memory held under ${visits} mixed visits: at their end, against once warm`,
      measured: `${ratio.toFixed(3)} (${megabytes(lastBytes)} / ${megabytes(firstBytes)}, rss ${megabytes(rssBytes)})`,
      budget: `≤ ${mostGrowthRatio}`,
      kept: ratio <= mostGrowthRatio,
    },
  ];
}

const parts: Record<string, () => Promise<Figure[]>> = {
  rates: measureRates,
  filtering: measureFiltering,
  accepting: measureAccepting,
  memory: measureWarmMemory,
  growth: measureFlatness,
};

const chosen = process.argv.slice(2);
let kept = true;
for (const [name, measure] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  for (const figure of await measure()) {
    kept &&= figure.kept;
    process.stdout.write(
      `${figure.kept ? 'kept  ' : 'MISSED'}  ${figure.what.padEnd(74)} ${figure.measured.padEnd(24)} ${figure.budget}\n`,
    );
  }
}
process.exitCode = kept ? 0 : 1;
