import type { CareTopic } from '@kitchen/shared/care.ts';
import { careTopics } from '@kitchen/shared/care.ts';
import { collectionLines } from '@kitchen/shared/collections.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languages } from '@kitchen/shared/languages.ts';
import { serialLimit } from '@kitchen/shared/limits.ts';
import type { FoundPage } from '@kitchen/shared/search.ts';
import { foundPages } from '@kitchen/shared/search.ts';
import type { SiteTexts } from '@kitchen/shared/texts/site-texts.ts';
import { searchWords } from './search-words.ts';
import { kindWords } from './searchable-record.ts';
import { synonyms } from './synonyms.ts';

/** What visitors type for what is no product, in both languages. */
const words: Readonly<Record<FoundPage, readonly string[]>> = {
  dealers: [
    ...['dealer', 'retailer', 'shop', 'store', 'showroom', 'reseller', 'where to buy', 'buy'],
    ...[
      'rivenditore',
      'negozio',
      'punto vendita',
      'showroom',
      'concessionario',
      'dove comprare',
      'comprare',
      'acquistare',
    ],
  ],
  support: [
    ...['manual', 'instruction', 'user guide', 'service', 'repair', 'spare part', 'warranty', 'guarantee'],
    ...['assistance', 'help', 'support', 'serial number', 'rating plate'],
    ...['manuale', 'istruzioni', 'libretto', 'assistenza', 'riparazione', 'ricambio', 'garanzia', 'aiuto'],
    ...['supporto', 'matricola', 'targhetta'],
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
  contacts: [
    ...['contact', 'service', 'repair', 'spare part', 'warranty', 'guarantee', 'assistance', 'help'],
    ...['telephone', 'e-mail', 'contatti', 'assistenza', 'riparazione', 'ricambio', 'garanzia', 'aiuto'],
    'telefono',
  ],
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

const phrasesOf = <Name extends string>(
  names: readonly Name[],
  said: Readonly<Record<Name, readonly string[]>>,
) =>
  names.flatMap((name) =>
    said[name].flatMap((phrase) =>
      languages.map((language) => ({ name, language, phrase: searchWords(phrase, language) })),
    ),
  );
const phrases = phrasesOf(foundPages, words);
const carePhrases = phrasesOf(careTopics, careWords);

const pageWords = new Map(
  languages.map((language) => [
    language,
    new Set(phrases.flatMap((each) => (each.language === language ? each.phrase : []))),
  ]),
);

/** Whether a text is of words that ask for a page, and say nothing of a product. */
export function asksForPage(text: string, language: Language): boolean {
  const asked = searchWords(text, language);
  return asked.length > 0 && asked.every((word) => pageWords.get(language)?.has(word));
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

/** What a text that asks for dealers says besides, where it says nothing of products or other pages: perhaps a place. */
export function besidesDealers(text: string): string {
  const dealers = new Set(phrases.flatMap(({ name, phrase }) => (name === 'dealers' ? phrase : [])));
  const isOneOf = (known: ReadonlySet<string>) => (word: string) =>
    languages.some((language) => searchWords(word, language).some((stem) => known.has(stem)));
  const isOfDealers = isOneOf(dealers);
  const words = text.split(' ').filter((word) => !isOfDealers(word));
  const saysMore = (word: string) =>
    isOneOf(wordsOfProducts)(word) || languages.some((language) => asksForPage(word, language));
  if (words.some(saysMore)) return '';
  while (wordsBefore.has(words[0]?.toLowerCase() ?? '')) words.shift();
  return words.join(' ');
}

/** What a text may name beside words that ask for a page: all of its other words, and each. */
export function besidePageWords(text: string): string[] {
  const words = text.split(' ');
  const others = words.filter((word) => !languages.some((language) => asksForPage(word, language)));
  return others.length === words.length ? [] : [...new Set([others.join(' '), ...others])];
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
  const asked = namesIn(text, [...phrases, ...named.filter(({ phrase }) => phrase.length > 0)]);
  return foundPages.filter((page) => asked.has(page));
}

/** What a text asks how to look after. */
export function findCareTopics(text: string): CareTopic[] {
  if (!namesIn(text, phrases).has('care')) return [];
  const asked = namesIn(text, carePhrases);
  return careTopics.filter((topic) => asked.has(topic));
}

/** Those of which a text has all words of a phrase, in either language. */
function namesIn<Name extends string>(text: string, said: ReturnType<typeof phrasesOf<Name>>): Set<Name> {
  const typed = Object.fromEntries(
    languages.map((language) => [language, new Set(searchWords(text, language))]),
  );
  const asked = said.filter(({ language, phrase }) => phrase.every((word) => typed[language]?.has(word)));
  return new Set(asked.map(({ name }) => name));
}
