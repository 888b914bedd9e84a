import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Brand } from '@kitchen/shared/brand.ts';
import { partnerFeedPaths } from '@kitchen/shared/partner-feed.ts';
import { problemSchema } from '@kitchen/shared/problem.ts';
import type { Product, ProductModel } from '@kitchen/shared/product.ts';
import type { ProductDocument } from '@kitchen/shared/product-documents.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import Negotiator from 'negotiator';
import { z } from 'zod';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { csvLine } from '../lib/csv-line.ts';
import { onceAMinute } from '../lib/once-a-minute.ts';
import { matchesTag } from '../platform/http/send-response.ts';
import { HttpProblem, notFound } from '../platform/problems/problems.ts';
import type { RequestLimit } from '../platform/rate-limits/request-limits.ts';
import type { ReservedArea } from '../reserved-area/reserved-area.ts';
import type { AccessKey } from './access-keys.ts';
import { createKeyCheck } from './access-keys.ts';
import { cellsOf, columnNames } from './feed-columns.ts';
import { toFeedItem, toMaker } from './feed-item.ts';
import type { FeedItem, Maker } from './feed-schema.ts';
import { feedSchema, feedVersion } from './feed-schema.ts';

export interface PartnerFeedOptions {
  catalogue: Pick<Catalogue, 'whole'>;
  /** Those of a product, by its SKU. */
  documentsOf(sku: string): readonly ProductDocument[];
  /** Changes with any document. */
  documentsVersion(): string;
  modelOf(product: Product): ProductModel | undefined;
  /** Changes with any model. */
  modelsVersion(): string;
  /** The id of a product's newest recall, by its SKU. */
  recallOf(sku: string): string | undefined;
  /** Changes with any recall. */
  recallsVersion(): string;
  reservedArea: Pick<ReservedArea, 'readSession' | 'askToLogIn'>;
  keys: readonly AccessKey[];
  brand: Brand;
  /** Origin of all addresses. */
  publicUrl: string;
  /** Of the requests for the whole catalogue. */
  limit: RequestLimit;
  now(): number;
}

interface Format {
  mediaType: string;
  operationId: string;
  summary: string;
  response: z.ZodType;
  write(items: AsyncIterable<FeedItem>, maker: Maker): AsyncGenerator<string>;
}

const formats: Record<'json' | 'csv', Format> = {
  json: {
    mediaType: 'application/json; charset=utf-8',
    operationId: 'getPartnerCatalogue',
    summary: 'The whole catalogue for partners: by their session, or by an access key as a bearer token',
    response: feedSchema,
    async *write(items, maker) {
      yield `{"version":${feedVersion},"maker":${JSON.stringify(maker)},"items":[`;
      let comma = '';
      for await (const item of items) {
        yield `${comma}\n${JSON.stringify(item)}`;
        comma = ',';
      }
      yield '\n]}\n';
    },
  },
  csv: {
    mediaType: 'text/csv; charset=utf-8',
    operationId: 'getPartnerCatalogueTable',
    summary: 'The same as a table, a product a line',
    response: z.string(),
    async *write(items, maker) {
      // By the mark spreadsheets know that this is UTF-8.
      yield `\ufeff${csvLine(columnNames)}`;
      for await (const item of items) yield csvLine(cellsOf(item, maker));
    },
  },
};

