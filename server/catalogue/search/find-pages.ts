import type { CareTopic } from '@kitchen/shared/care.ts';
import { careTopics } from '@kitchen/shared/care.ts';
import { collectionLines } from '@kitchen/shared/collections.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languages } from '@kitchen/shared/languages.ts';
import { serialLimit } from '@kitchen/shared/limits.ts';
import type { FoundPage } from '@kitchen/shared/search.ts';
import { foundPages } from '@kitchen/shared/search.ts';
import type { SiteTexts } from '@kitchen/shared/texts/site-texts.ts';
import MiniSearch from 'minisearch';
import { asksForDocuments, withoutDocumentWords } from './find-documents.ts';
import { saysDanger, saysTrouble, withoutTrouble } from './find-troubles.ts';
import { helpWords, partWords, registrationWords, serviceWords, words } from './page-words.ts';
import { searchWords } from './search-words.ts';
import { synonyms } from './synonyms.ts';

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

/** What is said in several words, each of which means something else by itself, or is the name of a place. */
const sentences: readonly (readonly [RegExp, string])[] = [
  // Of others it is a part: "piano di lavoro".
  [/^\s*lavoro\s*$/gu, 'lavora con noi'],
  [/(?<!\p{L})where (?:can|could) (?:i|we) (?:see|look at|buy)(?!\p{L})/gu, 'showroom'],
  [/(?<!\p{L})(?:numer[oi] di serie|n\. ?di serie)(?!\p{L})/gu, 'matricola'],
  [/(?<!\p{L})(?:quanto (?:costa(?:no)?|viene|vengono)|costs?|cost[oi])(?!\p{L})/gu, 'prezzo'],
  // Not what it costs.
  [/(?<!\p{L})how much (?:energy|power|electricity)(?: do(?:es)?)?(?!\p{L})/gu, 'energy consumption'],
  [/(?<!\p{L})quant[ao] (?:(?:energia|corrente|elettricit[aà]) )?consuma(?:no)?(?!\p{L})/gu, 'consumo'],
  // As a word for products a light is a colour, and a hood has a filter.
  [
    /(?<!\p{L})(?:light bulbs?|(?<=(?:oven|hood) )lamps?|lampad[ae](?= (?:(?:per|del|della|da) (?:(?:il|la) )?)?(?:forn[oi]|capp[ae])))(?!\p{L})/gu,
    'bulb',
  ],
  // Not what hoods there are.
  [
    /(?<!\p{L})(?:hood filters?|filters? for (?:(?:the|my|a) )?(?:\p{L}{1,20} )?hood)(?!\p{L})/gu,
    'filter ricambio',
  ],
  [
    /(?<!\p{L})filtr[oi] (?:di ricambio )?(?:(?:per|di|della|delle) )?(?:(?:la|le|mia) ){0,2}capp[ae](?!\p{L})/gu,
    'filtro ricambio',
  ],
  [
    /(?<!\p{L})(?:where (?:are|is) (?:you|your (?:company|office|factory))|dove (?:vi trov(?:o|a|iamo)|siete|si trova l.azienda)|numero verde)(?!\p{L})/gu,
    'contatti',
  ],
  // In Italian "niche" would have the stem of the town of Nice.
  [/(?<!\p{L})niches?(?!\p{L})/gu, 'nicchia'],
];

const fitting = /(?<!\p{L})ci (?:entra(?:no)?|sta(?:nno)?)(?!\p{L})/gu;
/** What goes into an oven needs no niche. */
const ofContents =
  /(?<!\p{L})(?:(?:quant[aeio]|tegli[ae]|dentro|nel forno)(?!\p{L})|ci (?:entra|sta) un[ao]? (?!forn|pian|cucin|capp|microond))/u;

/** A text with one word for each of them. */
export function inSingleWords(text: string): string {
  const said = text.replace(fitting, ofContents.test(text) ? '' : 'nicchia');
  return sentences.reduce((rest, [sentence, word]) => rest.replace(sentence, word), said).trim();
}

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
const servicePhrases = namedPhrases(['service'], { service: [...serviceWords, ...helpWords] });
const ownedPhrases = namedPhrases(['owned'], {
  owned: [...serviceWords, ...partWords, ...registrationWords, ...words.recalls],
});

const linePhrases = collectionLines.flatMap(({ slug, name }) =>
  languages.flatMap((language) => {
    const like = synonyms[language].filter((group) => group.includes(name.toLowerCase()));
    return [name, ...like.flat()].map((phrase) => ({
      name: slug,
      language,
      phrase: searchWords(phrase, language),
      isName: phrase === name,
    }));
  }),
);

/** Words that ask for dealers. */
export const dealerWords: ReadonlySet<string> = new Set(
  phrases.flatMap(({ name, phrase }) => (name === 'dealers' ? phrase : [])),
);

const pageWords = new Map(
  languages.map((language) => [
    language,
    new Set(phrases.flatMap((each) => (each.language === language ? each.phrase : []))),
  ]),
);

