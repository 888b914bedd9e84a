import { problemSchema } from '@kitchen/shared/problem.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Freshness } from '../cache/freshness.ts';
import { badInput, notFound } from '../problems/problems.ts';
import type { RequestLimit } from '../rate-limits/request-limits.ts';
import type { CacheOutcome, ResponseParts } from './finish-response.ts';
import { cdnCaching } from './finish-response.ts';
import type { ResponseCache } from './response-cache.ts';

/** What a cache needs to know of an answer. */
export interface Provenance {
  /** What it was made from: as long as that is current, so is the answer. */
  sources: readonly Freshness[];
  /** How long it may be cached at the most; 0 where it had to do without a part and must not be. */
  ttlMs?: number | undefined;
  /** `miss`: the store was asked for it. */
  outcome: CacheOutcome;
}

export interface DataAnswer<T = unknown> extends Provenance {
  value: T;
}

/** That of what is made from several answers. */
export function provenanceOfAll(answers: readonly Provenance[]): Provenance {
  const ttls = answers.flatMap(({ ttlMs }) => ttlMs ?? []);
  return {
    sources: [...new Set(answers.flatMap(({ sources }) => sources))],
    ttlMs: ttls.length > 0 ? Math.min(...ttls) : undefined,
    outcome: answers.some(({ outcome }) => outcome === 'miss') ? 'miss' : 'hit',
  };
}

/**
 * A public GET of the API. Its route sends what it reads; the pages that show it read the same, by the same
 * address, without a request.
 */
export interface DataEndpoint<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
> {
  /** Pattern of the address. */
  path: string;
  /** What programs made from the description call it: it stays as it is. */
  operationId: string;
  summary: string;
  params: Params;
  query: Query;
  response: z.core.$ZodType;
  /** What is asked for, or throws a problem. */
  find(
    params: z.output<Params>,
    query: z.output<Query>,
  ): {
    /** The address in its canonical form. */
    key: string;
    read(): Promise<DataAnswer>;
  };
}

/** Lets the schemas of an endpoint type its `find`. */
export function dataEndpoint<Params extends z.ZodObject, Query extends z.ZodObject>(
  endpoint: DataEndpoint<Params, Query>,
): DataEndpoint {
  return endpoint as unknown as DataEndpoint;
}

/** Brotli quality for API answers: made often, so quick before small. */
const quality = 5;

/** The routes of endpoints, and their description. */
export const dataRoutes: FastifyPluginAsyncZod<{
  endpoints: readonly DataEndpoint[];
  cache: ResponseCache;
  /** Of the answers that have to be made. */
  limit: RequestLimit;
}> = async (app, { endpoints, cache, limit }) => {
  for (const endpoint of endpoints) {
    const { path, operationId, summary, params, query, response } = endpoint;
    const schema = {
      operationId,
      summary,
      ...(!isEmpty(params) && { params }),
      ...(!isEmpty(query) && { querystring: query }),
      response: { 200: response, '4xx': problemSchema, '5xx': problemSchema },
    };
    app.get(path, { schema }, (request, reply) => {
      const found = endpoint.find(request.params as never, request.query as never);
      const parts = async (): Promise<ResponseParts> => {
        const { value, sources, outcome, ttlMs } = await found.read();
        return {
          status: 200,
          headers: {
            'content-type': 'application/json; charset=utf-8',
            // Whoever holds a copy asks whether it is still good; mostly the answer is 304.
            'cache-control': ttlMs === 0 ? 'no-store' : 'public, no-cache',
            ...(ttlMs !== 0 && cdnCaching),
            vary: 'Accept-Encoding',
          },
          body: JSON.stringify(z.parse(response, value)),
          sources,
          outcome,
          ttlMs,
        };
      };
      return cache.respond(request, reply, found.key, { quality, limit, parts });
    });
  }
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  // There are no pages.
  for (const url of ['/api', '/api/*']) {
    const options = { schema: { hide: true }, config: { exists: () => false } };
    app.get(url, options, async (_request, reply) => reply.callNotFound());
  }
};

const isEmpty = ({ shape }: z.ZodObject) => Object.keys(shape).length === 0;

/** Reads an answer by the address at which the API gives it. Rejects with an `HttpProblem` as the API answers it. */
export type DataReader = (address: string) => Promise<DataAnswer>;

export function createDataReader(endpoints: readonly DataEndpoint[]): DataReader {
  const patterns = endpoints.map((endpoint) => ({
    endpoint,
    pattern: new URLPattern({ pathname: endpoint.path }),
  }));
  return async (address) => {
    const { pathname, searchParams } = new URL(address, 'http://api.invalid');
    for (const { endpoint, pattern } of patterns) {
      const match = pattern.exec({ pathname });
      if (!match) continue;
      const found = endpoint.find(
        parseInput(endpoint.params, decodeAll(match.pathname.groups)),
        parseInput(endpoint.query, Object.fromEntries(searchParams)),
      );
      const answer = await found.read();
      return { ...answer, value: z.parse(endpoint.response, answer.value) };
    }
    throw notFound('page');
  };
}

const decodeAll = (groups: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(groups).map(([name, text = '']) => [name, decodeURIComponent(text)]));

function parseInput<Schema extends z.ZodObject>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw badInput(parsed.error.issues.map(({ path, message }) => ({ name: String(path[0] ?? ''), message })));
}
