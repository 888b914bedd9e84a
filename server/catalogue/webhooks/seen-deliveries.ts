import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SharedRedis } from '../../platform/redis/shared-redis.ts';

const dayMs = 86_400_000;

/** More than a store sends in a day, whatever is imported. */
const mostDeliveries = 20_000;

/** Remembers for a day what was delivered, to this process or another one. Only what the store signed is remembered. */
export class SeenDeliveries {
  readonly #seen = new LRUCache<string, true>({ max: mostDeliveries, ttl: dayMs });
  readonly #redis: SharedRedis | null;

  constructor(redis: SharedRedis | null) {
    this.#redis = redis;
  }

  /** Whether it comes for the first time, as far as is known. The id is not signed, so the body counts too. */
  async isFirst(id: string, body: Buffer): Promise<boolean> {
    const key = createHash('sha256').update(id).update('\n').update(body).digest('base64url');
    if (this.#seen.has(key)) return false;
    this.#seen.set(key, true);
    const answer = await this.#redis?.commands
      .set(`webhook-delivery:${key}`, '1', 'PX', dayMs, 'NX')
      .catch(() => 'OK');
    return answer !== null;
  }
}
