import { categories, categorySchema } from '@kitchen/shared/categories.ts';
import { companionsSchema } from '@kitchen/shared/companions.ts';
import type { FilterName, Selection } from '@kitchen/shared/facets.ts';
import { filterNames, readSelection } from '@kitchen/shared/facets.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languageSchema } from '@kitchen/shared/languages.ts';
import { comparedLimit, shortlistLimit, skuLimit } from '@kitchen/shared/limits.ts';
import type { ProductCard } from '@kitchen/shared/listing.ts';
import { categoryTotalsSchema, listingSchema } from '@kitchen/shared/listing.ts';
import { sorts } from '@kitchen/shared/listing-sort.ts';
import { apiPaths, readSkus, writeSkus } from '@kitchen/shared/paths.ts';
import type { Product, ProductModel } from '@kitchen/shared/product.ts';
import { productSchema } from '@kitchen/shared/product.ts';
import type { ProductDocument } from '@kitchen/shared/product-documents.ts';
import { comparisonSchema, productCardsSchema } from '@kitchen/shared/product-lists.ts';
import { searchResultsSchema } from '@kitchen/shared/search.ts';
import type { SearchFilter, SearchFilters } from '@kitchen/shared/search-filters.ts';
import { optionsOfFilter, readSearchFilters, searchFilterNames } from '@kitchen/shared/search-filters.ts';
import { normaliseSearchText, searchTextLimit } from '@kitchen/shared/search-text.ts';
import { isTypedSku, skuKey } from '@kitchen/shared/sku.ts';
import { z } from 'zod';
import type { Freshness } from '../platform/cache/freshness.ts';
import type { DataAnswer, DataEndpoint } from '../platform/http/data-endpoints.ts';
import { dataEndpoint } from '../platform/http/data-endpoints.ts';
import { badInput, notFound } from '../platform/problems/problems.ts';
import type { Catalogue } from './catalogue.ts';
import { countProducts } from './count-products.ts';
import { compareProducts } from './product-lists.ts';
import { findDocuments } from './search/find-documents.ts';
import type { KnownPlaces } from './search/find-place.ts';

const pageNumber = z.coerce
  .number({ error: 'expected a whole number from 1' })
  .int({ error: 'expected a whole number from 1' })
  .min(1, { error: 'expected a whole number from 1' })
  .max(10_000, { error: 'expected a whole number from 1 to 10000' })
  .default(1);

const filterParameter = z
  .string({ error: 'expected one value, its options told apart by commas' })
  .optional()
  .describe('Options, told apart by commas');
const filterParameters = Object.fromEntries(filterNames.map((name) => [name, filterParameter])) as Record<
  FilterName,
  typeof filterParameter
>;

const searchFilterParameters = Object.fromEntries(
  searchFilterNames.map((name) => [name, filterParameter]),
) as Record<SearchFilter, typeof filterParameter>;

const sortParameter = z
  .preprocess(
    (sort) => (typeof sort === 'string' ? sort.toLowerCase() : sort),
    z.enum(sorts, { error: `expected ${sorts.join(', ')}` }),
  )
  .optional()
  .describe('In place of the recommended order; products that state nothing of it come last');

const searchText = z
  .string({ error: 'expected a text to search for' })
  .refine((text) => text.length <= searchTextLimit, {
    error: `expected at most ${searchTextLimit} characters`,
  });

/** SKUs told apart by commas, in which a comma of a SKU's own is percent-encoded; absent for none. */
const skuList = (max: number) =>
  z
    .string({ error: 'expected one value, its SKUs told apart by commas' })
    .transform((text) => ({ text, skus: readSkus(text) }))
    .refine(({ text, skus }) => text === '' || skus.length > 0, { error: 'expected SKUs' })
    .refine(({ skus }) => skus.length <= max, { error: `expected at most ${max} SKUs` })
    .refine(({ skus }) => skus.every((sku) => sku.length <= skuLimit), {
      error: `expected at most ${skuLimit} characters a SKU`,
    })
    .transform(({ skus }) => skus)
    .default([])
    .describe(`At most ${max} SKUs, told apart by commas`);

const none = z.object({});

