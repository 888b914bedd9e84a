import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { categories } from '@kitchen/shared/categories.ts';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { LimitsPerMinute } from '../app.ts';
import { buildApp } from '../app.ts';
import type { ChangeTimes } from '../catalogue/webhooks/collect-changes.ts';
import { readConfig } from '../config/config.ts';
import type { DemoStore } from '../demo/store/demo-store.ts';
import { startDemoStore } from '../demo/store/demo-store.ts';
import type { StoredProduct } from '../demo/store/stored-product.ts';
import type { TroubleKind } from '../demo/store/troubles.ts';
import type { DeliverySchedule, EnquiryLimits } from '../enquiries/enquiries.ts';
import type { Client } from '../pages/client-build.ts';
import { loadClientBuild } from '../pages/client-build.ts';
import type { WarmingPace } from '../pages/warm-pages.ts';
import type { LoadBounds } from '../platform/health/overload.ts';
import { createLogger } from '../platform/logging/create-logger.ts';
import type { Store } from '../store/store.ts';

/** Where tests pretend that the site is. */
export const publicUrl = 'https://www.calidora.example';

const builtClientFolder = fileURLToPath(new URL('../../client/dist', import.meta.url));

/** The client that `npm run build` left. */
export const loadBuiltClient = () => loadClientBuild(builtClientFolder);

/** Mails of a site whose test sends none: nothing listens there. */
export const mailsToNowhere = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Calidora <web@calidora.example>',
  CONTACT_TO: 'sales@calidora.example',
  DEALER_TO: 'dealers@calidora.example',
  SAFETY_TO: 'safety@calidora.example',
  SERVICE_TO: 'service@calidora.example',
};

const noLimits: LimitsPerMinute = {
  requests: 1_000_000,
  uncached: 1_000_000,
  renders: 1_000_000,
  feeds: 1_000_000,
  measurements: 1_000_000,
};

/** For tests that send many enquiries. */
export const noEnquiryLimits: EnquiryLimits = {
  network: 1_000_000,
  region: 1_000_000,
  site: 1_000_000,
  token: 1_000_000,
  acknowledgements: 1_000_000,
};

/** A machine that is busy with other things must not make the site refuse what a test asks for. */
const noBounds: LoadBounds = {};

/** A client without pages, for tests of the API. */
export const clientWithoutPages: Client = {
  matchPage: () => Promise.reject(new Error('This test has no pages')),
  assets: () => ({
    entry: '/main.js',
    modules: [],
    menuModules: [],
    styles: '',
    otherMediaStyles: '/other-media.css',
    plainStyles: '/plain.css',
    fonts: [],
  }),
  attach: async () => undefined,
};

export interface TestSiteOptions {
  /** What the store holds; the demo catalogue unless given. */
  products?: Iterable<StoredProduct>;
  /** What is wrong with the store from the start. */
  trouble?: TroubleKind;
  /** What stands between the site and the store. */
  wrapStore?(store: Store): Store;
  /** Variables as an operator sets them, besides those that the test site needs. */
  environment?: Record<string, string>;
  /** The built client, say; without one there are no pages. */
  client?: Client;
  /** None unless given. */
  limits?: Partial<LimitsPerMinute>;
  enquiryLimits?: Partial<EnquiryLimits>;
  changeTimes?: ChangeTimes;
  /** That of production unless given. */
  deliverySchedule?: DeliverySchedule;
  shuttingDown?: AbortSignal;
  loadBounds?: LoadBounds;
  /** Makes the pages before they are asked for; none is unless given. */
  warmingPace?: WarmingPace;
}

