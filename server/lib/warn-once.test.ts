import { expect, it, vi } from 'vitest';
import { warnOnce } from './warn-once.ts';

it('warns once of each value of each facet', () => {
  const warn = vi.fn();
  const report = warnOnce(warn);
  report('color', 'petrol');
  report('color', 'Petrol');
  report('collection', 'petrol');
  report('color', 'sand');
  expect(warn.mock.calls).toEqual([
    ['color', 'petrol'],
    ['collection', 'petrol'],
    ['color', 'sand'],
  ]);
});

it('falls silent after its limit of distinct values', () => {
  const warn = vi.fn();
  const report = warnOnce(warn, 2);
  for (const value of ['a', 'b', 'c', 'd']) report('color', value);
  expect(warn).toHaveBeenCalledTimes(2);
});
