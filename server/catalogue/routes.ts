import { categorySchema } from '@kitchen/shared/categories.ts';
import type { FacetName, Selection } from '@kitchen/shared/facets.ts';
import { facetNames, readSelection } from '@kitchen/shared/facets.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languageSchema } from '@kitchen/shared/languages.ts';
import { skuLimit } from '@kitchen/shared/limits.ts';
import { categoryTotalsSchema, listingSchema } from '@kitchen/shared/listing.ts';
import { apiPaths } from '@kitchen/shared/paths.ts';
import { problemSchema } from '@kitchen/shared/problem.ts';
import { productSchema } from '@kitchen/shared/product.ts';
import { normaliseSearchText, searchResultsSchema, searchTextLimit } from '@kitchen/shared/search.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { keepFor } from '../pages/keep-for.ts';
import type { Overload } from '../platform/health/overload.ts';
import type { KeptAnswers } from '../platform/http/kept-answers.ts';
import { badInput, notFound } from '../platform/http/problems.ts';
import { sendAnswer, sendKept } from '../platform/http/send-answer.ts';
import type { RequestLimit } from '../platform/rate-limits/request-limits.ts';
import type { Catalogue, CatalogueAnswer } from './catalogue.ts';
import { countProducts } from './count-products.ts';

/** Brotli quality for API answers: made often, so quick before small. */
const answerCompression = 5;

/** Most digits of a page number; more is no page of any list. */
const pageNumber = z.coerce
  .number({ error: 'expected a whole number from 1' })
  .int({ error: 'expected a whole number from 1' })
  .min(1, { error: 'expected a whole number from 1' })
  .max(10_000, { error: 'expected a whole number from 1 to 10000' })
  .default(1);

const facetParameter = z
  .string({ error: 'expected one value, its options told apart by commas' })
  .optional()
  .describe('Options, told apart by commas');
const facetParameters = Object.fromEntries(facetNames.map((name) => [name, facetParameter])) as Record<
  FacetName,
  typeof facetParameter
>;

const listingQuery = z.object({ ...facetParameters, page: pageNumber });

export interface CatalogueRouteOptions {
  catalogue: Catalogue;
  kept: KeptAnswers;
  /** Of the answers that have to be made. */
  uncachedLimit: RequestLimit;
  overload: Overload;
  defaultLanguage: Language;
  now(): number;
}

/** Listings, search and products (product decisions 8). */
export const catalogueRoutes: FastifyPluginAsyncZod<CatalogueRouteOptions> = async (app, options) => {
  const { catalogue, kept, uncachedLimit, overload, now } = options;
  const languageQuery = z.object({
    lng: z.enum(languageSchema.options, { error: 'expected en or it' }).default(options.defaultLanguage),
  });
  const problems = { '4xx': problemSchema, '5xx': problemSchema };

  // An address that was answered is answered again from the same bytes, before anything is parsed or waited for.
  app.addHook('onRequest', (request, reply, done) => {
    const ready = kept.get(request.raw.url ?? '');
    if (ready) sendKept(request, reply, ready, now());
    else done();
  });

  app.get(
    apiPaths.categories,
    {
      schema: {
        summary: 'The categories and how many products each has',
        response: { 200: categoryTotalsSchema, ...problems },
      },
    },
    async (request, reply) =>
      answer(request, reply, apiPaths.categories, categoryTotalsSchema, () =>
        countProducts(catalogue, options.defaultLanguage),
      ),
  );

  app.get(
    '/api/categories/:category/products',
    {
      schema: {
        summary: 'Products of a category under a selection, 24 a page',
        params: z.object({ category: z.string() }),
        querystring: listingQuery.extend(languageQuery.shape),
        response: { 200: listingSchema, ...problems },
      },
    },
    async (request, reply) => {
      const category = categorySchema.safeParse(request.params.category.toLowerCase());
      if (!category.success) throw notFound('category');
      const { lng, page } = request.query;
      const selection = selectionOf(request.query);
      const key = apiPaths.listing(lng, category.data, selection, page);
      return answer(request, reply, key, listingSchema, () =>
        catalogue.listing(category.data, lng, selection, page),
      );
    },
  );

  app.get(
    '/api/products/:sku',
    {
      schema: {
        summary: 'One product',
        params: z.object({
          sku: z.string().max(skuLimit, { error: `expected at most ${skuLimit} characters` }),
        }),
        querystring: languageQuery,
        response: { 200: productSchema, ...problems },
      },
    },
    async (request, reply) => {
      const { sku } = request.params;
      const { lng } = request.query;
      return answer(request, reply, apiPaths.product(lng, sku), productSchema, async () => {
        const found = await catalogue.product(sku, lng);
        if (!found) throw notFound('product');
        return found;
      });
    },
  );

  app.get(
    '/api/search',
    {
      schema: {
        summary: 'Products that match a text',
        querystring: languageQuery.extend({
          q: z
            .string({ error: 'expected a text to search for' })
            .refine((text) => text.length <= searchTextLimit, {
              error: `expected at most ${searchTextLimit} characters`,
            }),
        }),
        response: { 200: searchResultsSchema, ...problems },
      },
    },
    async (request, reply) => {
      const { lng } = request.query;
      const text = normaliseSearchText(request.query.q);
      return answer(request, reply, apiPaths.search(lng, text), searchResultsSchema, () =>
        catalogue.search(text, lng),
      );
    },
  );

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    schema: z.core.$ZodType,
    make: () => Promise<CatalogueAnswer<unknown>>,
  ): Promise<FastifyReply> {
    const ready = kept.get(key) ?? overload.staleFallback(request, () => kept.getOld(key));
    if (ready) return sendKept(request, reply, ready, now());
    await uncachedLimit.consume(request);
    const { value, sources, ttlMs, outcome } = await make();
    const parts = {
      status: 200,
      headers: jsonHeaders(ttlMs === 0 ? null : sources),
      sources: ttlMs ? [...sources, keepFor(ttlMs, now())] : sources,
      body: JSON.stringify(z.parse(schema, value)),
    };
    const finished =
      ttlMs === 0
        ? await kept.finish(parts, answerCompression)
        : await kept.keep(key, parts, answerCompression);
    return sendAnswer(request, reply, finished, outcome, now());
  }
};

function selectionOf(query: Partial<Record<FacetName, string | undefined>>): Selection {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const { selection, unknown } = readSelection(new URLSearchParams(given));
  if (unknown.length > 0) {
    throw badInput(
      unknown.map(({ facet }) => ({ name: facet, message: 'expected options that this facet offers' })),
    );
  }
  return selection;
}

/** Age tells how much of the lifetime has passed, so that browsers and proxies keep only the rest. */
function jsonHeaders(sources: CatalogueAnswer<unknown>['sources'] | null): Record<string, string> {
  const lifetimesMs = sources?.map(({ freshUntil, storedAt }) => freshUntil - storedAt) ?? [];
  const maxAgeS = Math.floor(Math.min(...lifetimesMs) / 1000);
  return {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': Number.isFinite(maxAgeS) ? `public, max-age=${maxAgeS}` : 'no-store',
    vary: 'Accept-Encoding',
  };
}
