import { ExponentialBackoff, handleAll, retry } from 'cockatiel';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import { z } from 'zod';
import { parseJson } from '../../lib/parse-json.ts';
import { zeroedCounter } from '../metrics/zeroed-counter.ts';
import { outboundFetch } from './outbound-fetch.ts';
import { readText } from './read-body.ts';

export interface CdnPurgeOptions {
  /** What the operator's CDN, or a function in front of it, takes purges at. */
  url: string;
  /** Sent as `Authorization: Bearer`; null where it wants none. */
  token: string | null;
  logger: FastifyBaseLogger;
  /** Takes up how often it was told. */
  registry: Registry;
}

/** Time limit of one call. */
export const purgeTimeoutMs = 10_000;

/** What CDNs take in one call. */
const mostTags = 30;

/** With the pauses in between, which vary, some minutes. */
const mostRetries = 10;

/** Some CDNs refuse a purge with the status of one that was done. */
const refusalSchema = z.object({ success: z.literal(false) });
const mostBytesOfAnswer = 16_384;

/**
 * Asks a CDN to drop what carries some tags (`Cache-Tag`): `POST {"tags": [...]}`, as Cloudflare's `purge_cache` takes
 * it. Tried again for some minutes; after that the CDN finds the change within the minute that it may hold answers.
 */
export function createCdnPurge({ url, token, logger, registry }: CdnPurgeOptions, maxAttempts = mostRetries) {
  const closing = new AbortController();
  const persistently = retry(handleAll, {
    maxAttempts,
    backoff: new ExponentialBackoff({ initialDelay: 1_000, maxDelay: 120_000 }),
  }).dangerouslyUnref();
  const purges = zeroedCounter(
    registry,
    'cdn_purges_total',
    'How often the CDN was told what changed, or could not be told for some minutes',
    { outcome: ['done', 'failed'] },
  );

  async function send(tags: readonly string[]): Promise<void> {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(purgeTimeoutMs)]);
    const { status, isRefused } = await postPurge({ url, token }, tags, signal);
    if (isRefused) throw new Error(`It answers ${status}, without success`);
    if (status >= 300) throw new Error(`It answers ${status}`);
  }

  return {
    /** Never rejects. */
    async purge(tags: readonly string[]): Promise<void> {
      for (let from = 0; from < tags.length && !closing.signal.aborted; from += mostTags) {
        const some = tags.slice(from, from + mostTags);
        try {
          await persistently.execute(() => send(some), closing.signal);
          purges.inc({ outcome: 'done' });
        } catch (error) {
          if (closing.signal.aborted) return;
          purges.inc({ outcome: 'failed' });
          logger.warn({ err: error }, 'The CDN could not be told what changed');
        }
      }
    },
    close: () => closing.abort(),
  };
}

/** Asks once, and gives the status of the answer, and whether one that looks well says that nothing was purged. */
export async function postPurge(
  { url, token }: Pick<CdnPurgeOptions, 'url' | 'token'>,
  tags: readonly string[],
  signal: AbortSignal,
): Promise<{ status: number; isRefused: boolean }> {
  const response = await outboundFetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ tags }),
    redirect: 'error',
    signal,
  });
  const { status } = response;
  if (status < 300) {
    const text = await readText(response, mostBytesOfAnswer, 'cut');
    return { status, isRefused: refusalSchema.safeParse(parseJson(text)).success };
  }
  await response.body?.cancel();
  return { status, isRefused: false };
}
