import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { finished, Transform } from 'node:stream';
import { problemSchema } from '@kitchen/shared/problem.ts';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { LRUCache } from 'lru-cache';
import type { Registry } from 'prom-client';
import { z } from 'zod';
import type { Clocks } from '../../lib/clocks.ts';
import { throttle } from '../../lib/throttle.ts';
import { HttpProblem, notFound } from '../../platform/problems/problems.ts';
import type { RequestLimit } from '../../platform/rate-limits/request-limits.ts';
import type { SharedRedis } from '../../platform/redis/shared-redis.ts';
import type { Store } from '../../store/store.ts';
import type { Catalogue } from '../catalogue.ts';
import type { ChangeTimes } from './collect-changes.ts';
import { collectChanges, usualChangeTimes } from './collect-changes.ts';
import type { ChangedProduct } from './read-webhook.ts';
import { isSigned, readProduct } from './read-webhook.ts';
import { createWebhookMetrics } from './webhook-metrics.ts';

/** More than a store sends in half a minute, whatever is imported. */
const mostDeliveries = 20_000;

/** A product with all that editors put into it, several times over. */
const bodyLimit = 2 * 1024 * 1024;

/** Bytes of all bodies that are being read, as they come: hundreds of products that are edited at once come through. */
const mostBytes = 16 * bodyLimit;

const retryAfterS = 5;

const topics = new Set(['product.created', 'product.updated', 'product.deleted', 'product.restored']);

/** What the store sends when a webhook is made: a form without a signature, and no event. */
const pingPattern = /^webhook_id=\d+$/;
const pingType = 'application/x-www-form-urlencoded';
const pingLimit = 100;

const header = z.string().optional();
const headersSchema = z.looseObject({
  'x-wc-webhook-signature': header.describe('base64 of the HMAC-SHA256 over the body'),
  'x-wc-webhook-topic': header.describe([...topics].join(', ')),
});

const answerSchema = z.object({
  outcome: z.enum(['ping', 'accepted', 'repeated', 'ignored']).describe('What became of it; all are well'),
});

export interface WebhooksOptions extends Clocks {
  /** What the store signs with; null where it is not known. */
  secret: string | null;
  store: Pick<Store, 'categoriesOf'>;
  catalogue: Pick<Catalogue, 'renew'>;
  /** What the processes of the site share; null where there is one. */
  redis: SharedRedis | null;
  times?: ChangeTimes | undefined;
  /** Has a CDN drop what carries these tags; absent where there is none. */
  purgeCdn?: ((tags: readonly string[]) => void) | undefined;
  /** Takes up the webhooks' metrics. */
  registry: Registry;
  logger: FastifyBaseLogger;
}

/**
 * The store's webhooks. They only say where to look again. WooCommerce switches a webhook off after a few answers other
 * than 2xx: whatever is signed gets 200.
 */