/** The catalogue as partners copy it into their own programs, and its schema. */
export const partnerFeedRoutes: FastifyPluginAsyncZod<PartnerFeedOptions> = async (app, options) => {
  const { catalogue, reservedArea, keys, brand, publicUrl, limit, now } = options;
  const { documentsOf, documentsVersion, modelOf, modelsVersion, recallOf, recallsVersion } = options;
  const nameOfKey = createKeyCheck(keys);
  const warnRepeated = onceAMinute();
  const maker = toMaker(brand, publicUrl);
  const schema = JSON.stringify({ $id: publicUrl + partnerFeedPaths.schema, ...z.toJSONSchema(feedSchema) });
  app.addHook('onRequest', limit.consume);

  /** Whether somebody may read; otherwise they were led to the login, or it throws. */
  async function admits(request: FastifyRequest, reply: FastifyReply): Promise<{ by: string } | null> {
    const [, key] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (key !== undefined) {
      // A program may keep its copy, and asks whether that is still good.
      reply.header('cache-control', 'private, no-cache');
      const name = nameOfKey(key);
      if (name !== null) return { by: name };
      warnRepeated('key', (times) => request.log.warn({ times }, 'An access key of partners is not known'));
      reply.headers({ 'cache-control': 'no-store', 'www-authenticate': 'Bearer' });
      throw new HttpProblem('login-required', 401, 'This access key is not known.');
    }
    reply.header('cache-control', 'private, no-store');
    const session = await reservedArea.readSession(request, reply);
    if (!session) {
      reply.header('www-authenticate', 'Bearer');
      reservedArea.askToLogIn(request, reply);
      return null;
    }
    if (!session.user.roles.includes('partner')) throw notFound('page');
    return { by: 'a session' };
  }

  for (const name of ['json', 'csv'] as const) {
    const { mediaType, operationId, summary, response, write } = formats[name];
    app.get(
      partnerFeedPaths[name],
      {
        schema: {
          operationId,
          summary,
          security: [{ accessKey: [] }, { session: [] }],
          response: {
            200: { content: { [mediaType]: { schema: response } } },
            '4xx': problemSchema,
            '5xx': problemSchema,
          },
        },
      },
      async (request, reply) => {
        const admitted = await admits(request, reply);
        if (!admitted) return reply as never;
        const whole = await catalogue.whole();
        // A day's copies last no longer: another version of the site may read the same records in another way.
        const day = new Date(now()).toISOString().slice(0, 10);
        const versions = [whole.version, documentsVersion(), modelsVersion(), recallsVersion()];
        const state = [feedVersion, day, name, ...versions, JSON.stringify(maker)];
        const tag = createHash('sha256').update(state.join('\n')).digest('base64url');
        reply.headers({
          etag: `W/"${tag}"`,
          vary: [reply.getHeader('vary') ?? [], 'Accept-Encoding, Authorization, Cookie'].flat().join(', '),
          'content-type': mediaType,
          'content-disposition': `attachment; filename=${brand.slug}-catalogue.${name}`,
          'x-robots-tag': 'noindex',
        });
        request.log.info({ by: admitted.by, format: name }, 'A partner reads the catalogue');
        if (matchesTag(request.headers['if-none-match'], tag)) return reply.code(304).send() as never;
        if (request.method === 'HEAD') return reply.send() as never;
        const body = Readable.from(write(itemsOf(whole.products()), maker));
        if (!new Negotiator(request).encodings().includes('gzip')) return reply.send(body) as never;
        reply.header('content-encoding', 'gzip');
        // Fastify logs what goes wrong, and ends the connection.
        return reply.send(pipeline(body, createGzip(), () => undefined)) as never;
      },
    );
  }

  async function* itemsOf(products: ReturnType<Awaited<ReturnType<Catalogue['whole']>>['products']>) {
    for await (const product of products) {
      const { sku } = product.en;
      yield toFeedItem(product, documentsOf(sku), modelOf(product.en), recallOf(sku), publicUrl);
    }
  }

  app.get(
    partnerFeedPaths.schema,
    {
      schema: {
        operationId: 'getPartnerCatalogueSchema',
        summary: 'The JSON Schema of the catalogue for partners',
        response: { 200: z.unknown(), '4xx': problemSchema },
      },
    },
    async (_request, reply) =>
      reply
        .headers({ 'content-type': 'application/schema+json', 'cache-control': 'public, max-age=3600' })
        .send(schema),
  );
};
