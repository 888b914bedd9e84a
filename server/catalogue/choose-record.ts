import type { Language } from '@kitchen/shared/languages.ts';
import type { ProductRecord } from '../store/store.ts';

const languageMeta: Record<Language, string> = { it: 'italian', en: 'english' };

/** The language that a record states, where it is one of the site's. */
export function languageOf({ language }: Pick<ProductRecord, 'language'>): Language | null {
  const stated = language?.trim().toLowerCase();
  if (stated === languageMeta.it) return 'it';
  return stated === languageMeta.en ? 'en' : null;
}

/** The record of a product that visitors of a language see: the first in it, else the first of all. */
export function chooseRecord(
  records: readonly ProductRecord[],
  language: Language,
): ProductRecord | undefined {
  return records.find((record) => languageOf(record) === language) ?? records[0];
}

/** The records that a search in a language may show: only those that state it. */
export function recordsOfLanguage(records: readonly ProductRecord[], language: Language): ProductRecord[] {
  return records.filter((record) => languageOf(record) === language);
}

/** Whether the store's keepers let searches find a record. */
export const isSearchable = ({ visibility }: Pick<ProductRecord, 'visibility'>): boolean =>
  visibility !== 'listings';
