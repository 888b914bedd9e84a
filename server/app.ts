import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import type { Language } from '@kitchen/shared/languages.ts';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import Fastify, { LogController } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { KeptAnswers } from './answers/kept-answers.ts';
import { createCatalogue } from './catalogue/catalogue.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { catalogueFileRoutes } from './catalogue-files/routes.ts';
import type { Config } from './config.ts';
import { openDocuments } from './documents/documents.ts';
import { documentRoutes } from './documents/routes.ts';
import type { DeliveryTimes } from './enquiries/delivery-times.ts';
import { usualTimes } from './enquiries/delivery-times.ts';
import { createEnquiries } from './enquiries/enquiries.ts';
import { enquiryRoutes } from './enquiries/routes.ts';
import { handleErrors, refuseBadAddress } from './error-handling.ts';
import { endConnections } from './health/end-connections.ts';
import { LoadLimit } from './health/load-limit.ts';
import type { LoadBounds } from './health/load-watch.ts';
import { usualBounds } from './health/load-watch.ts';
import { createReadiness } from './health/readiness.ts';
import { healthRoutes } from './health/routes.ts';
import { createLimits } from './limits/create-limits.ts';
import { createRequestIds } from './logging/request-ids.ts';
import { createPictureNames } from './media/picture-names.ts';
import { mediaRoutes } from './media/routes.ts';
import { countRequests } from './metrics/count-requests.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Client } from './pages/client-build.ts';
import { createApiReader, isOwnAddress } from './pages/read-api.ts';
import { renderPage } from './pages/render-page.ts';
import { pageRoutes } from './pages/routes.ts';
import { searchEngineRoutes } from './pages/search-engine-routes.ts';
import { securityTxtRoute } from './pages/security-txt.ts';
import { webManifestRoute } from './pages/web-manifest.ts';
import { connectRedis } from './redis/connect-redis.ts';
import { joinSiteGroup } from './redis/site-group.ts';
import { refuseBadBytes } from './refuse-bad-bytes.ts';
import { findSecret } from './secrets/find-secret.ts';
import { securityHeaders } from './security-headers.ts';
import { createLogin } from './sessions/create-login.ts';
import { sessionRoutes } from './sessions/routes.ts';
import type { Store } from './store/store.ts';
import { createWebhooks } from './webhooks/create-webhooks.ts';
import type { ChangeTimes } from './webhooks/gather-changes.ts';
import { webhookRoutes } from './webhooks/routes.ts';

/** What the application is built from besides its configuration; tests hand in their own. */
export interface Parts {
  store: Store;
  client: Client;
  /** Origin of canonical addresses, without a slash at the end. */
  publicUrl: string;
  logger: FastifyBaseLogger;
  metrics: Metrics;
  /** Aborts when the process was asked to end. */
  leaving?: AbortSignal;
  loadBounds?: LoadBounds;
  now(): number;
  /** Pages and API answers that one address may ask for in a minute; ten times as many pictures. */
  requestsPerMinute?: number;
  /** Enquiries that one address may send in an hour. */
  enquiriesPerHour?: number;
  deliveryTimes?: DeliveryTimes;
  changeTimes?: ChangeTimes;
}

const defaultRequestsPerMinute = 600;

const defaultEnquiriesPerHour = 10;

const dayMs = 86_400_000;

/** A page brings many pictures with it. */
const picturesPerRequest = 10;

/** A store tells of each of hundreds of products that are edited at once. */
const webhooksPerRequest = 10;

/** All finished answers together may take this much memory. */
const keptAnswersBytes = 64 * 1024 * 1024;

/** Longest part of an address that stands for a parameter, such as a SKU or a picture's source. */
const maxParameterLength = 2_048;

/** How long a request may take to arrive; whoever sends it byte by byte holds a connection no longer. */
const requestTimeoutMs = 30_000;

