import type { Language } from '@kitchen/shared/languages.ts';
import { languages } from '@kitchen/shared/languages.ts';
import type { SearchResults } from '@kitchen/shared/search.ts';
import type { Freshness } from '../../platform/cache/freshness.ts';
import type { CacheEntry } from '../../platform/cache/refreshing-cache.ts';
import type { ProductRecord } from '../../store/store.ts';
import { foldText } from '../fold-text.ts';
import { saysWords } from './combine-hits.ts';
import { bounds } from './condition-readers.ts';
import { asksForPage, asksForService, dealerWords } from './find-pages.ts';
import type { Searches } from './known-searches.ts';
import { readConditions } from './read-conditions.ts';
import { isFiller, isWidthWord, phrasesOf, searchWords } from './search-words.ts';
import { kindWords } from './searchable-record.ts';
import { synonyms } from './synonyms.ts';

/** Where dealers can be looked for. */
export interface KnownPlaces {
  /** Whether a text is the name of a place that they can be looked for near, or of a country that has some. */
  knowsPlace(text: string): Promise<boolean>;
  /** Whether one is in a place of this name, or beside it. */
  hasDealerIn(place: string): Promise<boolean>;
  /** The country that a text is the name of, where it has dealers. */
  countryOf(text: string): Promise<string | undefined>;
  /** What the place of a name is called in a language. */
  nameOf(place: string, language: Language): Promise<string>;
}

export interface PlaceSearch {
  text: string;
  language: Language;
  /** Whether it asks for dealers, besides whatever else. */
  asksForDealers: boolean;
  places: KnownPlaces;
  /** The known products; none as long as any word may be one of theirs. */
  searches: Searches;
  /** The store's hits; undefined where it does not answer. */
  findInStore(text: string): Promise<CacheEntry<ProductRecord[]> | undefined>;
}

/** A place, what a text says besides it, and what that was found with. */
export interface FoundPlace {
  /** By its name as it was typed, or by its code where it is a country, and what it is called. */
  place?: Pick<NonNullable<SearchResults['dealersNear']>, 'place' | 'country' | 'name'>;
  rest: string;
  sources: readonly Freshness[];
}

/** The place that a text names, and what else it says. What products have is looked for among them all the same. */
export async function findPlace(search: PlaceSearch): Promise<FoundPlace> {
  const { text, language, asksForDealers, places, searches, findInStore } = search;
  const isOfProducts = (place: string, forgiving = false) =>
    searches.size === 0 ||
    place
      .split(' ')
      .every((word) =>
        [...searches].some(([of, products]) => products.has(word, forgiving && of === language)),
      );
  const describe = async (typed: string) => {
    const [country, name] = [await places.countryOf(typed), await places.nameOf(typed, language)];
    return country === undefined ? { place: typed, name } : { country, name };
  };
  const beside = asksForDealers ? besidesDealers(text) : '';
  if (beside !== '' && (await places.knowsPlace(beside)))
    return {
      place: await describe(beside),
      rest: isOfProducts(beside) ? text : withoutPlace(text, beside),
      sources: [],
    };
  const sources: Freshness[] = [];
  for (const place of placesIn(text)) {
    const asksForWhere = asksForDealers || asksForService(text);
    // "Nice oven" praises it.
    if (!asksForWhere && place !== text && place.split(' ').every(isSaidBeside)) continue;
    if (!(await places.knowsPlace(place))) continue;
    // A slip of a word that products have may be a place as well.
    const isMeant = asksForWhere || (await places.hasDealerIn(place));
    // There are villages called Green, Isola and Rotta.
    if (!isMeant && place !== text && !isSaidToBeOne(text, place)) continue;
    if (isOfProducts(place, !isMeant)) continue;
    // Nor may it be said of what the store alone knows.
    const inStore = await findInStore(place);
    if (inStore) sources.push(inStore.freshness);
    if (inStore?.value.some((hit) => saysWords(hit, place))) continue;
    return { place: await describe(place), rest: withoutPlace(text, place), sources };
  }
  return { rest: text, sources };
}

