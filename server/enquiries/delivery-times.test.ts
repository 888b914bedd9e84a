import { expect, it } from 'vitest';
import { pauseAfter, usualTimes } from './delivery-times.ts';

it('waits 5 s, then twice as long each time, at most half an hour', () => {
  const longest = [1, 2, 3, 9, 10, 2_000].map((attempt) => pauseAfter(attempt, usualTimes, 1) / 1000);
  expect(longest).toEqual([5, 10, 20, 1280, 1800, 1800]);
});

it('shortens pauses by up to a quarter, by chance', () => {
  expect(pauseAfter(1, usualTimes, 0)).toBe(3_750);
  const pauses = new Set(Array.from({ length: 50 }, () => pauseAfter(10, usualTimes)));
  expect(pauses.size).toBeGreaterThan(1);
});
