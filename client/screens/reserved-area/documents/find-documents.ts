import type { DocumentKind, ReservedDocument } from '@kitchen/shared/documents.ts';
import { documentKinds } from '@kitchen/shared/documents.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { nameLanguages } from './name-languages.ts';

interface Wanted {
  query: string;
  onlyNew: boolean;
  /** What a kind is called in the visitor's language. */
  nameOf(kind: DocumentKind): string;
  /** Which the visitor reads, and knows other languages by their names in. */
  language: Language;
}

/** The documents in whose title, kind, format or languages every word of the query stands, be it in part. */
export function findDocuments(
  documents: readonly ReservedDocument[],
  { query, onlyNew, nameOf, language }: Wanted,
): ReservedDocument[] {
  const words = fold(query).split(/\s+/);
  return documents.filter(({ title, kind, format, languages, isNew }) => {
    const names = nameLanguages(languages, language).join(' ');
    const text = fold(`${title} ${nameOf(kind)} ${format} ${names}`);
    return (isNew || !onlyNew) && words.every((word) => text.includes(word));
  });
}

/** Without case and accents. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/**
 * Documents by kind, in the usual order of the kinds; kinds without any are left out. Of those of one
 * day, which may be one document in several languages, the ones in the visitor's come first.
 */
export function groupDocuments(documents: readonly ReservedDocument[], language: Language) {
  const isForeign = ({ languages }: ReservedDocument) => Number(!languages.includes(language));
  const sorted = documents.toSorted(
    (left, right) => right.date.localeCompare(left.date) || isForeign(left) - isForeign(right),
  );
  return documentKinds
    .map((kind) => ({ kind, items: sorted.filter((document) => document.kind === kind) }))
    .filter(({ items }) => items.length > 0);
}
