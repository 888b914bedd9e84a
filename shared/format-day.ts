import type { Language } from './languages.ts';

/**
 * A day such as `2026-11-22` in words, English ones as the British write them. `more` is for moments, of which it says
 * the time too, or the day somewhere.
 */
export function formatDay(
  day: string | number,
  language: Language,
  more: Pick<Intl.DateTimeFormatOptions, 'timeStyle' | 'timeZone'> = {},
): string {
  // A day without a time is the same everywhere.
  const format = { dateStyle: 'long', timeZone: 'UTC', ...more } as const;
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, format).format(new Date(day));
}
