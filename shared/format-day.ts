import type { Language } from './languages.ts';

const months: Record<Language, readonly string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
    ' ',
  ),
};

/**
 * A day such as `2026-11-22` in words. Not by `Intl`, whose first use keeps a phone from answering for 80 ms while a
 * sheet is hydrated.
 */
export function formatDay(day: string, language: Language): string {
  const date = new Date(day);
  return `${date.getUTCDate()} ${months[language][date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** English as the British write it. */
const localeOf = (language: Language) => (language === 'en' ? 'en-GB' : language);

/** The day that a moment is in a time zone, in words. */
export function formatDayOfMoment(moment: number, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone }).format(moment);
}

/** A moment in words, as its day and time in the time zone. */
export function formatMoment(moment: number, language: Language, timeZone: string): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat(localeOf(language), format).format(moment);
}
