import { expect, it } from 'vitest';
import { acceptForADay } from './previous-secret.ts';

const hourMs = 60 * 60_000;

it('is accepted for a day after the process began, and no longer', () => {
  const clock = { now: Date.UTC(2026, 10, 21) };
  const previous = acceptForADay('the former secret', () => clock.now);
  expect(previous()).toBe('the former secret');
  clock.now += 24 * hourMs - 1;
  expect(previous()).toBe('the former secret');
  clock.now += 1;
  expect(previous()).toBeNull();
  expect(acceptForADay(null, () => clock.now)()).toBeNull();
});
