import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createCatalogue } from './catalogue/catalogue.ts';
import { createWebhooks } from './catalogue/webhooks/create-webhooks.ts';
import type { Config } from './config/config.ts';
import { usualTimes } from './enquiries/delivery-times.ts';
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
import { connectRedis } from './platform/redis/connect-redis.ts';
import { openSharedRedis } from './platform/redis/shared-redis.ts';
import { joinSiteGroup } from './platform/redis/site-group.ts';
import { findSecret } from './platform/secrets/find-secret.ts';
import { registerRoutes } from './register-routes.ts';
import { createReservedArea } from './reserved-area/reserved-area.ts';

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

  const redis =
    config.redisUrl === null
      ? null
      : connectRedis(config.redisUrl, (error) => logger.warn({ err: error }, 'Redis cannot be reached'));
  if (redis) metrics.site.watchRedis(redis);
  const group = redis && (await joinSiteGroup({ redis, logger }));
  const sharedRedis = config.redisUrl === null ? null : await openSharedRedis(config.redisUrl, logger);
  const secret = await findSecret(config);
  const reservedArea = await createReservedArea({
    config,
    secret,
    redis: sharedRedis,
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
    redis: sharedRedis,
    logger,
    observer: metrics.catalogue,
    now,
  });
  metrics.catalogue.watch(catalogue);
  countRequests(app, metrics.http);
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
  const readiness = createReadiness({ catalogue, shuttingDown: parts.shuttingDown, now });
  metrics.site.watchReadiness(readiness);
  const overload = await watchOverload(app, {
    bounds: parts.loadBounds ?? usualBounds,
    onShed: metrics.http.onShed,
    logger,
  });
  metrics.http.watchOverload(overload);
  const cache = new ResponseCache({ maxBytes: responseCacheBytes, overload, now });

  const createLimit = createRequestLimits(app, sharedRedis?.commands ?? null);
  const webhooks = createWebhooks({
    store,
    catalogue,
    redis: sharedRedis,
    times: parts.changeTimes,
    logger,
    now,
  });
  await registerRoutes(app, config, parts, {
    cache,
    catalogue,
    enquiries,
    group,
    createLimit,
    reservedArea,
    names,
    readiness,
    webhooks,
  });

  app.addHook('onReady', async () => catalogue.warm());
  app.addHook('onReady', async () => enquiries.start());
  // Visitors may still be answered meanwhile; what they send is kept.
  parts.shuttingDown?.addEventListener('abort', () => void enquiries.finish());
  app.addHook('preClose', async () => void enquiries.finish());
  app.addHook('onClose', async () => {
    webhooks.close();
    await catalogue.close();
    group?.close();
    sharedRedis?.close();
  });
  app.addHook('onClose', async () => {
    reservedArea.close();
    await enquiries.close();
    // Last: what is being finished still needs it.
    redis?.disconnect();
  });
  return app;
}
