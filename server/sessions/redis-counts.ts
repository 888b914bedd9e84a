import type { Redis } from 'ioredis';
import type { AttemptCounts } from './attempt-counts.ts';
import { attemptsKeptForMs } from './attempt-counts.ts';

/** Each of these runs as one: two processes never count the same attempt as the first. */
const admitScript = `
  local number = tonumber(redis.call('HGET', KEYS[1], 'number') or '0') + 1
  local readyAt = tonumber(redis.call('HGET', KEYS[1], 'readyAt') or '0')
  local now, keptFor = tonumber(ARGV[1]), ARGV[2]
  local free, first, longest = tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5])
  if readyAt > now then return math.min(readyAt - now, longest) end
  local pause = 0
  if number > free then pause = math.min(first * 2 ^ (number - free - 1), longest) end
  redis.call('HSET', KEYS[1], 'number', number, 'readyAt', string.format('%.0f', now + pause))
  redis.call('PEXPIRE', KEYS[1], keptFor)
  return 0`;

const takeBackScript = `
  local number = tonumber(redis.call('HGET', KEYS[1], 'number') or '0')
  local left = number - tonumber(ARGV[1])
  if left > 0 then redis.call('HSET', KEYS[1], 'number', left, 'readyAt', 0)
  else redis.call('DEL', KEYS[1]) end
  return number`;

/** Counts the attempts that all processes of the site see; its commands reject while Redis is away. */
export function createRedisCounts(redis: Redis, now: () => number): AttemptCounts {
  const nameOf = (key: string) => `login-attempts:${key}`;
  return {
    async admit(key, { free, firstMs, longestMs }) {
      const pause = [now(), attemptsKeptForMs, free, firstMs, longestMs];
      return Number(await redis.eval(admitScript, 1, nameOf(key), ...pause));
    },
    async add(key) {
      const name = nameOf(key);
      const answers = await redis.multi().hincrby(name, 'number', 1).pexpire(name, attemptsKeptForMs).exec();
      return Number(answers?.[0]?.[1]) - 1;
    },
    takeBack: async (key, number) => Number(await redis.eval(takeBackScript, 1, nameOf(key), number)),
  };
}
