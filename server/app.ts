import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createCatalogue } from './catalogue/catalogue.ts';
import { createWebhooks } from './catalogue/webhooks/create-webhooks.ts';
import type { Config } from './config/config.ts';
import { createEnquiries } from './enquiries/enquiries.ts';
import { createPictureNames } from './media/media.ts';
import type { Parts } from './parts.ts';
import { usualBounds, watchOverload } from './platform/health/overload.ts';
import { createReadiness } from './platform/health/readiness.ts';
import { createServer } from './platform/http/create-server.ts';
import { ResponseCache } from './platform/http/response-cache.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { countRequests } from './platform/metrics/count-requests.ts';
import { createRequestLimits } from './platform/rate-limits/request-limits.ts';
import { openSharedRedis } from './platform/redis/shared-redis.ts';
import { findSecret } from './platform/secrets/find-secret.ts';
import { registerRoutes } from './register-routes.ts';
import { createReservedArea } from './reserved-area/reserved-area.ts';

const defaultEnquiriesPerHour = 10;

/** All cached responses together may take this much memory. */
const responseCacheBytes = 64 * 1024 * 1024;

/** Builds the whole server; nothing listens yet. */
export async function buildApp(config: Config, parts: Parts): Promise<FastifyInstance> {
  const { store, client, publicUrl, logger, metrics, now } = parts;
  const { mail } = config;
  if (!mail) throw new Error('The configuration came without a mail server');
  const everywhere = securityHeaders({ https: publicUrl.startsWith('https:') });
  const app = await createServer({ config, headers: everywhere, logger, shuttingDown: parts.shuttingDown });
  await client.attach(app);

  const redis = config.redisUrl === null ? null : await openSharedRedis(config.redisUrl, logger);
  if (redis) metrics.site.watchRedis(redis.commands);
  const secret = await findSecret(config);
  const reservedArea = await createReservedArea({
    config,
    secret,
    redis,
    metrics: metrics.logins,
    logger,
    now,
  });
  // Nothing more to configure, and the same names in every process of the site and after each restart.
  const names = createPictureNames(config.store?.secret ?? randomUUID());
  const catalogue = await createCatalogue({
    store,
    config,
    nameOf: names.nameOf,
    redis,
    logger,
    observer: metrics.catalogue,
    now,
  });
  metrics.catalogue.watch(catalogue);
  countRequests(app, metrics.http);
  const enquiries = createEnquiries({
    config,
    mail,
    publicUrl,
    productName: catalogue.knownName,
    secret,
    perHour: parts.enquiriesPerHour ?? defaultEnquiriesPerHour,
    schedule: parts.deliverySchedule,
    logger,
    metrics: metrics.enquiries,
    now,
  });
  const readiness = createReadiness({ catalogue, shuttingDown: parts.shuttingDown, now });
  metrics.site.watchReadiness(readiness);
  const overload = await watchOverload(app, {
    bounds: parts.loadBounds ?? usualBounds,
    onShed: metrics.http.onShed,
    logger,
  });
  metrics.http.watchOverload(overload);
  const cache = new ResponseCache({ maxBytes: responseCacheBytes, overload, now });

  const createLimit = createRequestLimits(app, redis?.commands ?? null);
  const webhooks = createWebhooks({
    store,
    catalogue,
    redis,
    times: parts.changeTimes,
    logger,
    now,
  });
  await registerRoutes(app, config, parts, {
    cache,
    catalogue,
    enquiries,
    createLimit,
    reservedArea,
    names,
    readiness,
    webhooks,
  });

  app.addHook('onReady', async () => catalogue.warm());
  app.addHook('onReady', async () => enquiries.start());
  // Visitors may still be answered meanwhile; what they send is stored.
  parts.shuttingDown?.addEventListener('abort', () => void enquiries.finish());
  app.addHook('preClose', async () => void enquiries.finish());
  app.addHook('onClose', async () => {
    webhooks.close();
    await catalogue.close();
    redis?.close();
  });
  app.addHook('onClose', async () => {
    reservedArea.close();
    await enquiries.close();
  });
  return app;
}
