import type { CareTopic } from '@kitchen/shared/care.ts';
import { careTopics } from '@kitchen/shared/care.ts';
import { collectionLines } from '@kitchen/shared/collections.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languages } from '@kitchen/shared/languages.ts';
import { serialLimit } from '@kitchen/shared/limits.ts';
import type { FoundPage } from '@kitchen/shared/search.ts';
import { foundPages } from '@kitchen/shared/search.ts';
import type { SiteTexts } from '@kitchen/shared/texts/site-texts.ts';
import { foldText } from '../fold-text.ts';
import { asksForDocuments, withoutDocumentWords } from './find-documents.ts';
import { readConditions } from './read-conditions.ts';
import { phrasesOf, searchWords } from './search-words.ts';
import { kindWords } from './searchable-record.ts';
import { synonyms } from './synonyms.ts';

const serviceWords = [
  ...['service', 'repair', 'spare part', 'warranty', 'guarantee', 'assistance', 'help'],
  ...['assistenza', 'riparazione', 'ricambio', 'garanzia', 'aiuto'],
];

/** What visitors type for what is no product, in both languages. */
const words: Readonly<Record<FoundPage, readonly string[]>> = {
  dealers: [
    ...['dealer', 'retailer', 'shop', 'store', 'showroom', 'reseller', 'where to buy', 'buy', 'where to see'],
    ...[
      'rivenditore',
      'negozio',
      'punto vendita',
      'showroom',
      'concessionario',
      'dove comprare',
      'comprare',
      'acquistare',
      'espone',
      'espongono',
      'esposto',
      'esposta',
      'esposizione',
      'dove vedere',
    ],
  ],
  support: [
    ...serviceWords,
    ...['support', 'serial number', 'rating plate', 'supporto', 'matricola', 'targhetta'],
  ],
  care: [
    ...['care', 'clean', 'how to clean', 'maintenance', 'limescale', 'descale', 'descaling'],
    ...['cura', 'pulire', 'come pulire', 'manutenzione', 'calcare', 'decalcificare'],
  ],
  recalls: [
    ...['recall', 'recalled', 'safety notice', 'product safety', 'defect'],
    ...['richiamo', 'richiamato', 'richiamata', 'avviso di sicurezza', 'sicurezza prodotto', 'difetto'],
  ],
  catalogues: [
    ...['catalogue', 'catalog', 'brochure', 'leaflet', 'price list'],
    ...['catalogo', 'brochure', 'depliant', 'opuscolo', 'listino'],
  ],
  contacts: [...serviceWords, ...['contact', 'telephone', 'e-mail', 'contatti', 'telefono']],
  login: [
    ...[
      'login',
      'log in',
      'sign in',
      'reserved area',
      'service area',
      'service login',
      'partner',
      'technician',
    ],
    ...['accesso', 'accedi', 'area riservata', 'area assistenza', 'tecnico'],
  ],
  collections: ['collection', 'line', 'series', 'collezione', 'linea', 'serie'],
  reasons: [
    ...['reason', 'why', 'advantage', 'benefit', 'why freestanding'],
    ...['ragione', 'motivo', 'perche scegliere', 'vantaggio'],
  ],
};

/** What is to be cleaned, in both languages. */
const careWords: Readonly<Record<CareTopic, readonly string[]>> = {
  enamel: ['enamel', 'smalto', 'smaltato'],
  'stainless-steel': ['stainless steel', 'steel', 'inox', 'acciaio'],
  brass: ['brass', 'bronze', 'ottone', 'bronzo'],
  glass: ['glass', 'ceramic', 'induction', 'vetro', 'vetroceramica', 'induzione'],
  'cast-iron': ['cast iron', 'grid', 'pan support', 'ghisa', 'griglia'],
  'oven-cleaning': ['oven', 'pyrolysis', 'forno', 'pirolisi'],
  descaling: ['limescale', 'descale', 'descaling', 'steam', 'calcare', 'decalcificare', 'vapore'],
  'hood-filters': ['hood', 'filter', 'cappa', 'filtro'],
};

const namedPhrases = <Name extends string>(
  names: readonly Name[],
  said: Readonly<Record<Name, readonly string[]>>,
) =>
  names.flatMap((name) =>
    said[name].flatMap((phrase) =>
      languages.map((language) => ({ name, language, phrase: searchWords(phrase, language) })),
    ),
  );
const phrases = namedPhrases(foundPages, words);
const carePhrases = namedPhrases(careTopics, careWords);
const servicePhrases = namedPhrases(['service'], { service: serviceWords });

const pageWords = new Map(
  languages.map((language) => [
    language,
    new Set(phrases.flatMap((each) => (each.language === language ? each.phrase : []))),
  ]),
);

/** Whether a text is of words that ask for a page, and say nothing of a product. */
export function asksForPage(text: string, language: Language): boolean {
  const asked = searchWords(text, language);
  const isOfPages = asked.length > 0 && asked.every((word) => pageWords.get(language)?.has(word));
  return isOfPages || asksForDocuments(text);
}

