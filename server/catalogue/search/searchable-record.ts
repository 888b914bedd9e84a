import type { Category } from '@kitchen/shared/categories.ts';
import type { FacetOption } from '@kitchen/shared/facets.ts';
import { facetNames } from '@kitchen/shared/facets.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languages } from '@kitchen/shared/languages.ts';
import { specificationSections } from '@kitchen/shared/product.ts';
import type { SiteTexts } from '@kitchen/shared/texts/site-texts.ts';
import MiniSearch from 'minisearch';
import type { ProductRecord } from '../../store/store.ts';
import type { FacetValues } from '../facet-values.ts';
import { foldText } from '../fold-text.ts';
import { htmlToText } from '../html-to-text.ts';
import { articleWords, compactArticle, proseWords, readWords, searchWords } from './search-words.ts';
import { otherAppliances } from './synonyms.ts';

/** What a record is searched by, field by field: words told apart by spaces. */
export interface SearchableRecord {
  id: number;
  article: string;
  name: string;
  /** What kind of thing it is. */
  kind: string;
  /** The same, in the other language. */
  foreignKind: string;
  /** What else it is: collection, colour and how light that is, types, width, functions. */
  traits: string;
  /** Its traits and name, in the other language. */
  foreign: string;
  /** What is written about it. */
  prose: string;
}

const categoryWords: Record<Language, Record<Category, string>> = {
  en: {
    cookers: 'cooker range',
    ovens: 'oven',
    hobs: 'hob cooktop',
    hoods: 'hood',
    'compact-products': 'compact product',
  },
  it: {
    cookers: 'cucina',
    ovens: 'forno',
    hobs: 'piano cottura',
    hoods: 'cappa',
    'compact-products': 'prodotto compatto',
  },
};

type Tone = 'pale' | 'dark' | 'blue' | 'beige';

/** How light a finish is, and what it has of another colour; steel and mirror are as light as what is before them. */
const tones: Record<FacetOption<'color'>, readonly Tone[]> = {
  anthracite: ['dark'],
  burgundy: ['dark'],
  white: ['pale'],
  cream: ['pale', 'beige'],
  black: ['dark'],
  slate_gray: ['dark', 'blue'],
  stainless_steel: [],
  avena: ['pale', 'beige'],
  mirror: [],
  brown: ['dark'],
  nero: ['dark'],
};

export const toneWords: Record<Language, Record<Tone, string>> = {
  en: { pale: 'pale light', dark: 'dark', blue: 'blue', beige: 'beige' },
  it: { pale: 'chiaro', dark: 'scuro', blue: 'blu azzurro', beige: 'beige' },
};

/** A product is so wherever its record says so: as words of running text, they would count for nothing where something is called so. */
const tellingWords: ReadonlySet<string> = new Set(['wok', 'blue', 'blu']);

/** What is left of a word for a tone where its ending is left out. */
export const toneStems: ReadonlySet<string> = new Set(
  languages.flatMap((language) =>
    readWords(Object.values(toneWords[language]).join(' '), language).flatMap(({ word, written }) =>
      word === written ? [] : [word],
    ),
  ),
);

/** Words that say what kind of thing a product is, in all languages and as they are searched. */
export const kindWords: ReadonlySet<string> = new Set(
  languages.flatMap((language) => searchWords(Object.values(categoryWords[language]).join(' '), language)),
);

/** What appliances among them are called, which is given up as late: the words of a phrase belong together. */
export const kindPhrases: ReadonlySet<string> = new Set(
  languages.flatMap((language) =>
    ['microwave', 'microonde', 'warming drawer', 'scaldavivande'].map((phrase) =>
      searchWords(phrase, language).join(' '),
    ),
  ),
);

const wordsOfCategory = (category: Category): ReadonlySet<string> =>
  new Set(languages.flatMap((language) => searchWords(categoryWords[language][category], language)));

/** The words of these, in all languages and as they are searched. */
export const cookerWords = wordsOfCategory('cookers');
export const ovenWords = wordsOfCategory('ovens');
export const hoodWords = wordsOfCategory('hoods');

