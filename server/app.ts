import { categories } from '@kitchen/shared/categories.ts';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import type { ChangeTimes } from './catalogue/catalogue.ts';
import {
  catalogueEndpoints,
  createCatalogue,
  createUnfoundSearches,
  createWebhooks,
  openUnfoundTexts,
} from './catalogue/catalogue.ts';
import type { Config } from './config/config.ts';
import { openContent } from './content/content.ts';
import { openDealers } from './dealers/dealers.ts';
import type { DeliverySchedule, EnquiryLimits } from './enquiries/enquiries.ts';
import { createEnquiries, usualEnquiryLimits } from './enquiries/enquiries.ts';
import type { ProcessClocks } from './lib/clocks.ts';
import {
  createPictureMetrics,
  createPictureNames,
  mediaRoutes,
  openPictures,
  reducePhotograph,
} from './media/media.ts';
import type { Client, WarmingPace } from './pages/pages.ts';
import { mayBeThere, pages, usualPace } from './pages/pages.ts';
import { partnerFeedRoutes } from './partner-feed/partner-feed.ts';
import type { LoadBounds } from './platform/health/overload.ts';
import { usualBounds, watchOverload } from './platform/health/overload.ts';
import { createReadiness } from './platform/health/readiness.ts';
import { healthRoutes } from './platform/health/routes.ts';
import { createServer } from './platform/http/create-server.ts';
import { createDataReader, dataRoutes } from './platform/http/data-endpoints.ts';
import { ResponseCache } from './platform/http/response-cache.ts';
import { countRequests } from './platform/metrics/count-requests.ts';
import { createFileFaults } from './platform/metrics/file-faults.ts';
import { createSiteMetrics } from './platform/metrics/site-metrics.ts';
import { createCdnPurge } from './platform/outbound/purge-cdn.ts';
import { createKeyDigest } from './platform/rate-limits/key-digest.ts';
import { createLimiters } from './platform/rate-limits/limiters.ts';
import type { RequestLimit } from './platform/rate-limits/request-limits.ts';
import { createRequestLimits } from './platform/rate-limits/request-limits.ts';
import { openSharedRedis } from './platform/redis/shared-redis.ts';
import { findSecret } from './platform/secrets/find-secret.ts';
import { acceptForADay } from './platform/secrets/previous-secret.ts';
import { openPrintedCatalogues } from './printed-catalogues/printed-catalogues.ts';
import { openProductDocuments } from './product-documents/product-documents.ts';
import { openProductModels } from './product-models/product-models.ts';
import { productSheetRoutes } from './product-sheets/product-sheets.ts';
import { openRecalls } from './recalls/recalls.ts';
import { createLoginMetrics, createReservedArea } from './reserved-area/reserved-area.ts';
import type { Store, StoreOptions } from './store/store.ts';
import { createStore, createStoreMetrics } from './store/store.ts';
import { supportEndpoints } from './support/support.ts';
import { webVitalsRoutes } from './web-vitals/web-vitals.ts';

/** What the application is built with besides its configuration; what is optional is for tests. */
export interface AppOptions extends ProcessClocks {
  client: Client;
  /** Origin of canonical addresses, without a slash at the end. */
  publicUrl: string;
  logger: FastifyBaseLogger;
  /** What the site was built from; null where nobody knows. */
  commit?: string | null;
  /** Takes up the metrics of all parts. */
  registry: Registry;
  /** Aborts when the process begins to shut down. */
  shuttingDown?: AbortSignal | undefined;
  /** Aborts a while before the process is over: who still waits for the store, or another host, is answered without. */
  givingUp?: AbortSignal | undefined;
  loadBounds?: LoadBounds;
  limits?: Partial<LimitsPerMinute>;
  enquiryLimits?: Partial<EnquiryLimits>;
  deliverySchedule?: DeliverySchedule;
  changeTimes?: ChangeTimes | undefined;
  storeLimits?: StoreOptions['limits'];
  /** Null: no page is made before somebody asks for it. */
  warmingPace?: WarmingPace | null;
  /** What stands between the site and the store. */
  wrapStore?(store: Store): Store;
}