/** Builds the whole server; nothing listens yet. */
export async function buildApp(config: Config, parts: Parts): Promise<FastifyInstance> {
  const { store, client, publicUrl, logger, metrics, now } = parts;
  const { mail } = config;
  if (!mail) throw new Error('The configuration came without a mail server');
  const documents = await openDocuments({ folder: config.reservedDocumentsDir, logger });
  const https = publicUrl.startsWith('https:');
  const everywhere = securityHeaders({ https });
  const app = Fastify({
    loggerInstance: logger,
    genReqId: createRequestIds({ trustProxy: config.trustProxy, isOwnAddress }),
    // One line a request costs more than answering it; figures and the proxy's log tell who came.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    routerOptions: { maxParamLength: maxParameterLength, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // What still comes over a connection while the site ends is served.
    return503OnClosing: false,
    frameworkErrors: refuseBadAddress(config.brand.name, everywhere),
    clientErrorHandler: refuseBadBytes(everywhere),
    requestTimeout: requestTimeoutMs,
    // Node takes the longer of the two times for the whole request.
    http: { headersTimeout: requestTimeoutMs, connectionsCheckingInterval: requestTimeoutMs / 10 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  endConnections(app, parts.leaving);
  // Kept answers have them already and are sent without this.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (app.isLeaving) reply.header('connection', 'close');
    for (const [name, value] of Object.entries(everywhere)) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
    done(null, payload);
  });
  handleErrors(app, { brandName: config.brand.name });
  await app.register(swagger, {
    openapi: { info: { title: `${config.brand.name} catalogue`, version: '1' } },
    transform: jsonSchemaTransform,
  });
  if (config.corsOrigins.length > 0) {
    // An OPTIONS that is no preflight gets an answer too, not a text of the plugin's.
    await app.register(cors, { origin: config.corsOrigins, strictPreflight: false });
  }

  await client.attach(app);

  const kept = new KeptAnswers({ maxBytes: keptAnswersBytes, headers: everywhere, now });
  const redis =
    config.redisUrl === null
      ? null
      : connectRedis(config.redisUrl, (error) => logger.warn({ err: error }, 'Redis cannot be reached'));
  if (redis) metrics.site.watchRedis(redis);
  const group = redis && (await joinSiteGroup({ redis, logger }));
  // Nothing more to configure, and the same names in every process of the site and after each restart.
  const names = createPictureNames(config.store?.secret ?? randomUUID());
  const catalogue = await createCatalogue({
    store,
    config,
    nameOf: names.nameOf,
    group,
    logger,
    observer: metrics.catalogue,
    now,
  });
  metrics.catalogue.watch(catalogue);
  const api = createApiReader(app, kept);
  countRequests(app, { onAnswer: metrics.http.onAnswer, isOwnRequest: api.isOwnRequest });
  const { dataDir, sessionSecret } = config;
  const secret = await findSecret({ sessionSecret, dataDir, redis });
  const times = parts.deliveryTimes ?? usualTimes;
  const enquiries = createEnquiries({
    config,
    mail,
    publicUrl,
    productName: catalogue.knownName,
    secret,
    redis,
    times,
    logger,
    onMail: metrics.enquiries.onMail,
    now,
  });
  metrics.enquiries.watch(enquiries);
  const readiness = createReadiness({ catalogue, leaving: parts.leaving, now });
  metrics.site.watchReadiness(readiness);
  const load = new LoadLimit({
    bounds: parts.loadBounds ?? usualBounds,
    isExempt: api.isOwnRequest,
    observer: metrics.http,
    logger,
  });
  const login = createLogin({ config, secret, group, logger, now });

  const requestsPerMinute = parts.requestsPerMinute ?? defaultRequestsPerMinute;
  const { limitOf, close: closeLimits } = createLimits({ group, isExempt: api.isOwnRequest, now });

  await app.register(async (limited) => {
    const limit = limitOf('pages', requestsPerMinute);
    await limited.register(rateLimit, limit.pluginOptions);
    const defaultLanguage: Language = config.defaultLanguage;
    await limited.register(catalogueRoutes, { catalogue, kept, limit, load, defaultLanguage, now });
    await limited.register(catalogueFileRoutes, {
      folder: config.cataloguesDir,
      brand: config.brand,
      kept,
      now,
    });
    await limited.register(documentRoutes, { documents, sessions: login.sessions, defaultLanguage, now });
    limited.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
    for (const url of ['/api', '/api/*']) {
      limited.all(url, { schema: { hide: true } }, async (_request, reply) => reply.callNotFound());
    }
    await limited.register(webManifestRoute, { brand: config.brand });
    await limited.register(securityTxtRoute, { email: config.brand.email, publicUrl, now });
    await limited.register(searchEngineRoutes, {
      catalogue,
      kept,
      brand: config.brand,
      publicUrl,
      defaultLanguage,
      now,
    });
    await limited.register(pageRoutes, {
      kept,
      load,
      defaultLanguage,
      now,
      render: (url, language, requestId) =>
        renderPage(url, language, {
          client,
          settings: {
            brand: config.brand,
            defaultLanguage,
            publicUrl,
            enquiryRetentionDays: config.enquiryRetentionMs / dayMs,
            loginAvailable: config.loginUrl !== null,
            registrationUrl: config.registrationUrl,
          },
          answer: (apiPath) => api.read(apiPath, requestId),
          now,
        }),
    });
  });
  // A site that was not told its address is visited under several: by name, by number, from the next desk.
  const isOwnOrigin = (origin: string, { host }: FastifyRequest) =>
    origin === new URL(publicUrl).origin || (config.publicUrl === null && URL.parse(origin)?.host === host);
  await app.register(enquiryRoutes, {
    enquiries,
    limit: limitOf('enquiries', requestsPerMinute),
    perHour: parts.enquiriesPerHour ?? defaultEnquiriesPerHour,
    group,
    isOwnOrigin: (origin, request) => config.corsOrigins.includes(origin) || isOwnOrigin(origin, request),
  });
  await app.register(sessionRoutes, {
    sessions: login.sessions,
    logIn: login.logIn,
    limit: limitOf('session', requestsPerMinute),
    onLogin: metrics.logins.onLogin,
    // Other origins may call the API, but nobody logs in there.
    isOwnOrigin,
  });
  await app.register(async (pictures) => {
    const limit = limitOf('pictures', requestsPerMinute * picturesPerRequest);
    await pictures.register(rateLimit, limit.pluginOptions);
    await pictures.register(mediaRoutes, {
      names,
      dataDir: config.dataDir,
      mediaHosts: config.mediaHosts,
      observer: metrics.pictures,
      ...(config.store && { storeHomeUrl: config.store.homeUrl, storeDialUrl: config.store.dialUrl }),
    });
  });
  const webhooks = createWebhooks({ store, catalogue, group, times: parts.changeTimes, logger, now });
  const webhookSecret = config.store?.webhookSecret ?? null;
  if (webhookSecret !== null) metrics.webhooks.expect();
  await app.register(webhookRoutes, {
    secret: webhookSecret,
    webhooks,
    limit: limitOf('webhooks', requestsPerMinute * webhooksPerRequest),
    onWebhook: metrics.webhooks.onWebhook,
  });
  await app.register(healthRoutes, { readiness });

  app.addHook('onReady', async () => catalogue.warm());
  app.addHook('onReady', async () => enquiries.start());
  // Visitors may still be answered meanwhile; what they send is kept.
  parts.leaving?.addEventListener('abort', () => void enquiries.finish());
  app.addHook('preClose', async () => void enquiries.finish());
  app.addHook('onClose', async () => load.end());
  app.addHook('onClose', async () => {
    webhooks.close();
    closeLimits();
    await catalogue.close();
    group?.close();
  });
  app.addHook('onClose', async () => {
    await Promise.all([enquiries.close(), login.close()]);
    // Last: what is being finished still needs it.
    redis?.disconnect();
  });
  return app;
}
