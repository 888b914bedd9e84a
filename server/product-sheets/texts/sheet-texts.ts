import type { Language } from '@kitchen/shared/languages.ts';
import type { SheetTexts } from './en.ts';
import { en } from './en.ts';
import { it } from './it.ts';

export const sheetTexts: Record<Language, SheetTexts> = { en, it };

/** A day such as `2026-11-22` in words. */
export function formatDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(day));
}
