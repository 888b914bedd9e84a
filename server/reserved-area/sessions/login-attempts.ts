import type { Redis } from 'ioredis';
import type { IRateLimiterOptions, RateLimiterAbstract } from 'rate-limiter-flexible';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Point } from '../../platform/rate-limits/count-point.ts';
import { aboutToEndMs, countPoint, findCount } from '../../platform/rate-limits/count-point.ts';

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

export interface Attempt {
  /** The address that it comes from, an IPv6 network of 64 bits as one. */
  network: string;
  /** The larger network of 48 bits that this is one of; for IPv4 the address. */
  region: string;
  /** A hash of the user name as it was typed. */
  typed: string;
  /** A hash that all names of an account have in common, as far as that is known. */
  name: string;
  /** Of a browser that has logged in under this name before; else null. */
  device: string | null;
}

/** `unanswered`: the login could not be asked. */
type AttemptResult = 'accepted' | 'refused' | 'unanswered';

type Admission =
  | { outcome: 'limited'; retryAfterS: number }
  | { outcome: 'admitted'; pauseS: number; recordResult(result: AttemptResult): Promise<void> };

export type LoginAttempts = ReturnType<typeof createLoginAttempts>;

export interface LoginAttemptsOptions {
  /** Where the processes of the site count together, failing fast: while it is away each counts by itself. */
  redis: Redis | null;
  now(): number;
  /** Lets an answer be waited for. */
  wait(ms: number): Promise<unknown>;
}

/**
 * Slows down those who guess passwords, and never keeps the owner out. An attempt is counted before its result is
 * known, so that a hundred at once are a hundred; what was no wrong password is taken back from where it was counted.
 */
export function createLoginAttempts({ redis, now, wait }: LoginAttemptsOptions) {
  const inMemory = createLedger((options) => new RateLimiterMemory(options), now);
  const shared =
    redis && createLedger((options) => new RateLimiterRedis({ ...options, storeClient: redis }), now);

  async function admitInLedger(attempt: Attempt): Promise<Admission> {
    if (!shared) return inMemory.admit(attempt);
    try {
      const admission = await shared.admit(attempt);
      if (admission.outcome === 'limited') return admission;
      // Where Redis goes away meanwhile, the attempt stays counted there until it is forgotten.
      const recordResult = (result: AttemptResult) => admission.recordResult(result).catch(() => undefined);
      return { ...admission, recordResult };
    } catch {
      return inMemory.admit(attempt);
    }
  }

  return {
    /** Admits an attempt, after a pause where there were many; whoever is admitted records how it ended. */
    async admit(attempt: Attempt): Promise<Admission> {
      const admission = await admitInLedger(attempt);
      if (admission.outcome === 'admitted' && admission.pauseS > 0) await wait(admission.pauseS * 1000);
      return admission;
    },
  };
}

type OpenLimiter = (options: IRateLimiterOptions) => RateLimiterAbstract;

