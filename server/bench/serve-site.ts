import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { categories } from '@kitchen/shared/categories.ts';
import { facetOptions } from '@kitchen/shared/facets.ts';
import { languages } from '@kitchen/shared/languages.ts';
import { apiPaths } from '@kitchen/shared/paths.ts';
import pino from 'pino';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { processClocks } from '../lib/clocks.ts';
import { keepHeapSmall } from '../lib/keep-heap-small.ts';
import { loadClientBuild } from '../pages/pages.ts';
import { mailsToNowhere, noEnquiryLimits } from '../testing/test-site.ts';
import { answerQuestions, sayReady } from './answer-questions.ts';
import { processorTime } from './processor-time.ts';
import type { StoreAddress } from './serve-many-products.ts';

/** Where the whole site answers. */
export interface SiteAddress {
  site: string;
}

export interface MemoryUse {
  rssBytes: number;
  heapBytes: number;
  /** Outside of the heap, buffers above all. */
  externalBytes: number;
}

export interface ColdListings {
  pages: number;
  ms: number;
  /** Of these, what React's rendering took. */
  renderMs: number;
}

keepHeapSmall();

const publicUrl = 'http://localhost';
const acceptEncoding = 'br';

const address = JSON.parse(process.argv[2] ?? '{}') as StoreAddress & {
  environment?: Record<string, string>;
};
const dataDir = await mkdtemp(join(tmpdir(), 'bench-site-'));
const logger = pino({ level: 'silent' });
const config = readConfig({
  DATA_DIR: dataDir,
  CACHE_FRESH_S: '86400',
  STORE_URL: address.homeUrl,
  STORE_DIAL_URL: address.dialUrl,
  STORE_KEY: address.key,
  STORE_SECRET: address.secret,
  ...mailsToNowhere,
  ...address.environment,
});

const registry = new Registry();
collectDefaultMetrics({ register: registry });
const client = await loadClientBuild(fileURLToPath(new URL('../../client/dist', import.meta.url)));
let renderMs = 0;
/** The built client, which adds up how long it renders. */
const timedClient: typeof client = {
  ...client,
  async matchPage(...page) {
    const matched = await client.matchPage(...page);
    return {
      ...matched,
      async render(state) {
        const startedAt = performance.now();
        const rendered = await matched.render(state);
        renderMs += performance.now() - startedAt;
        return rendered;
      },
    };
  },
};

const app = await buildApp(config, {
  client: timedClient,
  publicUrl,
  logger,
  registry,
  ...processClocks,
  limits: { requests: 1e9, uncached: 1e9, renders: 1e9, feeds: 1e9 },
  enquiryLimits: noEnquiryLimits,
  // What is measured is to be alone.
  warmingPace: null,
  // A machine that is busy with other things must not make the site refuse what is measured.
  loadBounds: {},
});
const site = await app.listen({ port: 0, host: '127.0.0.1' });

/** Visits as a day would bring them: everything known, both languages, some of it cached. */
async function warmUp(): Promise<void> {
  for (const category of categories) {
    for (const language of languages) {
      for (const page of [1, 2, 3]) await visit(apiPaths.listing(language, category, {}, page));
      await visit(apiPaths.listing(language, category, { color: ['cream'] }, 1));
      await visit(`/product-category/${category}?lng=${language}`);
      await visit(apiPaths.search(language, 'antique'));
      await visit(apiPaths.search(language, 'MANY-0100'));
    }
  }
}

const listingPage = (language: string, color: string, width: string) =>
  `/product-category/cookers?color=${color}&width=${width}&lng=${language}`;

async function visit(url: string): Promise<void> {
  const { statusCode } = await app.inject({ url, headers: { 'accept-encoding': acceptEncoding } });
  if (statusCode !== 200) throw new Error(`${url} answers ${statusCode}`);
}

await warmUp();

answerQuestions({
  processorTime,
  /** Pages of listings that nobody asked for before, while the store's answers are known. */
  async coldListings(): Promise<ColdListings> {
    const selections = facetOptions.color.flatMap((color) =>
      facetOptions.width.map((width) => ({ color, width })),
    );
    // The first ones only warm the code up.
    for (const { color, width } of selections.slice(0, 20)) await visit(listingPage('it', color, width));
    renderMs = 0;
    const startedAt = performance.now();
    for (const { color, width } of selections) await visit(listingPage('en', color, width));
    return { pages: selections.length, ms: performance.now() - startedAt, renderMs };
  },
  async memory(): Promise<MemoryUse> {
    for (let round = 0; round < 5; round++) {
      globalThis.gc?.();
      await setImmediate();
    }
    const { rss, heapUsed, external } = process.memoryUsage();
    return { rssBytes: rss, heapBytes: heapUsed, externalBytes: external };
  },
});
process.once('SIGTERM', () => {
  void app
    .close()
    .then(() => rm(dataDir, { recursive: true, force: true }))
    .then(() => process.exit(0));
});
sayReady({ site } satisfies SiteAddress);
