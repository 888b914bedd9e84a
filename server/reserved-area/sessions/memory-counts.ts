import { LRUCache } from 'lru-cache';
import type { AttemptCounts } from './attempt-counts.ts';
import { attemptsKeptForMs, pauseAfter } from './attempt-counts.ts';

/** Those that were not heard of for longest go first. */
const mostKeys = 50_000;

interface Count {
  number: number;
  readyAt: number;
  until: number;
}

/** Counts the attempts that this process sees. */
export function createMemoryCounts(now: () => number): AttemptCounts {
  const counts = new LRUCache<string, Count>({ max: mostKeys });

  function find(key: string): Count {
    const count = counts.get(key);
    return count && count.until > now() ? count : { number: 0, readyAt: 0, until: 0 };
  }

  return {
    async admit(key, pauses) {
      const { number, readyAt } = find(key);
      if (readyAt > now()) return readyAt - now();
      counts.set(key, {
        number: number + 1,
        readyAt: now() + pauseAfter(number + 1, pauses),
        until: now() + attemptsKeptForMs,
      });
      return 0;
    },
    async add(key) {
      const { number, readyAt } = find(key);
      counts.set(key, { number: number + 1, readyAt, until: now() + attemptsKeptForMs });
      return number;
    },
    async takeBack(key, number) {
      const count = find(key);
      if (count.number <= number) counts.delete(key);
      else counts.set(key, { ...count, number: count.number - number, readyAt: 0 });
      return count.number;
    },
  };
}
