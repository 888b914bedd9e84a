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

export interface LoginAttempts {
  /** Admits an attempt, after a pause where there were many; whoever is admitted records how it ended. */
  admit(attempt: Attempt): Promise<Admission>;
}

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
export function createLoginAttempts({ redis, wait }: LoginAttemptsOptions): LoginAttempts {
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
  const namesInNetwork = limiter('name-in-network');

  /** Strangers' failures are none of a known browser's concern; its own are. */
  async function admitDevice(device: string): Promise<Admission> {
    const leftMs = await devices.admit(device);
    if (leftMs > 0) return limited(leftMs);
    return {
      outcome: 'admitted',
      async recordResult(result) {
        if (result === 'accepted') await devices.forget(device);
        if (result === 'unanswered') await devices.takeBack(device, 1);
      },
    };
  }

  async function admitStranger({ network, region, name }: Attempt): Promise<Admission> {
    const ownLeftMs = await networks.admit(network);
    if (ownLeftMs > 0) return limited(ownLeftMs);
    const leftMs = await regions.admit(region);
    if (leftMs > 0) {
      await networks.takeBack(network, 1);
      return limited(leftMs);
    }
    const own = `${network} ${name}`;
    const [ofName, ofOwn] = await Promise.all([names.penalty(name), namesInNetwork.penalty(own)]);
    const pauseS = pauseAfter(ofName.consumedPoints - 1, pausesBefore);
    if (pauseS > 0) await wait(pauseS * 1000);
    return {
      outcome: 'admitted',
      async recordResult(result) {
        if (result === 'refused') return;
        const isAccepted = result === 'accepted';
        // Who logs in under one name has not made up for guessing at others.
        const taken = isAccepted ? ofOwn.consumedPoints : 1;
        await Promise.all([
          networks.takeBack(network, taken),
          regions.takeBack(region, taken),
          isAccepted ? names.delete(name) : names.reward(name),
          isAccepted ? namesInNetwork.delete(own) : namesInNetwork.reward(own),
        ]);
      },
    };
  }

  return {
    admit: (attempt) => (attempt.device === null ? admitStranger(attempt) : admitDevice(attempt.device)),
  };
}

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
      const customDuration = pauseAfter(consumedPoints, pauses);
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
    async takeBack(key: string, number: number): Promise<void> {
      await Promise.all([attempts.reward(key, number), gate.delete(key)]);
    },
    async forget(key: string): Promise<void> {
      await Promise.all([attempts.delete(key), gate.delete(key)]);
    },
  };
}

function pauseAfter(attempts: number, { free, firstS, longestS }: Pauses): number {
  return attempts <= free ? 0 : Math.min(firstS * 2 ** (attempts - free - 1), longestS);
}

function limited(leftMs: number): Admission {
  return { outcome: 'limited', retryAfterS: Math.ceil(leftMs / 1000) };
}
