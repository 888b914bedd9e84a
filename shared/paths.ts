import type { Brand } from './brand.ts';
import type { CareTopic } from './care.ts';
import type { Category } from './categories.ts';
import type { CollectionCategory, CollectionLine } from './collections.ts';
import type { Selection } from './facets.ts';
import { selectionParameters } from './facets.ts';
import type { Language } from './languages.ts';
import { languageKey } from './languages.ts';
import type { Sort } from './listing-sort.ts';
import { sortKey } from './listing-sort.ts';
import type { SearchFilters } from './search-filters.ts';
import { searchFilterParameters } from './search-filters.ts';
import { normaliseSearchText, tidySearchText } from './search-text.ts';
import { skuKey } from './sku.ts';

/** Query parameter of the login's address that says where a visitor wants to go on to. */
export const loginNextKey = 'next';

/** What visitors write to the brand about. */
export const contactSubjects = [
  'product',
  'catalogue',
  'service',
  'safety',
  'registration',
  'other',
] as const;
export type ContactSubject = (typeof contactSubjects)[number];

/** What a visitor wants of a dealer: to see or to ask about a product, or to have one repaired. */
export interface DealerPurpose {
  /** Of the product, where it is known which. */
  sku?: string | undefined;
  isForService?: boolean | undefined;
}

/** What the address of a dealer's page says of the visitor's purpose. */
export const dealerPurposeParameters = ({
  sku,
  isForService,
}: DealerPurpose): [string, string | undefined][] => [
  ['kind', isForService ? 'service' : undefined],
  [isForService ? 'sku' : 'display', sku],
];

/** Where pages that are asked something have their answer: on a phone it is below the screen. */
export const answerIds = { recalls: 'check', support: 'found', dealers: 'found' };

/** Paths of the pages, in canonical form: lower case, no trailing slash (SKUs keep their case). */
export const paths = {
  home: '/',
  finder: '/product',
  category: (category: Category) => `/product-category/${category}`,
  product: (sku: string) => `/product/${encodeURIComponent(sku)}`,
  /** What is found for a text, as it was typed: so many pages of it, one below the other. */
  searchFor: (text: string, pages: number, filters: SearchFilters = {}) =>
    withQuery('/product', searchParameters(tidySearchText(text), pages, filters)),
  collections: '/collections',
  neroLine: '/collections/nero-line-collection',
  /** All lines of a category. */
  collection: (category: CollectionCategory) => `/collections/collections-${category}`,
  /** One line. */
  line: ({ category, slug }: Pick<CollectionLine, 'category' | 'slug'>) =>
    `/collections/collections-${category}/${slug}`,
  catalogues: '/catalogues',
  about: ({ slug }: Pick<Brand, 'slug'>) => `/about-${slug}`,
  companyInfo: '/company-info',
  accessibility: '/accessibility',
  contacts: '/contacts',
  /** The contact page, knowing what the visitor wants to write about. */
  contactsAbout: (subject: ContactSubject) => `/contacts?subject=${subject}`,
  /** The contact page with an enquiry about a product. */
  contactsAboutProduct: (sku: string) => `/contacts?sku=${encodeURIComponent(sku)}`,
  /** The contact page with an enquiry of which a dealer gets a copy, about a product or none, or with a request for service. */
  contactsAboutDealer: (dealer: string, { sku, isForService }: DealerPurpose = {}) =>
    withQuery('/contacts', [
      ['sku', sku],
      ['subject', isForService ? 'service' : undefined],
      ['dealer', dealer],
    ]),
  /** The contact page with a report of a safety problem, of a product where it is known which. */
  contactsAboutSafety: (sku?: string, serial?: string) =>
    withQuery('/contacts', [
      ['sku', sku],
      ['subject', 'safety'],
      ['serial', serial],
    ]),
  /** The contact page with a request for service, of a product where it is known which. */
  contactsAboutService: (sku?: string, serial?: string) =>
    withQuery('/contacts', [
      ['sku', sku],
      ['subject', 'service'],
      ['serial', serial],
    ]),
  /** The contact page with the visitor's shortlist, which goes along unless it is unticked. */
  contactsWithShortlist: '/contacts?shortlist=1',
  dealers: '/dealers',
  /** A dealer, whom the visitor may ask about a product, or for service. */
  dealer: (id: string, purpose: DealerPurpose = {}) =>
    withQuery(`/dealers/${id}`, dealerPurposeParameters(purpose)),
  compare: '/compare',
  /** The comparison of these products. */
  compareOf: (skus: readonly string[]) => withQuery('/compare', [['items', writeSkus(skus)]]),
  shortlist: '/shortlist',
  /** A shortlist for others to see. */
  shortlistOf: (skus: readonly string[]) => withQuery('/shortlist', [['items', writeSkus(skus)]]),
  privacyPolicy: '/privacy-policy',
  /** Help for owners. */
  support: '/support',
  /** What the owner of an appliance needs. */
  supportOf: (sku: string) => `/support/${encodeURIComponent(sku)}`,
  /** The help for owners, asked for a code, a serial number or words. */
  supportFor: (text: string) => withQuery('/support', [['q', tidySearchText(text)]]),
  care: '/care',
  careOf: (topic: CareTopic) => `/care/${topic}`,
  recalls: '/recalls',
  /** Where the owner of a product looks whether its serial number is recalled. */
  serialCheck: (sku: string) => `/recalls?sku=${encodeURIComponent(sku)}#${answerIds.recalls}`,
  /** The misspelling is meant: this is the page's public address. */
  reasons: '/reasons-to-choose-freestandig-cooker',
  reservedArea: '/reserved-area',
  login: '/ita/login',
} as const;

