import { extname } from 'node:path';
import type { ReservedDocument } from '@kitchen/shared/documents.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import type { FoundDocument } from './documents.ts';

export interface Visit {
  language: Language;
  /** When the visit before this one began; null at the first, at which nothing is new. */
  previousVisitAt: number | null;
  now: number;
}

/** A document as the list shows it. */
export function presentDocument(
  { entry, bytes, savedAt }: FoundDocument,
  { language, previousVisitAt, now }: Visit,
): ReservedDocument {
  const { id, kind, date, languages } = entry;
  const issuedAt = Date.parse(date);
  // What is dated ahead counts from when it was put up, or it would be new at every visit until its day.
  const appearedAt = issuedAt <= now ? Math.max(issuedAt, savedAt) : savedAt;
  return {
    id,
    kind,
    title: entry.title[language],
    date,
    languages,
    format: formatOf(entry.file),
    bytes,
    isNew: previousVisitAt !== null && appearedAt > previousVisitAt,
  };
}

/** The end of a file's name, such as pdf. */
export function formatOf(file: string): string {
  return extname(file).slice(1).toLowerCase();
}
