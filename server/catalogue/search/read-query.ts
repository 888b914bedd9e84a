import { collectionLines } from '@kitchen/shared/collections.ts';
import type { SearchResults } from '@kitchen/shared/search.ts';
import { skuKey } from '@kitchen/shared/sku.ts';
import type { CurrentTexts } from '../../platform/texts/site-texts.ts';
import type { ProductRecord } from '../../store/store.ts';
import type { KnownProducts } from '../known-products.ts';
import { withoutDocumentWords } from './find-documents.ts';
import {
  asksForService,
  besidePageWords,
  findPages,
  findSerial,
  inSingleWords,
  isAboutOwned,
  withoutPageSlips,
  withoutSpare,
} from './find-pages.ts';
import type { FoundPlace, KnownPlaces, PlaceSearch } from './find-place.ts';
import { findPlace } from './find-place.ts';
import { saysDanger, withoutTrouble } from './find-troubles.ts';
import type { Searches } from './known-searches.ts';

/** What a text asks for. */
export interface Query {
  /** It without what is like a serial number, and without a place. */
  rest: string;
  /** What products are looked for with. */
  text: string;
  serial?: string | undefined;
  place: FoundPlace['place'];
  /** The SKU of the product whose code stands beside words for pages. */
  code?: string | undefined;
  /** Whether it is about an appliance that somebody has, which is shown where the text names it. */
  isOfOwned: boolean;
  /** Whether it says of none by its code that it is dangerous: nothing is to stand before the ways to help. */
  isDanger: boolean;
}

type Codes = Pick<KnownProducts, 'byTypedSku' | 'hasCode'>;

interface QueryReading extends Pick<PlaceSearch, 'language' | 'findInStore'> {
  texts: CurrentTexts['of'];
  /** None as long as any word may be one of products. */
  searches: Searches;
  products: Codes;
  places: KnownPlaces | undefined;
}

/** Takes a text apart. */
export async function readQuery(
  asked: string,
  { language, texts, searches, products, places, findInStore }: QueryReading,
): Promise<Query & Pick<FoundPlace, 'sources'>> {
  const { serial, rest: typed } = findSerialButNoCode(inSingleWords(asked), products);
  const asksForDealers = findPages(typed, texts).includes('dealers');
  const {
    place,
    rest: said,
    sources,
  }: FoundPlace = places
    ? await findPlace({ text: typed, language, asksForDealers, places, searches, findInStore })
    : { rest: typed, sources: [] };
  const isOfProducts = (word: string) => [...searches.values()].some((each) => each.has(word, true));
  const rest = searches.size > 0 ? withoutPageSlips(said, isOfProducts) : said;
  const code = findCode(rest, products);
  return {
    serial,
    place,
    rest,
    code,
    isOfOwned: code === undefined && isAboutOwned(rest),
    isDanger: code === undefined && saysDanger(rest),
    text: code === undefined ? withoutSpare(withoutTrouble(withoutDocumentWords(rest))) : skuKey(code),
    sources,
  };
}

/** What dealers near the place of a query are to be asked for beside it. */
export function dealersNear(
  { place, rest, code }: Query,
  products: Codes,
  first: ProductRecord | undefined,
  lines: readonly string[],
): SearchResults['dealersNear'] {
  if (place === undefined) return undefined;
  const isNamed = rest.split(' ').some((word) => products.hasCode(word));
  const sku = code ?? (isNamed ? first?.sku.trim() : undefined);
  if (asksForService(rest)) return { ...place, kind: 'service', ...(sku && { sku }) };
  // Of several collections that a text names, one has the others' names in its own.
  const [line] = collectionLines
    .filter(({ slug }) => lines.includes(slug))
    .toSorted((one, other) => other.name.length - one.name.length);
  const display = sku || line?.collection;
  return { ...place, ...(display && { display }) };
}

/** The SKU of the product whose code stands beside words for pages: "recall AN100-BU". */
function findCode(text: string, products: Codes): string | undefined {
  for (const words of besidePageWords(text)) {
    const [[record] = []] = products.byTypedSku(words);
    if (record) return record.sku.trim();
  }
  return undefined;
}

/** What is like a serial number, and what else a text says; a product's code is none. */
function findSerialButNoCode(text: string, products: Codes): ReturnType<typeof findSerial> {
  const found = findSerial(text);
  const isCode = found.serial !== undefined && products.hasCode(found.serial);
  return isCode ? { serial: undefined, rest: text } : found;
}
