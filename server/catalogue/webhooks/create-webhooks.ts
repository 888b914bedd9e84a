import type { FastifyBaseLogger } from 'fastify';
import type { SharedRedis } from '../../platform/redis/shared-redis.ts';
import type { Store } from '../../store/store.ts';
import type { Catalogue } from '../catalogue.ts';
import type { ChangeTimes } from './collect-changes.ts';
import { collectChanges, usualChangeTimes } from './collect-changes.ts';
import type { ChangedProduct } from './read-product.ts';
import { SeenDeliveries } from './seen-deliveries.ts';

export interface WebhooksOptions {
  store: Store;
  catalogue: Catalogue;
  /** What the processes of the site share; null where there is one. */
  redis: SharedRedis | null;
  times?: ChangeTimes | undefined;
  logger: FastifyBaseLogger;
  now(): number;
}

/** What becomes of the store's webhooks, however they come. */
export function createWebhooks({ store, catalogue, redis, times, logger, now }: WebhooksOptions) {
  const changes = collectChanges({
    redis,
    renew: catalogue.renew,
    times: times ?? usualChangeTimes,
    logger,
    now,
  });
  return {
    seen: new SeenDeliveries(redis),
    /** The store need not wait for what this leads to. */
    async accept({ id, sku, status, categories }: ChangedProduct): Promise<void> {
      // What is not published is in no listing, except for those that already know it.
      const isPublic = status === 'publish';
      changes.add({
        ids: [id],
        skus: [sku],
        categories: isPublic ? await store.categoriesOf(categories) : [],
      });
    },
    close: () => changes.close(),
  };
}
export type Webhooks = ReturnType<typeof createWebhooks>;
