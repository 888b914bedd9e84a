import type { ProductDocument } from '@kitchen/shared/product-documents.ts';
import type { SearchResults } from '@kitchen/shared/search.ts';
import { compactArticle } from './search-words.ts';

/** Shorter texts are part of too many article numbers. */
const shortestArticlePart = 3;

/** Most products whose documents are shown. */
const mostProducts = 3;

/** What visitors call documents of a product, in both languages. */
const documentWords =
  /(?<![\p{L}\p{N}])(?:manuals?|user guides?|instructions?|declarations?|documents?|data ?sheets?|manual[ei]|libretto|istruzioni|dichiarazion[ei]|document[oi]|sched[ae] tecnic(?:a|he))(?![\p{L}\p{N}])/gu;

/** A text without the words for documents, which no product is found by; as it is where nothing else is left. */
export function withoutDocumentWords(text: string): string {
  const rest = text.replace(documentWords, ' ').replace(/\s+/g, ' ').trim();
  return rest === '' ? text : rest;
}

/** The documents of what was asked for by its code, or with a word for documents. */
export function findDocuments(
  { query, items, total }: Pick<SearchResults, 'query' | 'items' | 'total'>,
  documentsOf: (sku: string) => readonly ProductDocument[],
): NonNullable<SearchResults['documents']> {
  const rest = withoutDocumentWords(query);
  const typed = compactArticle(rest);
  const isCode = (sku: string) =>
    typed.length >= shortestArticlePart && compactArticle(sku).includes(typed) && total <= mostProducts;
  return items.slice(0, mostProducts).flatMap(({ sku, name }) => {
    if (sku === null || (rest === query && !isCode(sku))) return [];
    return [{ sku, name, items: [...documentsOf(sku)] }];
  });
}
