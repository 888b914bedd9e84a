import type { Answer } from './answer.ts';
import { apiAnswer, refusalAnswer, uncached } from './answer.ts';
import type { createAuthenticator } from './authenticate.ts';
import { cannotView } from './authenticate.ts';
import { categoryJson, selectCategories } from './category-list.ts';
import { cleanText } from './clean-text.ts';
import { readListParameters } from './list-parameters.ts';
import type { PhpQuery } from './php-query.ts';
import type { JsonOptions } from './product-json.ts';
import { pickFields, productJson } from './product-json.ts';
import { selectProducts } from './select-products.ts';
import type { StoredProduct } from './stored-product.ts';

export type StoreRoute = 'list' | 'product' | 'categories' | 'picture' | 'other';

export interface StoreRequest {
  method: string;
  /** As dialled, without the folder of the home address. */
  path: string;
  queryString: string;
  query: PhpQuery;
  headers: Record<string, string | undefined>;
  route: StoreRoute;
}

/** `/index.php` before the path makes no difference to the store. */
const indexPattern = /^(?:\/index\.php)?\/wp-json\/?$/;
const apiPattern = /^(?:\/index\.php)?\/wp-json\/wc\/v3\/(.*?)\/?$/;

export function routeOf(path: string): StoreRoute {
  if (path.startsWith('/wp-content/uploads/')) return 'picture';
  const resource = apiPattern.exec(path)?.[1];
  if (resource === 'products') return 'list';
  if (resource === 'products/categories') return 'categories';
  return resource && /^products\/\d+$/.test(resource) ? 'product' : 'other';
}

interface Page {
  page: number;
  perPage: number;
}

const listMethods = { Allow: 'GET, POST' };
/** Text parameters that the store cleans before it uses them. */
const cleaned = new Set(['search', 'sku']);

const itemMethods = { Allow: 'GET, POST, PUT, PATCH, DELETE' };

/** Query text as the store writes it into its links: cleaned, and a category list as an array. */
function linkQuery(query: PhpQuery, page: number): string {
  const kept = Object.entries(query).filter(([name]) => name !== 'page' && !name.startsWith('oauth_'));
  const pairs = kept.flatMap(([name, value]): [string, string][] => {
    if (typeof value !== 'string') {
      return Object.entries(value).map(([key, item]) => [`${name}[${key}]`, item]);
    }
    if (name !== 'category') return [[name, cleaned.has(name) ? cleanText(value) : value]];
    const ids = value === '' ? [] : value.split(',');
    return ids.map((id, index) => [`category[${index}]`, id]);
  });
  return [...pairs, ['page', String(page)] as const]
    .map(([name, value]) => encodeURIComponent(name) + (value === '' ? '' : `=${encodeURIComponent(value)}`))
    .join('&');
}

function pagingHeaders(
  address: string,
  query: PhpQuery,
  total: number,
  { page, perPage }: Page,
): Record<string, string> {
  const pages = Math.ceil(total / perPage);
  const link = (to: number, rel: string) => `<${address}?${linkQuery(query, to)}>; rel="${rel}"`;
  const steps = [
    ...(page > 1 && pages > 0 ? [link(Math.min(page - 1, pages), 'prev')] : []),
    ...(page < pages ? [link(page + 1, 'next')] : []),
  ];
  return {
    'X-WP-Total': String(total),
    'X-WP-TotalPages': String(pages),
    ...(steps.length > 0 && { Link: steps.join(', ') }),
    ...listMethods,
    ...uncached,
  };
}

function pageOf<Item>(items: Item[], { page, perPage }: Page): Item[] {
  return items.slice((page - 1) * perPage, page * perPage);
}

/** The store's product API (`wc/v3`) over the given products. */
export function createStoreApi(
  products: ReadonlyMap<number, StoredProduct>,
  jsonOptions: JsonOptions,
  authenticate: ReturnType<typeof createAuthenticator>,
) {
  const { homeUrl } = jsonOptions;
  const origin = new URL(homeUrl).origin;
  const homePath = new URL(homeUrl).pathname.replace(/\/$/, '');

  function answerList(query: PhpQuery, path: string): Answer {
    const read = readListParameters(query);
    if ('invalid' in read) return apiAnswer(homeUrl, 400, read.invalid, { ...listMethods, ...uncached });
    const { parameters } = read;
    const found = selectProducts(products.values(), parameters);
    const records = pageOf(found, parameters).map((product) =>
      pickFields(
        productJson(product, jsonOptions, String(query.context ?? 'view')),
        String(query._fields ?? ''),
      ),
    );
    const address = `${homeUrl}${path}`;
    return apiAnswer(homeUrl, 200, records, pagingHeaders(address, query, found.length, parameters));
  }

  function answerCategories(query: PhpQuery, path: string): Answer {
    const read = readListParameters({ page: query.page ?? '1', per_page: query.per_page ?? '10' });
    if ('invalid' in read) return apiAnswer(homeUrl, 400, read.invalid, { ...listMethods, ...uncached });
    const found = selectCategories(query);
    const records = pageOf(found, read.parameters).map((category) =>
      pickFields(categoryJson(category, products.values(), homeUrl), String(query._fields ?? '')),
    );
    const headers = pagingHeaders(`${homeUrl}${path}`, query, found.length, read.parameters);
    return apiAnswer(homeUrl, 200, records, headers);
  }

  function answerProduct(query: PhpQuery, path: string): Answer {
    const product = products.get(Number(/(?<!\d)\d+(?=\/?$)/.exec(path)?.[0]));
    if (!product) {
      const body = {
        code: 'woocommerce_rest_product_invalid_id',
        message: 'Invalid ID.',
        data: { status: 404 },
      };
      return apiAnswer(homeUrl, 404, body, { ...itemMethods, ...uncached });
    }
    const record = productJson(product, jsonOptions, String(query.context ?? 'view'));
    return apiAnswer(homeUrl, 200, pickFields(record, String(query._fields ?? '')), {
      ...itemMethods,
      ...uncached,
    });
  }

  /** Answers an API call; null where the path is none of the store's API. */
  return function answerApi({ method, path, query, headers, route }: StoreRequest): Answer | null {
    if (typeof query.rest_route === 'string' && !path.includes('/wp-json/')) {
      return refusalAnswer(homeUrl, { ...cannotView, status: 401, early: true });
    }
    if (indexPattern.test(path)) {
      const index = { name: 'Demo store', description: '', url: homeUrl, home: homeUrl };
      return apiAnswer(homeUrl, 200, pickFields(index, String(query._fields ?? '')));
    }
    if (!apiPattern.test(path)) return null;
    const refusal = authenticate({
      method,
      address: `${origin}${homePath}${path}`,
      query,
      authorization: headers.authorization,
      beyondProducts: route !== 'list' && route !== 'product',
    });
    if (refusal) return refusalAnswer(homeUrl, refusal);
    if (route === 'list') return answerList(query, path);
    if (route === 'categories') return answerCategories(query, path);
    if (route === 'product') return answerProduct(query, path);
    const body = {
      code: 'rest_no_route',
      message: 'No route was found matching the URL and request method.',
      data: { status: 404 },
    };
    return apiAnswer(homeUrl, 404, body, uncached);
  };
}