/** Words before the name of a place, in both languages. */
const wordsBefore = new Set(
  'in near at by around close to for my me a ad vicino presso di da zona per un una'.split(' '),
);

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

/** Whether a text asks for repair or what comes with it. */
export const asksForService = (text: string): boolean => namesIn(text, servicePhrases).has('service');

/** What a text that asks for dealers says besides, where it says nothing of products or other pages: perhaps a place. */
export function besidesDealers(text: string): string {
  const dealers = new Set(phrases.flatMap(({ name, phrase }) => (name === 'dealers' ? phrase : [])));
  const isOfDealers = isOneOf(dealers);
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

/** What in a text may be the name of a place beside what it says of products: the longest first. */
export function placesIn(text: string): string[] {
  const left = new Set(readConditions(foldText(text)).rest.split(/\s+/));
  const mayName = (word: string) => left.has(foldText(word)) && !/\d/.test(word) && !saysMore(word);
  return phrasesOf(text.split(' ').slice(0, mostWordsOfPlaces), mostPlaceWords).filter(
    (phrase) => phrase.length >= shortestPlace && phrase.split(' ').every(mayName),
  );
}

/** A text without a place and the words before it; as it is where nothing else is left. */
export function withoutPlace(text: string, place: string): string {
  const [before = '', ...behind] = ` ${text} `.split(` ${place} `);
  if (behind.length === 0) return text;
  const words = before.trim().split(' ');
  while (wordsBefore.has(words.at(-1) ?? '')) words.pop();
  const rest = [...words, behind.join(` ${place} `).trim()].filter((part) => part !== '').join(' ');
  return rest === '' ? text : rest;
}

/** What a text may name beside words that ask for a page: all of its other words, and each. */
export function besidePageWords(text: string): string[] {
  const others = withoutDocumentWords(text)
    .split(' ')
    .filter((word) => !languages.some((language) => asksForPage(word, language)));
  const rest = others.join(' ');
  return rest === text ? [] : [...new Set([rest, ...others])];
}

/** SKUs have fewer digits. */
const fewestSerialDigits = 6;

/** What is like a serial number among the words of a text, and what else that says. */
export function findSerial(text: string): { serial: string | undefined; rest: string } {
  const words = text.split(' ');
  const serial = words.find(
    (word) =>
      /^[\p{L}\d./-]+$/u.test(word) &&
      word.length <= serialLimit &&
      (word.match(/\d/g)?.length ?? 0) >= fewestSerialDigits,
  );
  return { serial, rest: words.filter((word) => word !== serial).join(' ') };
}

/** Lines with a page of their own that a text names. */
export function findLines(text: string): string[] {
  const typed = new Set(searchWords(text, 'en'));
  return collectionLines
    .filter(({ name }) => searchWords(name, 'en').every((word) => typed.has(word)))
    .map(({ slug }) => slug);
}

/** What pages are called where they are found. */
const namesOfPages = ({ frame, screens: { search } }: SiteTexts): Readonly<Record<FoundPage, string>> => ({
  dealers: frame.pages.dealers,
  catalogues: frame.pages.catalogues,
  support: frame.support,
  care: search.pages.care,
  recalls: frame.recalls,
  contacts: frame.pages.contacts,
  login: frame.serviceArea,
  collections: frame.pages.collections,
  reasons: search.pages.reasons,
});

/** Pages of the site that a text asks for, whatever else it says, also by their names. */
export function findPages(text: string, texts: Readonly<Record<Language, SiteTexts>>): FoundPage[] {
  const named = languages.flatMap((language) => {
    const names = namesOfPages(texts[language]);
    return foundPages.map((name) => ({ name, language, phrase: searchWords(names[name], language) }));
  });
  const rest = withoutDocumentWords(text);
  const isOfDocuments = asksForDocuments(text);
  const asked = namesIn(isOfDocuments && rest === text ? '' : rest, [
    ...phrases,
    ...named.filter(({ phrase }) => phrase.length > 0),
  ]);
  if (isOfDocuments) asked.add('support');
  return foundPages.filter((page) => asked.has(page));
}

/** What a text asks how to look after. */
export function findCareTopics(text: string): CareTopic[] {
  if (!namesIn(text, phrases).has('care')) return [];
  const asked = namesIn(text, carePhrases);
  return careTopics.filter((topic) => asked.has(topic));
}

/** Those of which a text has all words of a phrase, in either language. */
function namesIn<Name extends string>(text: string, said: ReturnType<typeof namedPhrases<Name>>): Set<Name> {
  const typed = Object.fromEntries(
    languages.map((language) => [language, new Set(searchWords(text, language))]),
  );
  const asked = said.filter(({ language, phrase }) => phrase.every((word) => typed[language]?.has(word)));
  return new Set(asked.map(({ name }) => name));
}
