import { problemSchema } from '@kitchen/shared/problem.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFound, wrongSignature } from '../../platform/problems/problems.ts';
import type { RequestLimit } from '../../platform/rate-limits/request-limits.ts';
import type { ChangedProduct } from './read-webhook.ts';
import { isSigned, readProduct } from './read-webhook.ts';
import type { WebhookOutcome } from './webhook-metrics.ts';

/** What becomes of webhooks. */
export interface Webhooks {
  /** Whether a signed delivery comes for the first time in a day, to this process or another, as far as is known. */
  isFirst(id: string, body: Buffer): Promise<boolean>;
  /** The store need not wait for what this leads to. */
  accept(product: ChangedProduct): Promise<void>;
}

export interface WebhookRouteOptions {
  /** What the store signs with; null where it is not known. */
  secret: string | null;
  webhooks: Webhooks;
  /** The store sends much at a time, and switches off webhooks that are refused. */
  limit: RequestLimit;
  onWebhook?(outcome: WebhookOutcome): void;
}

/** A product with all that editors put into it, several times over. */
const bodyLimit = 2 * 1024 * 1024;

const topics = new Set(['product.created', 'product.updated', 'product.deleted', 'product.restored']);

/** What the store sends when a webhook is made: a form without a signature, and no event. */
const pingPattern = /^webhook_id=\d+$/;

const header = z.string().optional();
const headersSchema = z.looseObject({
  'x-wc-webhook-signature': header.describe('base64 of the HMAC-SHA256 over the body'),
  'x-wc-webhook-topic': header.describe([...topics].join(', ')),
  'x-wc-webhook-delivery-id': header,
});

const answerSchema = z.object({
  outcome: z.enum(['ping', 'accepted', 'repeated', 'ignored']).describe('What became of it; all are well'),
});

/**
 * The store's webhooks (product decisions 8). They only say where to look again. WooCommerce switches a webhook off
 * after a few answers other than 2xx: whatever is signed gets 200.
 */
export const webhookRoutes: FastifyPluginAsyncZod<WebhookRouteOptions> = async (app, options) => {
  const { secret, webhooks, limit, onWebhook } = options;
  let hasWarned = false;

  // The signature is over the bytes as they came, whatever they are called.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    await limit.consume(request);
  });

  app.post(
    '/api/webhooks/store',
    {
      bodyLimit,
      schema: {
        // Outsiders need not know which shop software the store runs.
        summary: 'A webhook of the store: what it names is read anew',
        headers: headersSchema,
        response: { 200: answerSchema, '4xx': problemSchema },
      },
    },
    async (request): Promise<z.infer<typeof answerSchema>> => {
      if (secret === null) {
        if (!hasWarned) request.log.warn('The store sends webhooks, but STORE_WEBHOOK_SECRET is not set');
        hasWarned = true;
        throw notFound('page');
      }
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const {
        'x-wc-webhook-signature': signature,
        'x-wc-webhook-topic': topic = '',
        'x-wc-webhook-delivery-id': delivery = '',
      } = request.headers;
      if (signature === undefined && pingPattern.test(body.toString('latin1', 0, 100)))
        return { outcome: 'ping' };
      if (signature === undefined || !isSigned(body, signature, secret)) {
        onWebhook?.('refused');
        throw wrongSignature();
      }
      if (!topics.has(topic)) {
        onWebhook?.('ignored');
        return { outcome: 'ignored' };
      }
      const product = readProduct(body);
      if (!product) {
        onWebhook?.('refused');
        request.log.warn({ topic }, 'A webhook of the store could not be read');
        return { outcome: 'ignored' };
      }
      if (!(await webhooks.isFirst(delivery, body))) {
        onWebhook?.('ignored');
        return { outcome: 'repeated' };
      }
      onWebhook?.('accepted');
      request.log.debug({ topic, product: product.id }, 'The store announced a change');
      void webhooks.accept(product);
      return { outcome: 'accepted' };
    },
  );
};
