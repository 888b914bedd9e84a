import type { CareTopic } from '@kitchen/shared/care.ts';
import { careTopics } from '@kitchen/shared/care.ts';
import { collectionLines } from '@kitchen/shared/collections.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languages } from '@kitchen/shared/languages.ts';
import { serialLimit } from '@kitchen/shared/limits.ts';
import type { FoundPage } from '@kitchen/shared/search.ts';
import { foundPages } from '@kitchen/shared/search.ts';
import type { SiteTexts } from '@kitchen/shared/texts/site-texts.ts';
import { asksForDocuments, withoutDocumentWords } from './find-documents.ts';
import { searchWords } from './search-words.ts';

const serviceWords = [
  ...['service', 'repair', 'spare part', 'warranty', 'guarantee', 'assistance', 'help'],
  ...['assistenza', 'riparazione', 'ricambio', 'pezzo di ricambio', 'garanzia', 'aiuto'],
];
/** What is said of an appliance that does not work, and the parts that wear out. */
const troubleWords = [
  ...['broken', 'faulty', 'working', 'error', 'gasket', 'bulb'],
  ...['rotto', 'rotta', 'guasto', 'guasta', 'funziona', 'accende', 'fa rumore', 'errore'],
  ...['guarnizione', 'lampadina'],
];
/** What the site does not say, and people do. */
const askedWords = ['price', 'how much', 'prezzo', 'opening hours', 'orari', 'orario'];

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
    ...troubleWords,
    ...['support', 'serial number', 'rating plate', 'supporto', 'matricola', 'targhetta'],
    ...['register', 'registration', 'registrare', 'registrazione'],
  ],
  care: [
    ...['care', 'clean', 'how to clean', 'maintenance', 'limescale', 'descale', 'descaling'],
    ...['cura', 'pulire', 'come pulire', 'pulisce', 'manutenzione', 'calcare', 'decalcificare'],
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
    ...serviceWords,
    ...troubleWords,
    ...askedWords,
    ...['contact', 'telephone', 'e-mail', 'contatti', 'telefono'],
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
  privacyPolicy: ['privacy', 'personal data', 'gdpr', 'cookie', 'dati personali'],
  accessibility: ['accessible', 'wcag', 'accessibile', 'barriere'],
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