export function createWebhooks(options: WebhooksOptions) {
  const { secret, store, catalogue, redis, registry, logger, now, steadyNow } = options;
  const count = createWebhookMetrics(registry, secret, now);
  const times = options.times ?? usualChangeTimes;
  const changes = collectChanges({
    redis,
    renew: catalogue.renew,
    onRenewed: (tags) => options.purgeCdn?.(tags),
    times,
    logger,
    now,
    steadyNow,
  });
  const seen = new LRUCache<string, true>({
    max: mostDeliveries,
    ttl: times.again,
    perf: { now: steadyNow },
  });
  /** Since when they are under way is their order. */
  const reading = new Map<Readable, number>();
  const warnOfSecret = throttle(Number.POSITIVE_INFINITY, () =>
    logger.warn('The store sends webhooks, but STORE_WEBHOOK_SECRET is not set'),
  );

  /**
   * Whether a signed body comes for the first time, to this process or another, as far as is known. Nothing but the body
   * is signed: by other ids one delivery could be repeated for ever. It counts until the store is looked at for the
   * second time, which finds whatever has changed since.
   */
  async function isFirst(body: Buffer): Promise<boolean> {
    const key = createHash('sha256').update(body).digest('base64url');
    if (seen.has(key)) return false;
    seen.set(key, true);
    const answer = await redis?.commands
      .set(`webhook-body:${key}`, '1', 'PX', times.again, 'NX')
      .catch(() => 'OK');
    return answer !== null;
  }

  /** Refuses by its head what no store sends, before any of the body is kept. */
  function refuseByHead({ headers }: FastifyRequest): void {
    if (secret === null) {
      warnOfSecret();
      throw notFound('page');
    }
    const isPing = headers['content-type']?.startsWith(pingType);
    if (headers['x-wc-webhook-signature'] === undefined && !isPing) throw wrongSignature();
  }

  /**
   * Passes on a body and counts what has come of it, until it was answered. Where that is too much with the others, those
   * make room that are under way for longest: a store's is there at once, and whoever sends such as do not end may have
   * any number of addresses.
   */
  function counted(payload: Readable, reply: FastifyReply): Readable {
    const body = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        reading.set(body, (reading.get(body) ?? 0) + chunk.length);
        makeRoom();
        done(null, chunk);
      },
    });
    reading.set(body, 0);
    // Whoever has already refused it listens no more.
    body.on('error', () => undefined);
    finished(payload, (error) => error && body.destroy(error));
    finished(reply.raw, () => {
      reading.delete(body);
      // Node reads on only what nobody has begun to read, and sees no end of a connection that it does not read.
      payload.unpipe(body).resume();
      body.destroy();
    });
    return payload.pipe(body);
  }

  function makeRoom(): void {
    let inAll = [...reading.values()].reduce((sum, bytes) => sum + bytes, 0);
    for (const [body, bytes] of reading) {
      if (inAll <= mostBytes) return;
      inAll -= bytes;
      reading.delete(body);
      count('refused');
      const title = 'Too much is being sent. Please try again in a moment.';
      body.destroy(new HttpProblem('internal', 503, title, { retryAfterS }));
    }
  }

  function wrongSignature(): HttpProblem {
    count('refused');
    return new HttpProblem('bad-input', 401, 'The signature is not right.', {
      fields: [{ name: 'X-WC-Webhook-Signature', message: 'The signature of the store is expected.' }],
    });
  }

  async function accept({ id, sku, status, categories }: ChangedProduct): Promise<void> {
    // What is not published is in no listing, except for those that already know it.
    const isPublic = status === 'publish';
    changes.add({ ids: [id], skus: [sku], categories: isPublic ? await store.categoriesOf(categories) : [] });
  }

  /** The store sends much at a time, and switches off webhooks that are refused: `limit` has to be high. */
  const routes: FastifyPluginAsyncZod<{ limit: RequestLimit }> = async (app, { limit }) => {
    // The signature is over the bytes as they came.
    app.removeAllContentTypeParsers();
    for (const [type, most] of [
      ['application/json', bodyLimit],
      [pingType, pingLimit],
    ] as const) {
      app.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit: most }, (_request, body, done) =>
        done(null, body),
      );
    }
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      await limit.consume(request);
      refuseByHead(request);
    });
    app.addHook('preParsing', async (_request, reply, payload) => counted(payload, reply));

    app.post(
      '/api/webhooks/store',
      {
        schema: {
          // Outsiders need not know which shop software the store runs.
          operationId: 'receiveStoreWebhook',
          summary: 'A webhook of the store: what it names is read anew',
          headers: headersSchema,
          response: { 200: answerSchema, '4xx': problemSchema, '5xx': problemSchema },
        },
      },
      async (request): Promise<z.infer<typeof answerSchema>> => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const { 'x-wc-webhook-signature': signature, 'x-wc-webhook-topic': topic = '' } = request.headers;
        if (signature === undefined && pingPattern.test(body.toString('latin1', 0, 100)))
          return { outcome: 'ping' };
        if (signature === undefined || secret === null || !isSigned(body, signature, secret)) {
          throw wrongSignature();
        }
        if (!topics.has(topic)) {
          count('ignored');
          return { outcome: 'ignored' };
        }
        const product = readProduct(body);
        if (!product) {
          count('refused');
          request.log.warn({ topic }, 'A webhook of the store could not be read');
          return { outcome: 'ignored' };
        }
        if (!(await isFirst(body))) {
          count('ignored');
          return { outcome: 'repeated' };
        }
        count('accepted');
        request.log.debug({ topic, product: product.id }, 'The store announced a change');
        // The store need not wait for what this leads to.
        void accept(product);
        return { outcome: 'accepted' };
      },
    );
  };

  return {
    routes,
    close: () => changes.close(),
  };
}
