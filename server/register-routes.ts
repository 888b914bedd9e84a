import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Catalogue } from './catalogue/catalogue.ts';
import { catalogueEndpoints } from './catalogue/endpoints.ts';
import type { Webhooks } from './catalogue/webhooks/create-webhooks.ts';
import { webhookRoutes } from './catalogue/webhooks/routes.ts';
import type { Config } from './config/config.ts';
import type { Enquiries } from './enquiries/enquiries.ts';
import type { PictureNames } from './media/media.ts';
import { mediaRoutes } from './media/media.ts';
import { createPageRenderer } from './pages/render-page.ts';
import { pageRoutes } from './pages/routes.ts';
import { searchEngineRoutes } from './pages/search-engine-routes.ts';
import { securityTxtRoute } from './pages/security-txt.ts';
import { webManifestRoute } from './pages/web-manifest.ts';
import type { Parts } from './parts.ts';
import type { createReadiness } from './platform/health/readiness.ts';
import { healthRoutes } from './platform/health/routes.ts';
import { createDataReader, dataRoutes } from './platform/http/data-endpoints.ts';
import type { ResponseCache } from './platform/http/response-cache.ts';
import type { createRequestLimits } from './platform/rate-limits/request-limits.ts';
import { openPrintedCatalogues } from './printed-catalogues/printed-catalogues.ts';
import { catalogueFileRoutes } from './printed-catalogues/routes.ts';
import type { ReservedArea } from './reserved-area/reserved-area.ts';

/** Requests of one address in a minute. */
export interface LimitsPerMinute {
  /** All for pages and the API: cached answers cost next to nothing. */
  requests: number;
  /** Those whose API answer has to be made. */
  uncached: number;
  /** Those whose page has to be rendered: one takes as long as hundreds of cached ones. */
  renders: number;
}

const usualLimits: LimitsPerMinute = { requests: 1_200, uncached: 240, renders: 60 };

const dayMs = 86_400_000;

/** A page brings many pictures with it. */
const picturesPerRequest = 10;

/** A store tells of each of hundreds of products that are edited at once. */
const webhooksPerRequest = 10;

/** What the routes hand to one another, built from the configuration. */
export interface Features {
  cache: ResponseCache;
  catalogue: Catalogue;
  enquiries: Enquiries;
  createLimit: ReturnType<typeof createRequestLimits>;
  names: PictureNames;
  readiness: ReturnType<typeof createReadiness>;
  reservedArea: ReservedArea;
  webhooks: Webhooks;
}

/** Everything that the site answers, and how often one address may ask for it. */
export async function registerRoutes(
  app: FastifyInstance,
  config: Config,
  parts: Parts,
  features: Features,
): Promise<void> {
  const { client, publicUrl, logger, metrics, now } = parts;
  const { cache, catalogue, createLimit, enquiries, names, readiness, reservedArea, webhooks } = features;
  const { brand, defaultLanguage } = config;
  const perMinute = { ...usualLimits, ...parts.limits };

  const limit = await createLimit('pages', perMinute.requests);
  // What no route takes is answered without the hooks of any.
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.is404) limit.consume(request).then(() => done(), done);
    else done();
  });
  await app.register(async (limited) => {
    limited.addHook('onRequest', limit.consume);
    const printed = await openPrintedCatalogues(config.cataloguesDir);
    const endpoints = [...catalogueEndpoints(catalogue, defaultLanguage), printed.endpoint];
    await limited.register(dataRoutes, {
      endpoints,
      cache,
      limit: await createLimit('uncached', perMinute.uncached),
    });
    await limited.register(catalogueFileRoutes, { catalogues: printed, brand });
    limited.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
    for (const url of ['/api', '/api/*']) {
      limited.all(url, { schema: { hide: true } }, async (_request, reply) => reply.callNotFound());
    }
    await limited.register(webManifestRoute, { brand });
    await limited.register(securityTxtRoute, { email: brand.email, publicUrl, now });
    await limited.register(searchEngineRoutes, { catalogue, cache, brand, publicUrl, defaultLanguage });
    const renderer = createPageRenderer({
      client,
      settings: {
        brand,
        defaultLanguage,
        publicUrl,
        enquiryRetentionDays: config.enquiryRetentionMs / dayMs,
        loginAvailable: config.loginUrl !== null,
        registrationUrl: config.registrationUrl,
      },
      read: createDataReader(endpoints),
      now,
    });
    await limited.register(pageRoutes, {
      cache,
      limit: await createLimit('renders', perMinute.renders),
      renderer,
      knownSku: catalogue.knownSku,
      defaultLanguage,
    });
  });
  // A site that was not told its address is visited under several: by name, by number, from the next desk.
  const isOwnOrigin = (origin: string, { host }: FastifyRequest) =>
    origin === new URL(publicUrl).origin || (config.publicUrl === null && URL.parse(origin)?.host === host);
  await app.register(enquiries.routes, {
    limit: await createLimit('enquiries', perMinute.requests),
    isOwnOrigin: (origin, request) => config.corsOrigins.includes(origin) || isOwnOrigin(origin, request),
  });
  await app.register(reservedArea.routes, {
    limit: await createLimit('reserved-area', perMinute.requests),
    // Other origins may call the API, but nobody logs in there.
    isOwnOrigin,
  });
  await app.register(async (pictures) => {
    const limit = await createLimit('pictures', perMinute.requests * picturesPerRequest);
    pictures.addHook('onRequest', limit.consume);
    await pictures.register(mediaRoutes, {
      names,
      dataDir: config.dataDir,
      mediaHosts: config.mediaHosts,
      metrics: metrics.pictures,
      logger,
      ...(config.store && { storeHomeUrl: config.store.homeUrl, storeDialUrl: config.store.dialUrl }),
    });
  });
  const webhookSecret = config.store?.webhookSecret ?? null;
  if (webhookSecret !== null) metrics.webhooks.expect();
  await app.register(webhookRoutes, {
    secret: webhookSecret,
    webhooks,
    limit: await createLimit('webhooks', perMinute.requests * webhooksPerRequest),
    onWebhook: metrics.webhooks.onWebhook,
  });
  await app.register(healthRoutes, { readiness });
}
