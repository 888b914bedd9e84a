import { createHash } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Registry } from 'prom-client';
import type { RequestLimit } from '../../platform/rate-limits/request-limits.ts';
import type { SharedRedis } from '../../platform/redis/shared-redis.ts';
import type { Store } from '../../store/store.ts';
import type { Catalogue } from '../catalogue.ts';
import type { ChangeTimes } from './collect-changes.ts';
import { collectChanges, usualChangeTimes } from './collect-changes.ts';
import type { Webhooks } from './routes.ts';
import { webhookRoutes } from './routes.ts';
import { createWebhookMetrics } from './webhook-metrics.ts';

const dayMs = 86_400_000;

/** More than a store sends in a day, whatever is imported. */
const mostDeliveries = 20_000;

export interface WebhooksOptions {
  /** What the store signs with; null where it is not known. */
  secret: string | null;
  store: Store;
  catalogue: Catalogue;
  /** What the processes of the site share; null where there is one. */
  redis: SharedRedis | null;
  times?: ChangeTimes | undefined;
  /** Takes up the webhooks' metrics. */
  registry: Registry;
  logger: FastifyBaseLogger;
  now(): number;
}

/** The store's webhooks: where they come, and what becomes of them. */
export function createWebhooks(options: WebhooksOptions) {
  const { secret, store, catalogue, redis, times, registry, logger, now } = options;
  const metrics = createWebhookMetrics(registry, now);
  if (secret !== null) metrics.expect();
  const changes = collectChanges({
    redis,
    renew: catalogue.renew,
    times: times ?? usualChangeTimes,
    logger,
    now,
  });
  const seen = new LRUCache<string, true>({ max: mostDeliveries, ttl: dayMs });
  const webhooks: Webhooks = {
    async isFirst(id, body) {
      // The id is not signed, so the body counts too.
      const key = createHash('sha256').update(id).update('\n').update(body).digest('base64url');
      if (seen.has(key)) return false;
      seen.set(key, true);
      const answer = await redis?.commands
        .set(`webhook-delivery:${key}`, '1', 'PX', dayMs, 'NX')
        .catch(() => 'OK');
      return answer !== null;
    },
    async accept({ id, sku, status, categories }) {
      // What is not published is in no listing, except for those that already know it.
      const isPublic = status === 'publish';
      changes.add({
        ids: [id],
        skus: [sku],
        categories: isPublic ? await store.categoriesOf(categories) : [],
      });
    },
  };
  return {
    async routes(app: FastifyInstance, { limit }: { limit: RequestLimit }): Promise<void> {
      await app.register(webhookRoutes, { secret, webhooks, limit, onWebhook: metrics.onWebhook });
    },
    close: () => changes.close(),
  };
}