/** Paths of earlier times and of other readings, and where they lead for good. */
export const movedPaths: Readonly<Record<string, string>> = {
  '/collections/collections-hobs/country-hobs': '/collections/collections-hobs/land-hobs',
  '/collections/collections-ovens/elio-ovens': '/collections/collections-ovens/enzo-ovens',
  '/collections/collections-ovens/elio-giant-ovens': '/collections/collections-ovens/enzo-titan-ovens',
  '/collections/collections-ovens/alterum-ovens': '/collections/collections-ovens/alternate-ovens',
  '/collections/collections-ovens/professional-ovens': '/collections/collections-ovens/expert-ovens',
  '/collections/collections-ovens/country-ovens': '/collections/collections-ovens/land-ovens',
};

/** A path in the form that `paths` has, whatever its case, its encoding and the slashes at its end. */
export function plainPath(pathname: string): string {
  return (
    decodeLeniently(pathname)
      .toLowerCase()
      .replace(/(?<!\/)\/+$/, '') || '/'
  );
}

/**
 * A page's path in its one canonical spelling: lower case but for SKUs, single slashes, none at the end. Known
 * by its form alone: there need not be such a page.
 */
export function canonicalPath(pathname: string): string {
  const segments = pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map(decodeLeniently);
  const isOfSku = segments.length === 2 && /^(?:product|support)$/i.test(segments[0] ?? '');
  const spell = (segment: string, index: number) =>
    encodeURIComponent(isOfSku && index === 1 ? segment : segment.toLowerCase());
  return `/${segments.map(spell).join('/')}`;
}

