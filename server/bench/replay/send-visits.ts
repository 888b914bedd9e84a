import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kind, ReplayedRequest, Visit } from './visits.ts';

export interface Sample {
  kind: Kind;
  ms: number;
  /** Null where no answer came. */
  status: number | null;
}

export interface Load {
  /** Visits that begin in a second on average. */
  rate: number;
  seconds: number;
  /** How many times the average begin in the middle fifth of the time. */
  peak: number;
}

/** Connections that a browser holds to one host (HTTP/1.1). */
const connectionsOfBrowser = 6;

/**
 * When visits begin, in seconds: in the middle fifth of the time `peak` times as many as on average, in the others so
 * many fewer.
 */
export function beginnings({ rate, seconds, peak }: Load): number[] {
  const inPeak = Math.min(peak, 5) / 5;
  const parts = [
    { from: 0, length: 0.4, share: (1 - inPeak) / 2 },
    { from: 0.4, length: 0.2, share: inPeak },
    { from: 0.6, length: 0.4, share: (1 - inPeak) / 2 },
  ];
  return parts.flatMap(({ from, length, share }) => {
    const count = Math.round(rate * seconds * share);
    return Array.from({ length: count }, (_, index) => seconds * (from + (length * index) / count));
  });
}

/** Sends visits through a port of this machine, each from an address of its own, whether those before have ended or not. */
export async function sendVisits(port: number, visits: readonly Visit[], load: Load): Promise<Sample[]> {
  const samples: Sample[] = [];
  await Promise.all(
    beginnings(load).map(async (beginsAt, number) => {
      await pause(beginsAt * 1000);
      const visit = visits[number % visits.length] ?? [];
      // All of 127/8 is this machine: the limits count each as a visitor.
      const localAddress = `127.1.${Math.floor(number / 254) % 256}.${(number % 254) + 1}`;
      const agent = new Agent({ keepAlive: true, maxSockets: connectionsOfBrowser, localAddress });
      for (const step of visit) {
        samples.push(...(await Promise.all(step.map((request) => send(port, agent, request)))));
      }
      agent.destroy();
    }),
  );
  return samples;
}

function send(port: number, agent: Agent, { kind, path }: ReplayedRequest): Promise<Sample> {
  const startedAt = performance.now();
  const { promise, resolve } = Promise.withResolvers<Sample>();
  const end = (status: number | null) => resolve({ kind, ms: performance.now() - startedAt, status });
  const request = get(
    { host: '127.0.0.1', port, path, agent, headers: { 'accept-encoding': 'br' } },
    (response) => {
      response.resume();
      response.on('end', () => end(response.statusCode ?? null));
      response.on('error', () => end(null));
    },
  );
  request.on('error', () => end(null));
  return promise;
}
