import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startDemoStore } from '../demo/store/demo-store.ts';
import type { SiteProcess } from '../testing/site-processes.ts';
import { startSiteProcess } from '../testing/site-processes.ts';
import { startRedis } from '../testing/start-redis.ts';
import type { Load, Sample } from './replay/send-visits.ts';
import { beginnings, sendVisits } from './replay/send-visits.ts';
import { startCaddy } from './replay/start-caddy.ts';
import type { Visit } from './replay/visits.ts';
import { kinds, readVisits } from './replay/visits.ts';

/**
 * Replays the visits of docs/scaling.md through the proxy with three processes on one Redis: cold, warm, with the store
 * away, and with one process killed in the peak. Prints a table; no figure of it decides anything.
 */
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '30' },
    peak: { type: 'string', default: '4' },
  },
});
const load: Load = { rate: Number(values.rate), seconds: Number(values.seconds), peak: Number(values.peak) };
if (!(load.rate > 0 && load.seconds > 0 && load.peak >= 1))
  throw new Error('--rate, --seconds and --peak take numbers');

const say = (text: string) => process.stdout.write(`${text}\n`);

const assetsFolder = fileURLToPath(new URL('../../client/dist/browser/assets', import.meta.url));
const assets = (await readdir(assetsFolder))
  .filter((name) => name.endsWith('.js'))
  .toSorted()
  .map((name) => `/assets/${name}`);

await using parts = new AsyncDisposableStack();
const redis = parts.use(await startRedis());
const store = await startDemoStore();
parts.defer(() => store.close());
// What was read counts as fresh for seconds only, so that the store's absence is felt.
const startProcess = async () => parts.use(await startSiteProcess(store, redis, { CACHE_FRESH_S: '5' }));

async function startSites(): Promise<{ sites: SiteProcess[]; port: number }> {
  const sites = await Promise.all([startProcess(), startProcess(), startProcess()]);
  const { port } = parts.use(await startCaddy(sites.map(({ url }) => new URL(url).host)));
  return { sites, port };
}

/** Visits are read from processes of their own, which leaves those that are measured cold. */
async function readAllVisits(): Promise<Visit[]> {
  await using other = await startSiteProcess(store, null);
  return await readVisits(other.url, assets);
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

function row(what: string, samples: readonly Sample[]): string {
  const failed = samples.filter(({ status }) => status === null || status >= 400).length;
  const times = kinds.flatMap((kind) => {
    const sorted = samples
      .flatMap((sample) => (sample.kind === kind ? sample.ms : []))
      .toSorted((a, b) => a - b);
    return [0.5, 0.99].map((share) => quantile(sorted, share).toFixed(0));
  });
  return `| ${[what, samples.length, failed, ...times].join(' | ')} |`;
}

const visits = await readAllVisits();
const { sites, port } = await startSites();
const replay = () => sendVisits(port, visits, load);
const count = beginnings(load).length;
say(
  `${count} visits of 74 requests in ${load.seconds} s, ${load.peak} times the average in the middle fifth; times in ms`,
);
const head = ['', 'Requests', 'Failed', ...kinds.flatMap((kind) => [`${kind} p50`, 'p99'])];
say(`| ${head.join(' | ')} |\n| ${head.map(() => '---').join(' | ')} |`);
say(row('Cold', await replay()));
say(row('Warm', await replay()));
store.trouble('gateway-timeout');
say(row('Store away', await replay()));
store.trouble(null);
const killed = new Promise<void>((resolve) => {
  setTimeout(() => void sites[0]?.kill().then(resolve), load.seconds * 500);
});
say(row('One of three killed', await replay()));
await killed;
