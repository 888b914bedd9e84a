import { dealerIdPattern, dealerParameters, readDealerQuery } from './dealers.ts';
import { readSelection, selectionParameters } from './facets.ts';
import { fitTextLimit, listingPageLimit, serialLimit, shownPagesLimit, skuLimit } from './limits.ts';
import { readSort, sortKey } from './listing-sort.ts';
import type { ContactSubject, DealerPurpose, ListingPages } from './paths.ts';
import {
  contactSubjects,
  dealerPurposeParameters,
  pageParameters,
  readSkus,
  searchParameters,
  withQuery,
  writeSkus,
} from './paths.ts';
import { searchPages } from './search.ts';
import { readSearchFilters } from './search-filters.ts';
import { searchTextLimit, tidySearchText } from './search-text.ts';

/** Query parameter that adds one product to `items`, as a plain form sends it: its SKU as it is. */
export const addedItemKey = 'with';

/** The products that an address names, in one spelling; a comma where it says something that names none. */
export function readItems(query: URLSearchParams): string {
  const text = [query.get('items') ?? '', writeSkus([query.get(addedItemKey) ?? ''])]
    .filter(Boolean)
    .join(',');
  return writeSkus(readSkus(text)) || (text && ',');
}

/** Which pages of products a listing's address asks for; of too many, the first ones. */
export function readListingPages(query: URLSearchParams): ListingPages {
  const first = readPage(query.get('from'));
  const last = Math.max(readPage(query.get('page')), first);
  return { first, last: Math.min(last, first + shownPagesLimit - 1) };
}

/** What a listing's address says where all options of all filters come with the page. */
export const allFiltersParameters = [['filters', 'all']] as const satisfies [string, string][];
export const readAllFilters = (query: URLSearchParams): boolean =>
  query.get('filters')?.toLowerCase() === 'all';

/** What is no number stands for the first page. */
function readPage(text: string | null): number {
  const page = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(page, 1), listingPageLimit);
}

/** How many pages of what is found the finder's address shows. */
export const readSearchPages = (query: URLSearchParams): number =>
  Math.min(readPage(query.get('page')), searchPages(Number.POSITIVE_INFINITY));

/** What the address of the finder, or of the help for owners, searches for, as it was typed; empty where it is nothing or too long. */
export function readSearchQuery(query: URLSearchParams): string {
  const text = tidySearchText(query.get('q') ?? '');
  return text.length <= searchTextLimit ? text : '';
}

/** Whether the contact page's address sends the visitor's shortlist along. */
export const readWithShortlist = (query: URLSearchParams): boolean => query.get('shortlist') === '1';

/** The product that the address of the contact page or of the recalls is about. */
export function readSku(query: URLSearchParams): string | undefined {
  const sku = query.get('sku')?.trim();
  return sku && sku.length <= skuLimit ? sku : undefined;
}

/** The dealer who is to get a copy of what is written on the contact page; nobody of a report of a safety problem. */
export function readCopiedDealer(query: URLSearchParams): string | undefined {
  const dealer = query.get('dealer') ?? '';
  const isMeant = dealerIdPattern.test(dealer) && readContactSubject(query).subject !== 'safety';
  return isMeant ? dealer : undefined;
}

/** What the contact page's address says about the enquiry; a product's code stands for the subject too, but for safety and service. */
export function readContactSubject(query: URLSearchParams): {
  subject: ContactSubject | undefined;
  sku: string | undefined;
} {
  const sku = readSku(query);
  const asked = query.get('subject');
  const subject = contactSubjects.find((known) => known === asked);
  if (sku === undefined) return { subject, sku };
  return { subject: subject === 'safety' || subject === 'service' ? subject : 'product', sku };
}

/** The serial number that the page of recalls looks up, or that a request for service or a report is about; empty where there is none, or no such. */
export function readSerial(query: URLSearchParams): string {
  const serial = query.get('serial')?.trim() ?? '';
  return serial.length <= serialLimit ? serial : '';
}

/** What a sheet's address may say of the visitor's kitchen: the fields of its form "Does it fit?". */
export const fitKeys = ['width', 'depth', 'height', 'supply', 'supply_unit', 'phases', 'gas'] as const;

/** What the address of a sheet says of a kitchen, as it was entered; nothing at any other page. */
export function readFitQuery(path: string, query: URLSearchParams): [(typeof fitKeys)[number], string][] {
  if (!sheetPattern.test(path)) return [];
  return fitKeys.flatMap((key) => {
    const text = query.get(key)?.trim().slice(0, fitTextLimit);
    return text ? [[key, text]] : [];
  });
}

/** What a visitor of a dealer's page wants there. */
export function readDealerPurpose(query: URLSearchParams): DealerPurpose {
  const isForService = query.get('kind') === 'service';
  const sku = query.get(isForService ? 'sku' : 'display')?.trim();
  return { sku: sku && sku.length <= skuLimit ? sku : undefined, isForService };
}

/** Only the content of listings, lists, the search, sheets, the contact page, the help for owners, the dealers and the recalls depends on parameters. */
const contactPattern = /^\/contacts\/?$/i;
const finderPattern = /^\/product\/?$/i;
const sheetPattern = /^\/product\/[^/]+\/?$/i;
const itemsPattern = /^\/(?:compare|shortlist)\/?$/i;
const supportPattern = /^\/support\/?$/i;
const recallsPattern = /^\/recalls\/?$/i;
const dealersPattern = /^\/dealers\/?$/i;
const dealerPattern = /^\/dealers\/[^/]+\/?$/i;
const listingPattern = /^\/product-category\/[^/]+\/?$/i;

/**
 * The parameters of a page's address that its content depends on, but for the language, always in
 * the same form for the same content.
 */
export function pageQuery(path: string, query: URLSearchParams): [string, string | undefined][] {
  if (finderPattern.test(path)) {
    const text = readSearchQuery(query);
    return text === '' ? [] : searchParameters(text, readSearchPages(query), readSearchFilters(query));
  }
  if (contactPattern.test(path)) {
    const { subject, sku } = readContactSubject(query);
    return [
      ['sku', sku],
      ['subject', sku !== undefined && subject === 'product' ? undefined : subject],
      ['serial', subject === 'service' || subject === 'safety' ? readSerial(query) : undefined],
      ['dealer', readCopiedDealer(query)],
      ['shortlist', readWithShortlist(query) ? '1' : undefined],
    ];
  }
  if (itemsPattern.test(path)) return [['items', readItems(query)]];
  if (supportPattern.test(path)) return [['q', readSearchQuery(query)]];
  if (recallsPattern.test(path)) {
    return [
      ['sku', readSku(query)],
      ['serial', readSerial(query)],
    ];
  }
  if (dealersPattern.test(path)) return dealerParameters(readDealerQuery(query));
  if (dealerPattern.test(path)) return dealerPurposeParameters(readDealerPurpose(query));
  if (!listingPattern.test(path)) return readFitQuery(path, query);
  return [
    ...selectionParameters(readSelection(query).selection),
    [sortKey, readSort(query)],
    ...pageParameters(readListingPages(query)),
    ...(readAllFilters(query) ? allFiltersParameters : []),
  ];
}

/** A page's address as far as its content depends on it, but for the language. */
export function pageAddress(path: string, query: URLSearchParams): string {
  return withQuery(path, pageQuery(path, query));
}