/** Those of them that name an appliance by themselves. */
export const applianceWords: ReadonlySet<string> = new Set(
  languages.flatMap((language) => {
    const { 'compact-products': _, ...others } = categoryWords[language];
    return searchWords(Object.values(others).join(' '), language);
  }),
);

const otherApplianceIndex = new MiniSearch({
  fields: ['word'],
  idField: 'word',
  searchOptions: { fuzzy: 1 },
});
otherApplianceIndex.addAll(
  // Shorter ones are one letter off common words: "machined", "macchia".
  [...otherAppliances].flatMap((word) => (word.length < 9 ? [] : [{ word }])),
);

/** Whether a word is one slip off what others make: a letter, or two that changed places. */
const isLikeOtherAppliance = (word: string) =>
  otherApplianceIndex.search(word).some(({ id }) => String(id).startsWith(word.charAt(0))) ||
  (word.length >= 9 &&
    [...word].some((letter, at) =>
      otherAppliances.has(word.slice(0, at) + word.charAt(at + 1) + letter + word.slice(at + 2)),
    ));

/**
 * Whether a text names an appliance that others make, and none that is made here.
 * @param isKnown Tells words that are no slips.
 */
export function isOfOtherAppliances(text: string, isKnown: (word: string) => boolean): boolean {
  const words = foldText(text).split(/[^\p{L}\p{N}]+/u);
  const namesOwn = languages.some((language) =>
    searchWords(text, language).some((word) => applianceWords.has(word)),
  );
  return (
    !namesOwn &&
    words.some((word) => otherAppliances.has(word) || (isLikeOtherAppliance(word) && !isKnown(word)))
  );
}

/** What the site calls kinds of products and what they have, in both languages. */
export type SearchNames = Readonly<Record<Language, Pick<SiteTexts, 'facets' | 'listing'>>>;

/** @param translatedNames What it is called in the other language. */
export function searchableRecord(
  record: ProductRecord,
  values: FacetValues,
  translatedNames: string,
  language: Language,
  names: SearchNames,
): SearchableRecord {
  const { id, sku, name, meta, shortDescription } = record;
  const other = language === 'en' ? 'it' : 'en';
  const foreign = [traitsOf(record, values, other, names), translatedNames];
  const prose = proseWords(
    [htmlToText(shortDescription), ...specificationSections.map((section) => meta[section] ?? '')].join(
      ' ; ',
    ),
    language,
  );
  const traits = searchWords(traitsOf(record, values, language, names), language);
  return {
    id,
    article: eachOnce([...articleWords(sku), compactArticle(sku), ...articleWords(meta.model ?? '')]),
    name: eachOnce(searchWords(name, language)),
    kind: eachOnce(searchWords(kindsOf(record, language, names), language)),
    foreignKind: eachOnce(searchWords(kindsOf(record, other, names), other)),
    traits: eachOnce([...traits, ...prose.filter((word) => tellingWords.has(word))]),
    foreign: eachOnce(searchWords(foreign.join(' ; '), other)),
    prose: eachOnce(prose),
  };
}

const kindsOf = ({ categories }: ProductRecord, language: Language, names: SearchNames) =>
  categories
    .flatMap((category) => [
      categoryWords[language][category],
      names[language].listing.categories[category].name,
    ])
    .join(' ; ');

function traitsOf(
  { meta }: ProductRecord,
  values: FacetValues,
  language: Language,
  names: SearchNames,
): string {
  return [
    ...facetNames.flatMap((facet) => {
      const texts: Record<string, string> = names[language].facets.options[facet];
      return (values[facet] ?? []).map((option) => texts[option] ?? option);
    }),
    ...((values.color ?? []) as FacetOption<'color'>[])
      .flatMap((color) => tones[color])
      .map((tone) => toneWords[language][tone]),
    // Colours and lines that no option stands for are searched by all the same.
    ...[meta.collection, meta.color].map((value) => value?.replaceAll('_', ' ') ?? ''),
  ].join(' ; ');
}

/** How often a word is said does not show how well a product fits. */
function eachOnce(words: string[]): string {
  return [...new Set(words)].join(' ');
}
