import type { Redis } from 'ioredis';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** None after the first `free` attempts, then doubling up to the longest. */
interface Pauses {
  free: number;
  firstS: number;
  longestS: number;
}

/** Between the attempts of one address, or of a known browser: whoever comes too early is refused. */
const pausesBetween: Pauses = { free: 5, firstS: 2, longestS: 15 * 60 };

/** Between the attempts of a region, which others may share: many networks are little trouble to get. */
const pausesInRegion: Pauses = { ...pausesBetween, free: 50 };

/** Before an answer about one user name, for browsers that are not known: nobody is refused. */
const pausesBefore: Pauses = { free: 5, firstS: 0.25, longestS: 4 };

/** Attempts are forgotten an hour after the first of them. */
const countedForS = 60 * 60;

interface Attempt {
  /** The address that it comes from, an IPv6 network of 64 bits as one. */
  network: string;
  /** The larger network of 48 bits that this is one of; for IPv4 the address. */
  region: string;
  /** A hash of the user name. */
  name: string;
  /** Of a browser that has logged in under this name before; else null. */
  device: string | null;
}

/** `unanswered`: the login could not be asked. */
type AttemptResult = 'accepted' | 'refused' | 'unanswered';

type Admission =
  | { outcome: 'limited'; retryAfterS: number }
  | { outcome: 'admitted'; recordResult(result: AttemptResult): Promise<void> };

export type LoginAttempts = ReturnType<typeof createLoginAttempts>;

export interface LoginAttemptsOptions {
  /** Where the processes of the site count together, failing fast: while it is away each counts by itself. */
  redis: Redis | null;
  /** Lets an answer be waited for. */
  wait(ms: number): Promise<unknown>;
}

/**
 * Slows down those who guess passwords, and never keeps the owner out. An attempt is counted before its result is
 * known, so that a hundred at once are a hundred; what was no wrong password is taken back.
 */
export function createLoginAttempts({ redis, wait }: LoginAttemptsOptions) {
  const limiter = (keyPrefix: string, points = Number.MAX_SAFE_INTEGER): RateLimiterAbstract => {
    const options = { keyPrefix: `login-attempts:${keyPrefix}`, points, duration: countedForS };
    const insuranceLimiter = new RateLimiterMemory(options);
    return redis
      ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter })
      : insuranceLimiter;
  };
  const devices = createPausing(limiter, 'device', pausesBetween);
  const networks = createPausing(limiter, 'network', pausesBetween);
  const regions = createPausing(limiter, 'region', pausesInRegion);
  const names = limiter('name');
  const namesBySource = limiter('name-by-source');

  return {
    /** Admits an attempt, after a pause where there were many; whoever is admitted records how it ended. */
    async admit({ network, region, name, device }: Attempt): Promise<Admission> {
      const isStranger = device === null;
      // Strangers' failures are none of a known browser's concern; its own are.
      const sources: [Pausing, string][] = isStranger
        ? [
            [networks, network],
            [regions, region],
          ]
        : [[devices, device]];
      for (const [index, [pausing, key]] of sources.entries()) {
        const leftMs = await pausing.admit(key);
        if (leftMs === 0) continue;
        await Promise.all(sources.slice(0, index).map(([before, itsKey]) => before.takeBack(itsKey, 1)));
        return { outcome: 'limited', retryAfterS: Math.ceil(leftMs / 1000) };
      }
      const own = `${device ?? network} ${name}`;
      const ofOwn = await namesBySource.penalty(own);
      if (isStranger) {
        const { consumedPoints } = await names.penalty(name);
        const pauseS = pauseSeconds(consumedPoints - 1, pausesBefore);
        if (pauseS > 0) await wait(pauseS * 1000);
      }
      return {
        outcome: 'admitted',
        async recordResult(result) {
          if (result === 'refused') return;
          const isAccepted = result === 'accepted';
          const forget = (counted: RateLimiterAbstract, key: string) =>
            isAccepted ? counted.delete(key) : counted.reward(key);
          // Who logs in under one name has not made up for guessing at others.
          const taken = isAccepted ? ofOwn.consumedPoints : 1;
          await Promise.all([
            ...sources.map(([pausing, key]) => pausing.takeBack(key, taken)),
            forget(namesBySource, own),
            isStranger && forget(names, name),
          ]);
        },
      };
    },
  };
}

type Pausing = ReturnType<typeof createPausing>;

/** Counts attempts by key, with growing pauses between them. */
function createPausing(
  limiter: (name: string, points?: number) => RateLimiterAbstract,
  name: string,
  pauses: Pauses,
) {
  const attempts = limiter(name);
  const gate = limiter(`${name}-pause`, 1);
  return {
    /** Counts an attempt and answers 0, or answers how many ms of the pause after the last one are left. */
    async admit(key: string): Promise<number> {
      const { consumedPoints } = await attempts.penalty(key);
      const customDuration = pauseSeconds(consumedPoints, pauses);
      if (customDuration === 0) return 0;
      try {
        await gate.consume(key, 1, { customDuration });
        return 0;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        // Coming too early makes the pause no longer.
        await attempts.reward(key);
        return refusal.msBeforeNext;
      }
    },
    takeBack: (key: string, number: number) => Promise.all([attempts.reward(key, number), gate.delete(key)]),
  };
}

function pauseSeconds(attempts: number, { free, firstS, longestS }: Pauses): number {
  return attempts <= free ? 0 : Math.min(firstS * 2 ** (attempts - free - 1), longestS);
}