/** Requests of one address in a minute. */
export interface LimitsPerMinute {
  /** All for pages and the API: cached answers cost next to nothing. */
  requests: number;
  /** Those whose data has to be read. */
  uncached: number;
  /** Those whose page has to be rendered: one takes as long as hundreds of cached ones. Addresses take turns. */
  renders: number;
  /** Copies of the whole catalogue, which take as long as many pages. */
  feeds: number;
  /** Measured visits that browsers tell of. */
  measurements: number;
}

const defaultLimits: LimitsPerMinute = {
  requests: 3_000,
  uncached: 600,
  renders: 240,
  feeds: 20,
  measurements: 60,
};

/** A page brings many pictures with it. */
const picturesPerRequest = 10;

/** A store sends one for each of hundreds of products that are edited at once. */
const webhooksPerRequest = 10;

/** Addresses under which is told whether something is recalled, which other visits never use up. */
const aboutSafety = /^\/(?:api\/)?(?:recalls|support)(?:[/?]|$)/;

/** All cached responses together may take this much memory. */
const responseCacheBytes = 64 * 1024 * 1024;

/** Builds the whole server; nothing listens yet. */
export async function buildApp(config: Config, options: AppOptions): Promise<FastifyInstance> {
  const { client, publicUrl, logger, registry, now, steadyNow, shuttingDown, givingUp } = options;
  const { mail, store: storeConfig, defaultLanguage } = config;
  if (!mail || !storeConfig) throw new Error('The configuration came without a store or a mail server');
  const perMinute = { ...defaultLimits, ...options.limits };

  // What all features stand on.
  const app = await createServer({ config, publicUrl, logger, shuttingDown });
  countRequests(app, registry);
  const bounds = options.loadBounds ?? usualBounds;
  const overload = await watchOverload(app, { bounds, registry, logger });
  const redis = config.redisUrl === null ? null : await openSharedRedis(config.redisUrl, logger);
  createSiteMetrics(registry, {
    dataDir: config.dataDir,
    redis: redis?.commands ?? null,
    commit: options.commit ?? null,
  });
  const secret = await findSecret(config);
  const previousSecret = acceptForADay(config.previousSessionSecret, steadyNow);
  const reportFaults = createFileFaults(registry);
  const cache = new ResponseCache({ maxBytes: responseCacheBytes, overload, now: steadyNow });
  const digest = createKeyDigest(secret);
  const createLimiter = createLimiters(redis?.commands ?? null, digest, steadyNow);
  const createLimit = createRequestLimits(app, redis?.commands ?? null, digest);
  async function createLimitWithSafetyApart(name: string, most: number): Promise<RequestLimit> {
    const ordinary = await createLimit(name, most);
    const safety = await createLimit(`safety-${name}`, most);
    return { consume: (request) => (aboutSafety.test(request.url) ? safety : ordinary).consume(request) };
  }
  await client.attach(app);

  // The features.
  const ownStore = createStore({
    ...storeConfig,
    ...createStoreMetrics(registry, storeConfig.timeoutMs),
    ...(options.storeLimits && { limits: options.storeLimits }),
    givingUp,
    logger,
    now,
    steadyNow,
  });
  const store = options.wrapStore?.(ownStore) ?? ownStore;
  const cdn = config.cdnPurge && createCdnPurge({ ...config.cdnPurge, logger, registry });
  const content = await openContent({
    folder: config.contentDir,
    defaultLanguage,
    site: { publicUrl, isPage: (path) => mayBeThere(config.brand, path) },
    registry,
    logger,
    purgeCdn: cdn?.purge,
    now,
  });
  // Nothing more to configure, and the same names in every process of the site and after each restart.
  const names = createPictureNames(storeConfig.secret, storeConfig.homeUrl);
  const { nameOf } = names;
  const pictures = await openPictures({
    names,
    dataDir: config.dataDir,
    own: content.pictures,
    mediaHosts: config.mediaHosts,
    metrics: createPictureMetrics(registry),
    logger,
    storeHomeUrl: storeConfig.homeUrl,
    storeDialUrl: storeConfig.dialUrl,
    givingUp,
    steadyNow,
  });
  const unfound = createUnfoundSearches({
    open: () => openUnfoundTexts(config.dataDir, redis?.commands ?? null, now),
    digest,
    logger,
    now,
  });
  const catalogue = await createCatalogue({
    store,
    config,
    nameOf,
    texts: content.texts,
    shopHomes: [storeConfig.homeUrl, publicUrl],
    redis,
    givingUp,
    noteUnfound: unfound.note,
    reportFaults,
    registry,
    logger,
    now,
    steadyNow,
  });
  const webhooks = createWebhooks({
    secret: storeConfig.webhookSecret,
    purgeCdn: cdn?.purge,
    store,
    catalogue,
    redis,
    times: options.changeTimes,
    registry,
    logger,
    now,
    steadyNow,
  });
  const printedCatalogues = await openPrintedCatalogues(config.cataloguesDir);
  const productDocuments = await openProductDocuments({
    folder: config.publicDocumentsDir,
    findProduct: (sku) => catalogue.product(sku, defaultLanguage),
    knownSkus: catalogue.knownSkus,
    knownModel: catalogue.knownModel,
    logger,
  });
  const productModels = await openProductModels({ folder: config.productModelsDir, logger });
  const aboutFiles = {
    defaultLanguage,
    knowsAllProducts: () => catalogue.known().length === categories.length,
    listed: catalogue.listed,
    logger,
    reportFaults,
    purgeCdn: cdn?.purge,
  };
  const recalls = await openRecalls({
    ...aboutFiles,
    file: config.recallsFile,
    isProductCode: catalogue.isProductCode,
  });
  const dealers = await openDealers({
    ...aboutFiles,
    file: config.dealersFile,
    knownProduct: catalogue.knownProduct,
  });
  const enquiries = createEnquiries({
    config,
    mail,
    publicUrl,
    knownProduct: catalogue.knownProduct,
    knownDealer: dealers.known,
    texts: () => content.texts().of,
    reducePhoto: reducePhotograph,
    secret,
    previousSecret,
    limits: { ...usualEnquiryLimits, site: config.enquiriesPerHourInAll, ...options.enquiryLimits },
    createLimiter,
    schedule: options.deliverySchedule,
    registry,
    logger,
    redis: redis?.commands ?? null,
    now,
    steadyNow,
    uptime: options.uptime,
  });
  const metrics = createLoginMetrics(registry);
  const reservedArea = await createReservedArea({
    config,
    secret,
    previousSecret,
    redis,
    metrics,
    givingUp,
    reportFaults,
    logger,
    now,
    steadyNow,
  });
  const readiness = createReadiness({ catalogue, shuttingDown, registry, now: steadyNow });

  // Everything that the site answers, and how often one address may ask for it.
  const limit = await createLimitWithSafetyApart('pages', perMinute.requests);
  const endpoints = [
    ...catalogueEndpoints(
      catalogue,
      defaultLanguage,
      recalls.known,
      productDocuments,
      productModels,
      dealers,
    ),
    ...content.endpoints,
    printedCatalogues.endpoint,
    productDocuments.endpoint,
    recalls.endpoint,
    ...dealers.endpoints,
    ...supportEndpoints({ catalogue, documents: productDocuments, defaultLanguage }),
  ];
  // What no route takes is answered without the hooks of any, and its body is not read. The only route for OPTIONS is
  // that of CORS, whose own hook has answered what browsers send first.
  app.addHook('onRequest', (request, _reply, done) => {
    if (!request.is404 && request.method !== 'OPTIONS') return done();
    limit
      .consume(request)
      .then(() => app.refusalOf(request))
      .then(done, done);
  });
  await app.register(async (limited) => {
    limited.addHook('onRequest', limit.consume);
    const uncachedLimit = await createLimitWithSafetyApart('uncached', perMinute.uncached);
    await limited.register(dataRoutes, { endpoints, cache, limit: uncachedLimit });
    await limited.register(printedCatalogues.routes, { brand: config.brand });
    await limited.register(productDocuments.routes);
    await limited.register(productModels.routes);
    await limited.register(recalls.routes, { brand: config.brand, publicUrl, texts: content.texts, cache });
    const read = createDataReader(endpoints);
    await limited.register(productSheetRoutes, {
      read,
      documentsOf: productDocuments.filesOf,
      modelOf: productModels.fileOf,
      pictures,
      texts: content.texts,
      config,
      publicUrl,
      cache,
      limit: uncachedLimit,
      refuse: overload.refuse,
    });
    await limited.register(pages, {
      client,
      config,
      publicUrl,
      catalogue,
      content,
      dealers,
      documents: productDocuments,
      cache,
      refuse: overload.refuse,
      limit: await createLimitWithSafetyApart('renders', perMinute.renders),
      uncachedLimit,
      warming: {
        pace: options.warmingPace === undefined ? usualPace : options.warmingPace,
        isOverloaded: overload.isOverloaded,
        registry,
        shuttingDown,
      },
      read,
      now,
    });
  });
  // Without PUBLIC_URL the site is visited under several addresses: by name, by number, from the next desk.
  const isOwnOrigin = (origin: string, { host }: FastifyRequest) =>
    origin === new URL(publicUrl).origin || (config.publicUrl === null && URL.parse(origin)?.host === host);
  await app.register(enquiries.routes, {
    limit: await createLimit('enquiries', perMinute.uncached),
    isOwnOrigin: (origin, request) => config.corsOrigins.includes(origin) || isOwnOrigin(origin, request),
  });
  await app.register(reservedArea.routes, {
    limit: await createLimit('reserved-area', perMinute.requests),
    // Other origins may call the API, but nobody logs in there.
    isOwnOrigin,
  });
  await app.register(partnerFeedRoutes, {
    catalogue,
    documentsOf: productDocuments.documentsOf,
    documentsVersion: productDocuments.version,
    modelOf: productModels.of,
    modelsVersion: productModels.version,
    recallOf: recalls.known.idOf,
    recallsVersion: recalls.known.version,
    reservedArea,
    keys: config.partnerFeedKeys,
    brand: config.brand,
    publicUrl,
    limit: await createLimit('feeds', perMinute.feeds),
    now,
  });
  const pictureLimit = await createLimit('pictures', perMinute.requests * picturesPerRequest);
  await app.register(async (limited) => {
    limited.addHook('onRequest', pictureLimit.consume);
    await limited.register(mediaRoutes, { pictures });
  });
  await app.register(webVitalsRoutes, {
    registry,
    limit: await createLimit('measurements', perMinute.measurements),
  });
  await app.register(webhooks.routes, {
    limit: await createLimit('webhooks', perMinute.requests * webhooksPerRequest),
  });
  await app.register(healthRoutes, { readiness });

  // Beginning and end.
  app.addHook('onReady', async () => catalogue.warm());
  app.addHook('onReady', async () => enquiries.start());
  // Visitors may still be answered meanwhile; what they send is stored.
  shuttingDown?.addEventListener('abort', () => void enquiries.finish());
  app.addHook('preClose', async () => void enquiries.finish());
  app.addHook('onClose', async () => {
    webhooks.close();
    productDocuments.close();
    productModels.close();
    recalls.close();
    dealers.close();
    content.close();
    cdn?.close();
    await pictures.close();
    await catalogue.close();
    unfound.close();
    redis?.close();
  });
  app.addHook('onClose', async () => {
    reservedArea.close();
    await enquiries.close();
  });
  return app;
}
