import type { AttemptCounts, Pauses } from './attempt-counts.ts';
import { pauseAfter } from './attempt-counts.ts';

/** Between the attempts of one address, or of a browser that is known: whoever comes too early is turned away. */
const pausesBetween: Pauses = { free: 5, firstMs: 2_000, longestMs: 15 * 60_000 };

/** Between the attempts of a region, which others may share: many networks are little trouble to get. */
const pausesInRegion: Pauses = { ...pausesBetween, free: 50 };

/** Before an answer about one user name, for browsers that are not known: nobody is turned away. */
const pausesBefore: Pauses = { free: 5, firstMs: 250, longestMs: 4_000 };

/** Attempts of browsers that are not known, under way at once. */
const mostUnderWay = 200;
const mostUnderWayPerName = 10;

/** When somebody may try again who found all places taken. */
const busyForS = 5;

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

/** What became of an attempt; `unanswered` says that the login could not be asked. */
type AttemptOutcome = 'accepted' | 'refused' | 'unanswered';

type Admission =
  | { outcome: 'limited'; retryAfterS: number }
  | { outcome: 'admitted'; settle(outcome: AttemptOutcome): Promise<void> };

export interface Attempts {
  /** Admits an attempt, after a pause where there were many; whoever is admitted says how it ended. */
  admit(attempt: Attempt): Promise<Admission>;
}

/**
 * Slows down those who guess passwords, and never keeps the owner out. An attempt is counted before its
 * outcome is known, so that a hundred at once are a hundred.
 */
export function createAttempts(counts: AttemptCounts, wait: (ms: number) => Promise<unknown>): Attempts {
  const underWay = new Map<string, number>();
  let total = 0;

  /** Strangers' failures are none of a known browser's concern; its own are. */
  async function admitKnown(device: string): Promise<Admission> {
    const key = `device:${device}`;
    const leftMs = await counts.admit(key, pausesBetween);
    if (leftMs > 0) return limited(leftMs);
    return {
      outcome: 'admitted',
      async settle(outcome) {
        if (outcome === 'accepted') await counts.takeBack(key, Number.MAX_SAFE_INTEGER);
        if (outcome === 'unanswered') await counts.takeBack(key, 1);
      },
    };
  }

  async function admitStranger(network: string, region: string, name: string): Promise<Admission> {
    const networkKey = `network:${network}`;
    const regionKey = `region:${region}`;
    const nameKey = `name:${name}`;
    const bothKey = `both:${network} ${name}`;
    const ownLeftMs = await counts.admit(networkKey, pausesBetween);
    if (ownLeftMs > 0) return limited(ownLeftMs);
    const leftMs = await counts.admit(regionKey, pausesInRegion);
    if (leftMs > 0) {
      await counts.takeBack(networkKey, 1);
      return limited(leftMs);
    }
    const [before] = await Promise.all([counts.add(nameKey), counts.add(bothKey)]);
    const pauseMs = pauseAfter(before, pausesBefore);
    if (pauseMs > 0) await wait(pauseMs);
    return {
      outcome: 'admitted',
      async settle(outcome) {
        if (outcome === 'refused') return;
        const number = outcome === 'accepted' ? Number.MAX_SAFE_INTEGER : 1;
        const [own] = await Promise.all([counts.takeBack(bothKey, number), counts.takeBack(nameKey, number)]);
        // Who logs in under one name has not made up for guessing at others.
        const made = outcome === 'accepted' ? Math.max(1, own) : 1;
        await Promise.all([counts.takeBack(networkKey, made), counts.takeBack(regionKey, made)]);
      },
    };
  }

  function leave(name: string): void {
    total -= 1;
    const left = (underWay.get(name) ?? 1) - 1;
    if (left === 0) underWay.delete(name);
    else underWay.set(name, left);
  }

  return {
    async admit({ network, region, name, device }) {
      if (device !== null) return admitKnown(device);
      const ofName = underWay.get(name) ?? 0;
      if (total >= mostUnderWay || ofName >= mostUnderWayPerName) return limited(busyForS * 1000);
      total += 1;
      underWay.set(name, ofName + 1);
      const admission = await admitStranger(network, region, name).catch((error: unknown) => {
        leave(name);
        throw error;
      });
      if (admission.outcome === 'limited') {
        leave(name);
        return admission;
      }
      return {
        outcome: 'admitted',
        settle(outcome) {
          leave(name);
          return admission.settle(outcome);
        },
      };
    },
  };
}

function limited(leftMs: number): Admission {
  return { outcome: 'limited', retryAfterS: Math.ceil(leftMs / 1000) };
}