/** Words before the name of a place, in both languages. */
const wordsBefore = new Set(
  'in near at by around close to for my me the a ad vicino presso di da zona per un una nei negli cap post postcode postal zip code codice postale'.split(
    ' ',
  ),
);

/** Those of them that stand before places alone, whatever comes between: "vicino a". */
const wordsOfPlaces = new Set('near around close vicino presso zona'.split(' '));

const isSaidToBeOne = (text: string, place: string) => {
  const [before = ''] = ` ${text} `.split(` ${place} `);
  return before
    .trim()
    .split(' ')
    .slice(-2)
    .some((word) => wordsOfPlaces.has(word));
};

/** Words that name a kind of product, in either language, or praise: towns called Piano or Best are not meant. */
const wordsOfProducts = new Set([
  ...kindWords,
  ...languages.flatMap((language) =>
    synonyms[language]
      .map((group) => group.map((phrase) => searchWords(phrase, language)))
      .filter((group) => group.some(([word = '', ...more]) => more.length === 0 && kindWords.has(word)))
      .flat(2),
  ),
  'best',
]);

/** Whether a word is of products or pages, and no place is meant by it. */
const saysMore = (word: string) =>
  isOneOf(wordsOfProducts)(word) || languages.some((language) => asksForPage(word, language));

const isOneOf = (known: ReadonlySet<string>) => (word: string) =>
  languages.some((language) => searchWords(word, language).some((stem) => known.has(stem)));

const isOfDealers = isOneOf(dealerWords);

/** What a text that asks for dealers says besides, where it says nothing of products or other pages: perhaps a place. */
function besidesDealers(text: string): string {
  const words = text.split(' ').filter((word) => !isOfDealers(word));
  if (words.some(saysMore)) return '';
  while (wordsBefore.has(words[0]?.toLowerCase() ?? '')) words.shift();
  return words.join(' ');
}

/** Words beyond these only cost time. */
const mostWordsOfPlaces = 12;
/** In so many words places are named at most: "San Giovanni in Persiceto". */
const mostPlaceWords = 4;
/** Shorter names are words as well. */
const shortestPlace = 3;

/** Of Italy, where it is the name of a place by itself. */
const isPostcode = (word: string) => /^\d{5}$/.test(word);

/** What has five digits and is said to be something else. */
const otherNumber = new RegExp(
  `(?<!\\p{L})(?:serial|num(?:ber|ero)|n[or]?\\.?|matricola|(?<!(?:zip|post(?:al)?) )code|codice|error[ei]?|model(?:lo)?|part|ord(?:er|ine)|${Object.values(bounds).join('|')}) \\d{5}(?!\\d)|(?<!\\d)\\d{5} ?(?:btu|giri|lumens?|rpm)(?!\\p{L})`,
  'u',
);

const isSaidBeside = (word: string) => isFiller(foldText(word)) || isWidthWord(foldText(word));

/** What in a text may be the name of a place beside what it says of products: the longest first. */
function placesIn(text: string): string[] {
  const left = new Set(readConditions(foldText(text)).rest.split(/\s+/));
  const mayHaveCode = !otherNumber.test(foldText(text));
  const mayName = (word: string) =>
    left.has(foldText(word)) && (!/\d/.test(word) || (mayHaveCode && isPostcode(word))) && !saysMore(word);
  return phrasesOf(text.split(' ').slice(0, mostWordsOfPlaces), mostPlaceWords).filter(
    (phrase) => phrase.length >= shortestPlace && phrase.split(' ').every(mayName),
  );
}

/** A text without a place and the words before it; the place alone where nothing else is left. */
function withoutPlace(text: string, place: string): string {
  const [before = '', ...behind] = ` ${text} `.split(` ${place} `);
  if (behind.length === 0) return text;
  const words = before.trim().split(' ');
  while (wordsBefore.has(words.at(-1)?.replace(/:$/, '') ?? '')) words.pop();
  const rest = [...words, behind.join(` ${place} `).trim()].filter((part) => part !== '').join(' ');
  return rest === '' ? place : rest;
}
