import type { Language } from '@kitchen/shared/languages.ts';
import type { ProductDocument } from '@kitchen/shared/product-documents.ts';
import type { SearchResults } from '@kitchen/shared/search.ts';
import { isSameSku } from '@kitchen/shared/sku.ts';
import { foldText } from '../fold-text.ts';
import { compactArticle, isFiller, searchWords } from './search-words.ts';

/** Shorter texts are part of too many article numbers. */
const shortestArticlePart = 3;

/** Most products whose documents are shown. */
const mostProducts = 3;

/** What visitors call documents of a product, in both languages, by the kind that is meant. */
const words = {
  manual: 'manuals?|user guides?|instructions?|manual[ei]|librett[oi]|istruzion[ei]',
  declaration: 'declarations?|dichiarazion[ei]',
  any: [
    'documents?|document[oi]|(?:(?:technical|spec(?:ification)?|product|data) ?)sheets?|sched[ae](?: (?:tecnic(?:a|he)|prodotto))?',
    '(?:technical |cad |scale )?drawings?|disegn[oi](?: tecnic[oi])?|(?:3d|bim|cad|ifc) (?:models?|files?)|(?:modell[oi]|file|disegn[oi]) (?:3d|bim|cad|ifc|dxf)',
    // A cooker "a libera installazione" is freestanding.
    '(?:installation|mounting|fitting) (?:guides?|plans?)|install(?:ation|ing)?|(?<!libera )installazion[ei]|installare|montaggio',
    'cad|dwg|dxf|bim|ifc|glb|3d|certifica(?:t(?:es?|ions?|[oi])|zion[ei])',
  ].join('|'),
};
const toPattern = (alternatives: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'gu');
const documentWords = toPattern(Object.values(words).join('|'));
const kinds = (['manual', 'declaration'] as const).map((kind) => ({ kind, pattern: toPattern(words[kind]) }));

/** Whether a text has a word for documents. */
export const asksForDocuments = (text: string): boolean => text.search(documentWords) >= 0;

/** A text without the words for documents, which no product is found by; as it is where nothing else is left. */
export function withoutDocumentWords(text: string): string {
  const rest = text.replace(documentWords, ' ').replace(/\s+/g, ' ').trim();
  return rest.split(' ').every((word) => word === '' || saysNoProduct(word)) ? text : rest;
}

/** Whether a word says of a document no more than that it is of some product. */
const saysNoProduct = (word: string) =>
  searchWords(word, 'it').length === 0 ||
  isFiller(foldText(word)) ||
  /^(?:products?|prodott[oi]|appliances?|elettrodomestic[oi])$/u.test(foldText(word));

/** What the documents' folder says of an appliance that the catalogue does not have. */
interface NoLongerMade {
  sku: string;
  name: Readonly<Record<Language, string>> | null;
}

/** Those that have a text in their code, or all its words in their name. */
export function findNoLongerMade<Found extends NoLongerMade>(
  text: string,
  language: Language,
  appliances: readonly Found[],
): Found[] {
  const rest = withoutDocumentWords(text);
  const words = searchWords(rest, language);
  return appliances.filter(({ sku, name }) => {
    const own = new Set(searchWords(`${sku} ${name?.[language] ?? ''}`, language));
    return hasCode(sku, rest) || (words.length > 0 && words.every((word) => own.has(word)));
  });
}

const hasCode = (sku: string, text: string) => {
  const typed = compactArticle(text);
  return typed.length >= shortestArticlePart && compactArticle(sku).includes(typed);
};

interface SearchedDocuments {
  language: Language;
  documentsOf(sku: string): readonly ProductDocument[];
  noLongerMade(): readonly NoLongerMade[];
}

/** The documents, those in the language first, of what was asked for by its code, or with a word for documents; `missing` is the kind that was meant. */
export function findDocuments(
  { query, items, total }: Pick<SearchResults, 'query' | 'items' | 'total'>,
  { language, documentsOf, noLongerMade }: SearchedDocuments,
): NonNullable<SearchResults['documents']> {
  const rest = withoutDocumentWords(query);
  const isAsked = (sku: string) => rest !== query || (hasCode(sku, rest) && total <= mostProducts);
  const inOrder = (sku: string) =>
    documentsOf(sku).toSorted(
      (one, other) => Number(other.language === language) - Number(one.language === language),
    );
  const asked = kinds.find(({ pattern }) => query.search(pattern) >= 0)?.kind;
  // What the store has just found is made, whatever the listings know.
  const isFound = (older: string) => items.some(({ sku }) => sku !== null && isSameSku(sku, older));
  const older = findNoLongerMade(query, language, noLongerMade()).filter(
    ({ sku }) => isAsked(sku) && !isFound(sku),
  );
  return [
    ...items.slice(0, mostProducts).flatMap(({ sku, name }) => {
      if (sku === null || !isAsked(sku)) return [];
      const documents = inOrder(sku);
      const isMissing = asked !== undefined && documents.every(({ kind }) => kind !== asked);
      return [{ sku, name, items: documents, ...(isMissing && { missing: asked }) }];
    }),
    ...older.slice(0, mostProducts).map(({ sku, name }) => {
      return {
        sku,
        name: name?.[language] ?? sku,
        items: inOrder(sku),
        noLongerMade: true as const,
      };
    }),
  ];
}