export interface TestSite extends AsyncDisposable {
  /** Listens, and can be injected into; another one after `restart`. */
  readonly app: FastifyInstance;
  /** Where it listens. */
  readonly url: string;
  readonly store: DemoStore;
  /** What every part of the site and the store takes for the time, in ms since 1970. */
  readonly clock: { now: number };
  /** Puts the clock forward or back, without any time passing. */
  jump(ms: number): void;
  /** The machine sleeps so long, which stops the clock that never jumps. */
  sleep(ms: number): void;
  /** Its metrics; others after `restart`. */
  readonly registry: Registry;
  readonly dataDir: string;
  /** Lines of the log, as written (JSON), down to the level trace. */
  readonly log: string[];
  /** Waits until every category was read. */
  knowCategories(): Promise<void>;
  /** Ends the process, so to speak, and starts another one over the same data folder. */
  restart(): Promise<void>;
}

/** Runs the whole server over a demo store, both on free ports, until the end of the block. */
export async function startTestSite(options: TestSiteOptions = {}): Promise<TestSite> {
  const clock = { now: Date.UTC(2026, 10, 21, 9) };
  let jumpedMs = 0;
  let sleptMs = 0;
  const now = () => clock.now;
  const uptime = () => clock.now - jumpedMs;
  const steadyNow = () => uptime() - sleptMs;
  const store = await startDemoStore({ now, ...(options.products && { products: options.products }) });
  if (options.trouble) store.trouble(options.trouble);
  const dataDir = await mkdtemp(join(tmpdir(), 'test-site-'));
  const log: string[] = [];
  const logger = createLogger('trace', { write: (line) => log.push(line) });
  const config = readConfig({
    PUBLIC_URL: publicUrl,
    SESSION_SECRET: 'the secret of a site that runs in tests',
    DATA_DIR: dataDir,
    STORE_URL: store.homeUrl,
    STORE_DIAL_URL: store.dialUrl,
    STORE_KEY: store.key,
    STORE_SECRET: store.secret,
    ...mailsToNowhere,
    ...options.environment,
  });

  let registry: Registry;

  async function start(): Promise<FastifyInstance> {
    registry = new Registry();
    const app = await buildApp(config, {
      // Pauses are real time: tests would wait.
      storeLimits: { firstPauseMs: 0, openForMs: 0, openForAtMostMs: 0, lookupsPerSecond: 10_000 },
      ...(options.wrapStore && { wrapStore: options.wrapStore }),
      client: options.client ?? clientWithoutPages,
      publicUrl: config.publicUrl ?? publicUrl,
      logger,
      registry,
      ...(options.shuttingDown && { shuttingDown: options.shuttingDown }),
      loadBounds: options.loadBounds ?? noBounds,
      now,
      steadyNow,
      uptime,
      limits: { ...noLimits, ...options.limits },
      ...(options.enquiryLimits && { enquiryLimits: options.enquiryLimits }),
      warmingPace: options.warmingPace ?? null,
      ...(options.deliverySchedule && { deliverySchedule: options.deliverySchedule }),
      ...(options.changeTimes && { changeTimes: options.changeTimes }),
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    return app;
  }

  let app = await start();
  return {
    get app() {
      return app;
    },
    get url() {
      return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    },
    store,
    clock,
    jump(ms) {
      clock.now += ms;
      jumpedMs += ms;
    },
    sleep(ms) {
      clock.now += ms;
      sleptMs += ms;
    },
    get registry() {
      return registry;
    },
    dataDir,
    log,
    async knowCategories() {
      await Promise.all(
        categories.map(async (category) => {
          const { statusCode } = await app.inject(`/api/categories/${category}/products`);
          if (statusCode !== 200) throw new Error(`The category ${category} answers ${statusCode}`);
        }),
      );
    },
    async restart() {
      await app.close();
      app = await start();
    },
    async [Symbol.asyncDispose]() {
      // The store first: a call that it holds back would hold up the end of the site.
      await store.close();
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A site with the pages of the built client, which has read every category. */
export async function startSiteWithPages(options: TestSiteOptions = {}): Promise<TestSite> {
  const site = await startTestSite({ client: await loadBuiltClient(), ...options });
  try {
    await site.knowCategories();
  } catch (error) {
    await site[Symbol.asyncDispose]();
    throw error;
  }
  return site;
}
