import { expect, it } from 'vitest';
import { beginnings } from './send-visits.ts';

it('replayed visits begin at the average rate in all, and at the peak’s in the middle fifth', () => {
  const times = beginnings({ rate: 2, seconds: 50, peak: 4 });
  expect(times).toHaveLength(100);
  expect(times.filter((time) => time >= 20 && time < 30)).toHaveLength(80);
  expect(Math.max(...times)).toBeLessThan(50);
});
