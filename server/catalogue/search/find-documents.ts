import type { ProductDocument } from '@kitchen/shared/product-documents.ts';
import type { SearchResults } from '@kitchen/shared/search.ts';
import { compactArticle } from './search-words.ts';

/** Shorter texts are part of too many article numbers. */
const shortestArticlePart = 3;

/** Most products whose documents are shown. */
const mostProducts = 3;

/** What visitors call documents of a product, in both languages, by the kind that is meant. */
const words = {
  manual: 'manuals?|user guides?|instructions?|manual[ei]|libretto|istruzioni',
  declaration: 'declarations?|dichiarazion[ei]',
  any: 'documents?|data ?sheets?|document[oi]|sched[ae] tecnic(?:a|he)',
};
const toPattern = (alternatives: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'gu');
const documentWords = toPattern(Object.values(words).join('|'));
const kinds = (['manual', 'declaration'] as const).map((kind) => ({ kind, pattern: toPattern(words[kind]) }));

/** A text without the words for documents, which no product is found by; as it is where nothing else is left. */
export function withoutDocumentWords(text: string): string {
  const rest = text.replace(documentWords, ' ').replace(/\s+/g, ' ').trim();
  return rest === '' ? text : rest;
}

/** The documents of what was asked for by its code, or with a word for documents; `missing` is the kind that was meant. */
export function findDocuments(
  { query, items, total }: Pick<SearchResults, 'query' | 'items' | 'total'>,
  documentsOf: (sku: string) => readonly ProductDocument[],
): NonNullable<SearchResults['documents']> {
  const rest = withoutDocumentWords(query);
  const typed = compactArticle(rest);
  const isCode = (sku: string) =>
    typed.length >= shortestArticlePart && compactArticle(sku).includes(typed) && total <= mostProducts;
  const asked = kinds.find(({ pattern }) => query.search(pattern) >= 0)?.kind;
  return items.slice(0, mostProducts).flatMap(({ sku, name }) => {
    if (sku === null || (rest === query && !isCode(sku))) return [];
    const documents = [...documentsOf(sku)];
    const isMissing = asked !== undefined && documents.every(({ kind }) => kind !== asked);
    return [{ sku, name, items: documents, ...(isMissing && { missing: asked }) }];
  });
}