/** The counts of one store, none of which knows of another's. */
function createLedger(open: OpenLimiter, now: () => number) {
  const limiter = (name: string, points = Number.MAX_SAFE_INTEGER) =>
    open({ keyPrefix: `login-attempts:${name}`, points, duration: countedForS });
  const pausing = (name: string, pauses: Pauses) =>
    createPausing({ attempts: limiter(name), gate: limiter(`${name}-pause`, 1), pauses, now });
  const devices = pausing('device', pausesBetween);
  const networks = pausing('network', pausesBetween);
  const regions = pausing('region', pausesInRegion);
  const names = limiter('name');
  const failures = limiter('failure');
  const forgiven = limiter('forgiven', 1);

  /** How many failures may be taken back: those of one source under one name, and these once. */
  async function forgive(own: string): Promise<number> {
    const failed = await failures.get(own);
    if (!failed || failed.msBeforeNext < aboutToEndMs) return 0;
    const isFirst = (await timeLeft(() => forgiven.consume(own))) === 0;
    return isFirst ? failed.consumedPoints : 0;
  }

  return {
    async admit({ network, region, typed, name, device }: Attempt): Promise<Admission> {
      const isStranger = device === null;
      // Strangers' failures are none of a known browser's concern; its own are. The narrowest first: however many come
      // from one network at once, its region counts no more than it lets in.
      const sources: [Pausing, string][] = isStranger
        ? [
            [networks, network],
            [regions, region],
          ]
        : [[devices, device]];
      // Looked at before anything is counted: ever new networks of a region that waits leave no keys.
      for (const [source, key] of sources) {
        const leftMs = await source.look(key);
        if (leftMs > 0) return { outcome: 'limited', retryAfterS: Math.ceil(leftMs / 1000) };
      }
      const points: Point[] = [];
      for (const [source, key] of sources) {
        const entry = await source.admit(key);
        if (entry.outcome === 'limited') {
          await Promise.all(points.map((point) => point.takeBack(1)));
          return { outcome: 'limited', retryAfterS: Math.ceil(entry.leftMs / 1000) };
        }
        points.push(entry.point);
      }
      let pauseS = 0;
      if (isStranger) {
        const point = await countPoint(names, name, now);
        points.push(point);
        pauseS = pauseSeconds(point.number - 1, pausesBefore);
      }
      const own = `${device ?? network} ${typed} ${name}`;
      const endsAt = Math.min(...points.map((point) => point.endsAt));
      return {
        outcome: 'admitted',
        pauseS,
        async recordResult(result) {
          if (result === 'refused') {
            // Shorter than the points that it stands for: whoever finds it finds these.
            const customDuration = Math.floor((endsAt - aboutToEndMs - now()) / 1000);
            if (customDuration > 0) await failures.penalty(own, 1, { customDuration });
            return;
          }
          // Who logs in under one name has not made up for guessing at others.
          const taken = 1 + (result === 'accepted' ? await forgive(own) : 0);
          await Promise.all(points.map((point) => point.takeBack(taken)));
        },
      };
    },
  };
}

interface PausingOptions {
  attempts: RateLimiterAbstract;
  /** Closed while a pause lasts. */
  gate: RateLimiterAbstract;
  pauses: Pauses;
  now(): number;
}

type Pausing = ReturnType<typeof createPausing>;

type Entry = { outcome: 'limited'; leftMs: number } | { outcome: 'counted'; point: Point };

/** Counts attempts by key, with growing pauses between them. */
function createPausing({ attempts, gate, pauses, now }: PausingOptions) {
  return {
    /** For how many ms another attempt would come too early. Counts nothing and leaves no key. */
    async look(key: string): Promise<number> {
      const [counted, closed] = await Promise.all([findCount(attempts, key), findCount(gate, key)]);
      const number = (counted?.consumedPoints ?? 0) + 1;
      return pauseSeconds(number, pauses) > 0 && closed
        ? Math.min(closed.msBeforeNext, pauses.longestS * 1000)
        : 0;
    },
    /** Counts an attempt, or answers how many ms of the pause after the last one are left. */
    async admit(key: string): Promise<Entry> {
      const point = await countPoint(attempts, key, now);
      const customDuration = pauseSeconds(point.number, pauses);
      if (customDuration === 0) return { outcome: 'counted', point };
      const pauseEndsAt = now() + customDuration * 1000;
      const leftMs = await timeLeft(() => gate.consume(key, 1, { customDuration }));
      if (leftMs > 0) {
        // Coming too early makes the pause no longer.
        await point.takeBack(1);
        return { outcome: 'limited', leftMs };
      }
      return {
        outcome: 'counted',
        point: {
          ...point,
          async takeBack(points) {
            await point.takeBack(points);
            // Later it may be the pause after another attempt.
            if (now() < pauseEndsAt - aboutToEndMs) await gate.delete(key);
          },
        },
      };
    },
  };
}

/** 0 where it is let in, else for how many ms it is not. */
async function timeLeft(consume: () => Promise<RateLimiterRes>): Promise<number> {
  try {
    await consume();
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, refusal.msBeforeNext);
  }
}

function pauseSeconds(attempts: number, { free, firstS, longestS }: Pauses): number {
  return attempts <= free ? 0 : Math.min(firstS * 2 ** (attempts - free - 1), longestS);
}