/** What is recalled. */
export interface KnownRecalls {
  /** The id of a product's newest recall. */
  idOf(sku: string): string | undefined;
  /** What everything was made from that shows recalls. */
  sources(): readonly Freshness[];
}

/** Documents of products. */
export interface KnownDocuments {
  documentsOf(sku: string): readonly ProductDocument[];
  /** What has documents and is no product that listings know. */
  noLongerMade(): readonly { sku: string; name: Readonly<Record<Language, string>> | null }[];
  /** What everything was made from that shows which have documents. */
  sources(): readonly Freshness[];
}

/** Models of products in three dimensions. */
export interface KnownModels {
  of(product: Pick<Product, 'sku' | 'model' | 'measures'>): ProductModel | undefined;
  /** What everything was made from that shows them. */
  sources(): readonly Freshness[];
}

/** Dealers that a search leads to. */
interface KnownDealers extends KnownPlaces {
  /** What everything was made from that shows them. */
  sources(): readonly Freshness[];
}

const skuParams = z.object({
  sku: z.string().max(skuLimit, { error: `expected at most ${skuLimit} characters` }),
});

/** Listings, search and products: for pages, which call them, and for the API's routes. */
export function catalogueEndpoints(
  catalogue: Catalogue,
  defaultLanguage: Language,
  recalls: KnownRecalls,
  documents: KnownDocuments,
  models: KnownModels,
  dealers: KnownDealers,
): DataEndpoint[] {
  const mark = <Shown extends { sku: string | null }>(shown: Shown) => {
    const recall = shown.sku === null ? undefined : recalls.idOf(shown.sku);
    return recall === undefined ? shown : { ...shown, recall };
  };
  const markFinishes = (card: ProductCard): ProductCard =>
    card.finishes ? { ...card, finishes: card.finishes.map(mark) } : card;
  const withRecalls = <T>(answer: DataAnswer<T>, markIn: (value: T) => T): DataAnswer<T> => {
    return { ...answer, value: markIn(answer.value), sources: [...answer.sources, ...recalls.sources()] };
  };
  const withItemRecalls = <T extends { items: { sku: string | null }[] }>(answer: DataAnswer<T>) =>
    withRecalls(answer, (value) => ({ ...value, items: value.items.map(mark) }));
  const languageQuery = z.object({
    lng: z.enum(languageSchema.options, { error: 'expected en or it' }).default(defaultLanguage),
  });
  return [
    dataEndpoint({
      path: apiPaths.categories,
      operationId: 'listCategories',
      summary: 'The categories and how many products each has',
      params: none,
      query: none,
      response: categoryTotalsSchema,
      find: () => ({
        key: apiPaths.categories,
        read: () => countProducts(catalogue, defaultLanguage),
      }),
    }),
    dataEndpoint({
      path: '/api/categories/:category/products',
      operationId: 'listProducts',
      summary: 'Products of a category under a selection, 24 a page',
      params: z.object({ category: z.string() }),
      query: z.object({ ...filterParameters, sort: sortParameter, page: pageNumber, ...languageQuery.shape }),
      response: listingSchema,
      find(params, { lng, page, sort, ...filters }) {
        const category = categorySchema.safeParse(params.category.toLowerCase());
        if (!category.success) throw notFound('category');
        const selection = selectionOf(filters);
        return {
          key: apiPaths.listing(lng, category.data, selection, page, sort),
          async read() {
            const found = await catalogue.listing(category.data, lng, selection, page, sort);
            return withRecalls(found, (listing) => ({
              ...listing,
              items: listing.items.map((card) => mark(markFinishes(card))),
            }));
          },
        };
      },
    }),
    dataEndpoint({
      path: '/api/products/:sku',
      operationId: 'getProduct',
      summary: 'One product',
      params: skuParams,
      query: languageQuery,
      response: productSchema,
      find: ({ sku }, { lng }) => ({
        key: apiPaths.product(lng, skuKey(sku)),
        async read() {
          const found = await catalogue.product(sku, lng);
          if (!found) throw notFound('product');
          const model3d = models.of(found.value);
          const value = { ...found.value, ...(model3d && { model3d }) };
          return withRecalls({ ...found, value, sources: [...found.sources, ...models.sources()] }, mark);
        },
      }),
    }),
    dataEndpoint({
      path: '/api/products/:sku/companions',
      operationId: 'listCompanions',
      summary: 'Up to four products that go with one',
      params: skuParams,
      query: languageQuery,
      response: companionsSchema,
      find: ({ sku }, { lng }) => ({
        key: apiPaths.companions(lng, skuKey(sku)),
        async read() {
          const found = await catalogue.companions(sku, lng);
          if (!found) throw notFound('product');
          return withItemRecalls(found);
        },
      }),
    }),
    dataEndpoint({
      path: '/api/products',
      operationId: 'listProductCards',
      summary: 'Cards of products by SKU, and the SKUs of which there are none',
      params: none,
      query: languageQuery.extend({ sku: skuList(shortlistLimit) }),
      response: productCardsSchema,
      find(_params, { lng, sku }) {
        // One spelling and order for all who ask for the same products.
        const keys = sku.map(skuKey).toSorted();
        return {
          key: apiPaths.products(lng, keys),
          read: async () => withItemRecalls(await catalogue.cards(keys, lng)),
        };
      },
    }),
    dataEndpoint({
      path: '/api/comparison',
      operationId: 'compareProducts',
      summary: 'Products of one category, to be compared',
      params: none,
      query: languageQuery.extend({ items: skuList(comparedLimit) }),
      response: comparisonSchema,
      find(_params, { lng, items }) {
        const skus = [...new Set(items.map(catalogue.typedSku))];
        return {
          key: apiPaths.comparison(lng, writeSkus(skus.map(skuKey))),
          async read() {
            const compared = await compareProducts(skus, (sku) => catalogue.product(sku, lng));
            return withRecalls(compared, ({ products }) => ({ products: products.map(mark) }));
          },
        };
      },
    }),
    dataEndpoint({
      path: '/api/search',
      operationId: 'searchProducts',
      summary: 'Products that match a text, 24 a page',
      params: none,
      query: languageQuery.extend({ q: searchText, page: pageNumber, ...searchFilterParameters }),
      response: searchResultsSchema,
      find(_params, { q, lng, page, ...chosen }) {
        const text = normaliseSearchText(q);
        const filters = searchFiltersOf(chosen);
        return {
          key: apiPaths.search(lng, text, page, filters),
          async read() {
            const answer = withItemRecalls(await catalogue.search(text, lng, page, filters, dealers));
            const isFirst = page === 1;
            // A product of a listing that is not read yet is no older one.
            const isAllKnown = catalogue.known().length === categories.length;
            const noLongerMade = () => (isAllKnown ? documents.noLongerMade() : []);
            const found = isFirst
              ? findDocuments(answer.value, {
                  language: lng,
                  documentsOf: documents.documentsOf,
                  noLongerMade,
                })
              : [];
            // A code of what is no longer made asks for that alone.
            const { nearly, ...value } = answer.value;
            const isOlder = found.some(({ sku, noLongerMade: older }) => older && isTypedSku(text, sku));
            return {
              ...answer,
              value: {
                ...value,
                ...(nearly && !isOlder && { nearly }),
                ...(found.length > 0 && { documents: found }),
              },
              sources: [...answer.sources, ...(isFirst ? documents.sources() : []), ...dealers.sources()],
            };
          },
        };
      },
    }),
  ];
}

/** Those that were given. */
function parametersOf(query: Readonly<Record<string, string | undefined>>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

function selectionOf(query: Partial<Record<FilterName, string | undefined>>): Selection {
  const given = parametersOf(query);
  // Most listings are asked for without.
  if (given.size === 0) return {};
  const { selection, unknown } = readSelection(given);
  if (unknown.length > 0) {
    throw badInput(
      unknown.map(({ filter }) => ({ name: filter, message: 'expected options that this facet offers' })),
    );
  }
  return selection;
}

function searchFiltersOf(query: Partial<Record<SearchFilter, string | undefined>>): SearchFilters {
  const unknown = searchFilterNames.filter((filter) => {
    const options = query[filter]?.toLowerCase().split(',') ?? [];
    return options.some((option) => option !== '' && !optionsOfFilter(filter).includes(option));
  });
  if (unknown.length > 0)
    throw badInput(unknown.map((name) => ({ name, message: 'expected options that this filter offers' })));
  return readSearchFilters(parametersOf(query));
}
