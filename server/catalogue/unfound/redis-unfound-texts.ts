import type { Redis } from 'ioredis';
import { withoutCommand } from '../../platform/redis/connect-redis.ts';
import type { UnfoundTexts } from './unfound-texts.ts';
import { dayOf, daysKept, daysToShow, firstDayKept, inOrder, mostTextsADay } from './unfound-texts.ts';

const textsKey = 'unfound-texts';
const daysKey = (key: string) => `unfound-days:${key}`;
const countKey = (day: string) => `unfound-count:${day}`;

const daySeconds = 24 * 60 * 60;

/** Keeps them in the Redis that the processes share; what comes while that is away is lost. */
export function createRedisUnfoundTexts(commands: Redis, now: () => number): UnfoundTexts {
  const daysOf = async (key: string) => {
    const first = firstDayKept(now());
    return (await commands.smembers(daysKey(key))).filter((day) => day >= first);
  };
  return {
    async note(key, text) {
      const day = dayOf(now());
      try {
        if ((await commands.sadd(daysKey(key), day)) === 0) return;
        await commands.expire(daysKey(key), daysKept * daySeconds);
        const count = await commands.incr(countKey(day));
        await commands.expire(countKey(day), 2 * daySeconds);
        if (count > mostTextsADay) await commands.srem(daysKey(key), day);
        else if ((await daysOf(key)).length >= daysToShow) await commands.hset(textsKey, key, text);
      } catch (error) {
        throw withoutCommand(error as Error);
      }
    },
    async list() {
      const texts = Object.entries(await commands.hgetall(textsKey));
      const counted = await Promise.all(
        texts.map(async ([key, text]) => {
          const { length: days } = await daysOf(key);
          if (days === 0) await commands.hdel(textsKey, key);
          return days >= daysToShow ? [{ text, days }] : [];
        }),
      );
      return inOrder(counted.flat());
    },
    close: () => undefined,
  };
}
