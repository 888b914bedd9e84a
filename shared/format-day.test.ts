import { expect, it } from 'vitest';
import { formatDay, formatMoment } from './format-day.ts';

it('writes a day as a reader of the language expects it, wherever that is', () => {
  expect([formatDay('2026-11-22', 'en'), formatDay('2026-11-22', 'it')]).toEqual([
    '22 November 2026',
    '22 novembre 2026',
  ]);
});

it('writes a moment by the clocks of a place', () => {
  const moment = Date.UTC(2026, 10, 22, 23, 30);
  expect(formatDay(moment, 'it', 'Europe/Rome')).toBe('23 novembre 2026');
  expect(formatMoment(moment, 'en', 'Europe/Rome')).toBe('23 November 2026 at 00:30');
});
