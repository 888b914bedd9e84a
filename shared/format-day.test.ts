import { expect, it } from 'vitest';
import { formatDay, formatDayOfMoment, formatMoment } from './format-day.ts';
import { languages } from './languages.ts';

it.each(languages)('writes every day of a year as the language does (%s)', (language) => {
  const days = Array.from({ length: 366 }, (_, day) => Date.UTC(2028, 0, 1 + day));
  expect(days.map((day) => formatDay(new Date(day).toISOString(), language))).toEqual(
    days.map((day) => formatDayOfMoment(day, language, 'UTC')),
  );
});

it('writes a moment as the day and time that it is in a time zone', () => {
  const moment = Date.parse('2026-11-22T23:30:00Z');
  expect(formatDayOfMoment(moment, 'it', 'Europe/Rome')).toBe('23 novembre 2026');
  expect(formatMoment(moment, 'en', 'Europe/Rome')).toBe('23 November 2026 at 00:30');
});
