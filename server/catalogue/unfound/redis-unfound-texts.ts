import type { Redis } from 'ioredis';
import { withoutCommand } from '../../platform/redis/connect-redis.ts';
import type { UnfoundText, UnfoundTexts } from './unfound-texts.ts';
import { dayOf, daysKept, daysToShow, firstDayKept, inOrder, mostTextsADay } from './unfound-texts.ts';

const textsKey = 'unfound-texts';
const daysKey = (key: string) => `unfound-days:${key}`;
const countKey = (day: string) => `unfound-count:${day}`;

const daySeconds = 24 * 60 * 60;

/** Keeps them in the Redis that the processes share; what comes while that is away is lost. */
export function createRedisUnfoundTexts(commands: Redis, now: () => number): UnfoundTexts {
  /** How many days of a text count; those that do not any more are forgotten. */
  async function countDays(key: string): Promise<number> {
    const first = firstDayKept(now());
    const days = await commands.smembers(daysKey(key));
    const past = days.filter((day) => day < first);
    if (past.length > 0) await commands.srem(daysKey(key), past);
    return days.length - past.length;
  }

  /** The texts with their days; those of which no day counts any more are forgotten. */
  async function readTexts(): Promise<UnfoundText[]> {
    const texts = Object.entries(await commands.hgetall(textsKey));
    const counted = await Promise.all(
      texts.map(async ([key, text]) => {
        const days = await countDays(key);
        if (days === 0) await commands.hdel(textsKey, key);
        return { text, days };
      }),
    );
    return counted.filter(({ days }) => days >= daysToShow);
  }

  return {
    async note(key, text) {
      const day = dayOf(now());
      try {
        if ((await commands.sadd(daysKey(key), day)) === 0) return;
        await commands.expire(daysKey(key), daysKept * daySeconds);
        const count = await commands.incr(countKey(day));
        await commands.expire(countKey(day), 2 * daySeconds);
        if (count > mostTextsADay) await commands.srem(daysKey(key), day);
        else if ((await countDays(key)) >= daysToShow) await commands.hset(textsKey, key, text);
        // A hash has no end by itself, and perhaps nobody reads the list.
        if (count === 1) await readTexts();
      } catch (error) {
        throw withoutCommand(error as Error);
      }
    },
    list: async () => inOrder(await readTexts()),
    close: () => undefined,
  };
}
