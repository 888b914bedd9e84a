import type { SiteGroup } from '../../platform/redis/site-group.ts';
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

const addScript = `
  local number = redis.call('HINCRBY', KEYS[1], 'number', 1)
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  return number - 1`;

const takeBackScript = `
  local number = tonumber(redis.call('HGET', KEYS[1], 'number') or '0')
  local left = number - tonumber(ARGV[1])
  if left > 0 then redis.call('HSET', KEYS[1], 'number', left, 'readyAt', 0)
  else redis.call('DEL', KEYS[1]) end
  return number`;

/** Counts with the other processes; while Redis is away, those that come here. */
export function createSharedCounts(local: AttemptCounts, group: SiteGroup, now: () => number): AttemptCounts {
  async function run(script: string, key: string, ...values: number[]): Promise<number | undefined> {
    const answer = await group.ask((redis) => redis.eval(script, 1, `login-attempts:${key}`, ...values));
    return answer === undefined ? undefined : Number(answer);
  }

  return {
    async admit(key, pauses) {
      const { free, firstMs, longestMs } = pauses;
      const leftMs = await run(admitScript, key, now(), attemptsKeptForMs, free, firstMs, longestMs);
      return leftMs ?? local.admit(key, pauses);
    },
    add: async (key) => (await run(addScript, key, attemptsKeptForMs)) ?? local.add(key),
    async takeBack(key, number) {
      const here = await local.takeBack(key, number);
      return Math.max(here, (await run(takeBackScript, key, number)) ?? 0);
    },
  };
}
