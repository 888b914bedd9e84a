import { z } from 'zod';
import type { SiteGroup } from '../redis/site-group.ts';
import type { RequestLimit } from './request-limit.ts';

export interface ShareCountsOptions {
  limit: RequestLimit;
  group: SiteGroup;
  /** Tells its counts from those of other limits. */
  name: string;
}

/** How far the counts of processes may lag behind one another. */
const everyMs = 1_000;

/** Addresses that are told of at a time. */
const batch = 500;

/** Adds to the counts of KEYS; each one's sum and how long it counts, in ms. ARGV: what is added, then how long. */
const addScript = `
local counts = {}
for at, key in ipairs(KEYS) do
  local sum = redis.call('INCRBY', key, ARGV[at])
  if redis.call('PTTL', key) < 0 then redis.call('PEXPIRE', key, ARGV[#KEYS + at]) end
  counts[2 * at - 1] = sum
  counts[2 * at] = redis.call('PTTL', key)
end
return counts`;

const countsSchema = z.array(z.number());

/**
 * Lets a limit count the requests of all processes together, a second late and without a visitor's waiting for it;
 * while Redis is away it counts those of this process. Returns what ends it.
 */
export function shareCounts(options: ShareCountsOptions): () => void {
  let isUnderWay = false;
  const timer = setInterval(async () => {
    if (isUnderWay) return;
    isUnderWay = true;
    await exchangeCounts(options);
    isUnderWay = false;
  }, everyMs).unref();
  return () => clearInterval(timer);
}

/** Tells what was counted here and hears what was counted by all. */
export async function exchangeCounts({ limit, group, name }: ShareCountsOptions): Promise<void> {
  const news = limit.takeNews();
  for (let from = 0; from < news.length; from += batch) {
    const told = news.slice(from, from + batch);
    const keys = told.map(({ network }) => `request-limit:${name}:${network}`);
    const added = told.map(({ requests }) => requests);
    const lifetimes = told.map(({ endsInMs }) => endsInMs);
    const answer = await group.ask((redis) =>
      redis.eval(addScript, keys.length, ...keys, ...added, ...lifetimes),
    );
    const counts = countsSchema.safeParse(answer).data;
    if (!counts) return;
    for (const [at, { network }] of told.entries()) {
      const [requests, endsInMs] = counts.slice(2 * at);
      if (requests !== undefined && endsInMs !== undefined) limit.learn({ network, requests, endsInMs });
    }
  }
}
