import type { Language } from './languages.ts';

/** English as the British write it. */
const localeOf = (language: Language) => (language === 'en' ? 'en-GB' : language);

/** A day such as `2026-11-22` in words; of a moment, the day that it is in the time zone. */
export function formatDay(day: string | number, language: Language, timeZone = 'UTC'): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone }).format(new Date(day));
}

/** A moment in words, as its day and time in the time zone. */
export function formatMoment(moment: number, language: Language, timeZone: string): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat(localeOf(language), format).format(moment);
}