/** Shorter ones are like too many. */
const shortestPageWord = 6;

const pageWordIndex = new MiniSearch({ fields: ['word'], idField: 'word', searchOptions: { fuzzy: 1 } });
pageWordIndex.addAll(
  [
    ...new Set(
      Object.values(words)
        .flat()
        .flatMap((phrase) => phrase.split(' ')),
    ),
  ].flatMap((word) => (word.length < shortestPageWord ? [] : [{ word }])),
);

/** A text with the words for pages that are meant in place of slips of them; `isOther` tells words that are none. */
export const withoutPageSlips = (text: string, isOther: (word: string) => boolean): string =>
  text
    .split(' ')
    .map((word) => {
      if (
        word.length < shortestPageWord ||
        !/^\p{L}+$/u.test(word) ||
        languages.some((language) => asksForPage(word, language))
      )
        return word;
      const [like] = pageWordIndex.search(word);
      const isLike = like !== undefined && String(like.id).startsWith(word.charAt(0));
      return !isLike || isOther(word) ? word : String(like.id);
    })
    .join(' ');

/** Whether a text is of words that ask for a page, and say nothing of a product. */
export function asksForPage(text: string, language: Language): boolean {
  const asked = searchWords(text, language);
  const isOfPages = asked.length > 0 && asked.every((word) => pageWords.get(language)?.has(word));
  return isOfPages || asksForDocuments(text);
}

/** Whether words that a text is of ask for a page, and nothing else: "product recall". */
export function asksForPageAlone(words: readonly string[], language: Language): boolean {
  const text = words.join(' ');
  return (
    words.every((word) => asksForPage(word, language)) &&
    (asksForDocuments(text) || namesIn(text, phrases).size > 0)
  );
}

/** Whether a text asks for repair or what comes with it. */
export const asksForService = (text: string): boolean => namesIn(text, servicePhrases).has('service');

/** What one is to have is said after that. */
const having = /(?<!\p{L})(?:with|without|con|senza)(?!\p{L})/u;

/** Whether a text is about an appliance that somebody has: one that is dangerous, broken or recalled, or parts of it. */
export const isAboutOwned = (text: string): boolean =>
  saysTrouble(text) || namesIn(text.toLowerCase().split(having, 1).join(), ownedPhrases).has('owned');

/** What a text may name beside words that ask for a page: all of its other words, and each. */
export function besidePageWords(text: string): string[] {
  const others = withoutTrouble(withoutDocumentWords(text))
    .split(' ')
    .filter((word) => !languages.some((language) => asksForPage(word, language)));
  const rest = others.join(' ');
  return rest === text ? [] : [...new Set([rest, ...others])];
}

const spare = /(?<!\p{L})(?:(?:spare|replacement)(?: parts?)?|(?:(?:pezz[oi] )?di )?ricambio?)(?!\p{L})/gu;

/** A text without the words for a spare part, which say nothing of which; as it is where nothing else is left. */
export function withoutSpare(text: string): string {
  const rest = text.replace(spare, ' ').replace(/\s+/g, ' ').trim();
  return rest === '' ? text : rest;
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
      !/^\d{2,4}(?:[.,]\d)?(?:[x×]\d{2,4}(?:[.,]\d)?){1,2}(?:[cm]m|in(?:ch(?:es)?)?)?$/.test(word) &&
      !/^(?:2[234]0|380)v?[-/](?:2[34]0|380|400|415)(?:v|volts?)?$/.test(word) &&
      (word.match(/\d/g)?.length ?? 0) >= fewestSerialDigits,
  );
  return { serial, rest: words.filter((word) => word !== serial).join(' ') };
}

/** Lines with a page of their own that a text names, or says what they are like, unless `byName` alone. */
export function findLines(text: string, { byName = false } = {}): string[] {
  const named = namesIn(text, byName ? linePhrases.filter(({ isName }) => isName) : linePhrases);
  return collectionLines.flatMap(({ slug }) => (named.has(slug) ? [slug] : []));
}

/** What pages are called where they are found. */
const namesOfPages = ({ frame, screens: { search } }: SiteTexts): Readonly<Record<FoundPage, string>> => ({
  safety: frame.reportSafety,
  prices: search.pages.prices,
  // Its name is of common words.
  fit: '',
  energyLabel: '',
  dealers: frame.pages.dealers,
  catalogues: frame.pages.catalogues,
  support: frame.support,
  care: search.pages.care,
  recalls: frame.recalls,
  contacts: frame.pages.contacts,
  login: frame.serviceArea,
  collections: frame.pages.collections,
  reasons: search.pages.reasons,
  privacyPolicy: frame.privacyPolicy,
  accessibility: frame.accessibility,
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
  if (saysTrouble(text)) for (const page of ['support', 'contacts'] as const) asked.add(page);
  // Who reports a danger is to write to nobody else.
  if (saysDanger(text)) for (const page of ['safety', 'recalls'] as const) asked.add(page);
  if (asked.has('safety')) asked.delete('contacts');
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