/** A part of an address without its percent-encoding; as it stands where that is malformed, as in `100%`. */
export function decodeLeniently(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Where a page has gone for good; undefined for a path that did not move. */
export const movedPath = (pathname: string): string | undefined => movedPaths[plainPath(pathname)];

/** A path with query parameters in the order given; those without value are left out. */
export function withQuery(path: string, parameters: Iterable<readonly [string, string | undefined]>): string {
  let address = path;
  for (const [name, value] of parameters) {
    if (value) address += `${address === path ? '?' : '&'}${name}=${encodeQueryValue(value)}`;
  }
  return address;
}

/** An address of this site in one language: only one that names it is answered in it whoever asks. */
export function inLanguage(address: string, language: Language): string {
  const [page = '', place] = address.split('#');
  const named = `${page}${page.includes('?') ? '&' : '?'}${languageKey}=${language}`;
  return place === undefined ? named : `${named}#${place}`;
}

/** Commas separate facet options and read better as they are; RFC 3986 allows them in a query. */
function encodeQueryValue(value: string): string {
  return encodeURIComponent(value).replaceAll('%2C', ',');
}

/**
 * SKUs as one parameter, told apart by commas. A comma or a percent sign within a SKU is percent-encoded, before
 * the parameter as a whole is.
 */
export function writeSkus(skus: readonly string[]): string {
  return skus.map((sku) => sku.replace(/[%,]/g, encodeURIComponent)).join(',');
}

/** The SKUs that `writeSkus` wrote, each once whatever its case; empty ones are left out. */
export function readSkus(text: string): string[] {
  const skus = new Map<string, string>();
  for (const part of text.split(',')) {
    const sku = decodeLeniently(part).trim();
    const key = skuKey(sku);
    if (sku !== '' && !skus.has(key)) skus.set(key, sku);
  }
  return [...skus.values()];
}

/** The pages of products that a listing's address shows, one below the other. */
export interface ListingPages {
  first: number;
  last: number;
}

/** A category's page under a selection, showing some of its pages of products in an order, with parameters that follow. */
export function listingPath(
  category: Category,
  selection: Selection,
  pages: ListingPages = { first: 1, last: 1 },
  sort?: Sort,
  further: readonly [string, string][] = [],
): string {
  return withQuery(paths.category(category), [
    ...selectionParameters(selection),
    [sortKey, sort],
    ...pageParameters(pages),
    ...further,
  ]);
}

/** `?page=3` shows the first three pages, `?from=20` the 20th, `?from=20&page=22` three from the 20th on. */
export function pageParameters({ first, last }: ListingPages): [string, string | undefined][] {
  return [
    ['from', first > 1 ? String(first) : undefined],
    ['page', last > first ? String(last) : undefined],
  ];
}

/** `?q=…&width=60&page=3` shows the first three pages of what a text finds that is so wide. */
export const searchParameters = (
  text: string,
  pages: number,
  filters: SearchFilters,
): [string, string | undefined][] => [
  ['q', text],
  ...searchFilterParameters(filters),
  ['page', pages > 1 ? String(pages) : undefined],
];

/**
 * Addresses of the API. Always in the same form for the same request, so that browser, server and
 * caches on the way recognise it.
 */
export const apiPaths = {
  categories: '/api/categories',
  /** `category` comes from an address and may be none that the site has. */
  listing: (language: Language, category: string, selection: Selection, page: number, sort?: Sort) =>
    withQuery(`/api/categories/${encodeURIComponent(category)}/products`, [
      [languageKey, language],
      ['page', page > 1 ? String(page) : undefined],
      ...selectionParameters(selection),
      [sortKey, sort],
    ]),
  product: (language: Language, sku: string) =>
    withQuery(`/api/products/${encodeURIComponent(sku)}`, [[languageKey, language]]),
  companions: (language: Language, sku: string) =>
    withQuery(`/api/products/${encodeURIComponent(sku)}/companions`, [[languageKey, language]]),
  /** `items` as `readItems` gives them. */
  comparison: (language: Language, items: string) =>
    withQuery('/api/comparison', [
      [languageKey, language],
      ['items', items],
    ]),
  /** Cards of products, in the same order whoever asks. */
  products: (language: Language, skus: readonly string[]) =>
    withQuery('/api/products', [
      [languageKey, language],
      ['sku', writeSkus(skus.map(skuKey).toSorted())],
    ]),
  search: (language: Language, text: string, page = 1, filters: SearchFilters = {}) =>
    withQuery('/api/search', [
      [languageKey, language],
      ...searchParameters(normaliseSearchText(text), page, filters),
    ]),
} as const;

/** The W3C web application manifest. */
export const webManifestPath = '/site.webmanifest';
