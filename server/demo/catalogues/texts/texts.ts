import type { Language } from '@kitchen/shared/languages.ts';
import type { Translated } from '@kitchen/shared/texts/translated.ts';
import { texts as en } from './en.ts';
import { texts as it } from './it.ts';

export type CatalogueTexts = Translated<typeof en>;

export const catalogueTexts: Record<Language, CatalogueTexts> = { en, it };

/** A text with its placeholders, such as `{{brand}}`, filled in. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
