import { lookup } from 'node:dns';
import ipaddr from 'ipaddr.js';
import type { Response } from 'undici';
import { Agent } from 'undici';
import { outboundFetch } from '../platform/outbound/outbound-fetch.ts';
import { readBytes, tooLargeCode } from '../platform/outbound/read-body.ts';
import { encodingRefused } from '../platform/outbound/refuse-encodings.ts';
import type { DialOptions } from './dial-address.ts';
import { createDialRule, storeHostnames } from './dial-address.ts';

/**
 * A picture as its host has it, or why not: there is none (`absent`); the host answered with nothing that
 * may be used (`unusable`: refused, too large, encoded, or led elsewhere); or it is in trouble, whichever
 * picture is asked for (`unavailable`). `reason` is for the log: it holds nothing of what the host sent.
 */
export type FetchedOriginal =
  | { outcome: 'fetched'; bytes: Buffer }
  | { outcome: 'absent' | 'unusable' | 'unavailable'; reason: string };

export interface OriginalFetcherOptions extends DialOptions {
  byteLimit: number;
  /** For the whole exchange, redirects and body included. */
  timeLimitMs: number;
  /** Aborts when the process waits for others no longer, since it ends. */
  givingUp?: AbortSignal | undefined;
  resolve?: typeof lookup;
}

/** Stores redirect from http to https, or to a CDN; more hops than this are a loop. */
const redirectLimit = 3;

// Without this, converting plugins of stores hand out lossy WebP in place of the original.
const headers = { accept: 'image/png,image/jpeg,image/*;q=0.8' };

/** What the log says of a host that was not called. */
const privateAddress = 'PRIVATE_ADDRESS';

/** Names that only an inner network knows: whoever lists one means it (RFC 6761, RFC 6762; `internal` by ICANN). */
const innerName = /^[^.]+$|\.(?:localhost|local|internal)$/;

/** Fetches pictures from the hosts that the operator lists. */
export function createOriginalFetcher(options: OriginalFetcherOptions) {
  const { byteLimit, timeLimitMs, givingUp } = options;
  const dialAddress = createDialRule(options);
  const agent = createPictureAgent(storeHostnames(options), options.resolve);
  const closing = new AbortController();

  /** Null where a hop is not allowed, leads nowhere, or is one too many. */
  async function followRedirects(source: URL, signal: AbortSignal): Promise<Response | null> {
    let address = source;
    for (let hop = 0; hop <= redirectLimit; hop++) {
      const dialled = dialAddress(address);
      if (!dialled) return null;
      const response = await outboundFetch(dialled, {
        headers,
        signal,
        redirect: 'manual',
        dispatcher: agent,
      });
      if (![301, 302, 303, 307, 308].includes(response.status)) return response;
      await response.body?.cancel();
      // Relative to the public address: what the store says of itself is in these terms.
      const next = URL.parse(response.headers.get('location') ?? '', address.href);
      if (!next) return null;
      address = next;
    }
    return null;
  }

  return {
    /** Whether pictures may come from there at all. */
    mayFetch: (source: URL): boolean => dialAddress(source) !== null,
    /** Never rejects. */
    async fetch(source: URL): Promise<FetchedOriginal> {
      const ends = [closing.signal, ...(givingUp ? [givingUp] : [])];
      const signal = AbortSignal.any([...ends, AbortSignal.timeout(timeLimitMs)]);
      try {
        const response = await followRedirects(source, signal);
        if (!response) return { outcome: 'unusable', reason: 'redirected to a place that is not allowed' };
        const { status } = response;
        // Compressed bodies count unpacked.
        if (status === 200) return { outcome: 'fetched', bytes: await readBytes(response, byteLimit) };
        await response.body?.cancel();
        return { outcome: outcomeOf(status), reason: `status ${status}` };
      } catch (error) {
        const reason = failureReason(error);
        const isUnusable = [privateAddress, encodingRefused, tooLargeCode].includes(reason);
        return { outcome: isUnusable ? 'unusable' : 'unavailable', reason };
      }
    },
    /** Breaks off what is under way. */
    async close(): Promise<void> {
      closing.abort();
      await agent.destroy();
    },
  };
}

function outcomeOf(status: number) {
  if (status === 404 || status === 410) return 'absent';
  // 429 asks for fewer requests, so it counts against the host; other refusals are of one picture.
  return status >= 500 || status === 429 ? 'unavailable' : 'unusable';
}

/** The system's code, such as ECONNREFUSED: the messages name addresses. */
function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = (error.cause ?? error) as { code?: unknown };
  return typeof code === 'string' ? code : error.name;
}

/**
 * Connections to the hosts of pictures. Those of the operator's own store may lie in an inner network;
 * any other must have a public address. That is looked at where a connection is made, since a name may
 * lead elsewhere a moment later (DNS rebinding).
 */
function createPictureAgent(ownHostnames: readonly string[], resolve: typeof lookup = lookup): Agent {
  return new Agent({
    // By HTTP/2, an answer that broke off would pass for a whole one.
    allowH2: false,
    connect: {
      lookup(hostname, options, done) {
        if (ownHostnames.includes(hostname) || innerName.test(hostname)) {
          resolve(hostname, options, done);
          return;
        }
        resolve(hostname, { ...options, all: true }, (error, found) => {
          const [first, ...others] = found?.filter(({ address }) => isPublic(address)) ?? [];
          if (error) done(error, []);
          else if (!first) done(Object.assign(new Error('private address'), { code: privateAddress }), []);
          else if (options.all) done(null, [first, ...others]);
          else done(null, first.address, first.family);
        });
      },
    },
  });
}

function isPublic(address: string): boolean {
  // An IPv4 address in the clothes of IPv6 is judged as what it is.
  return ipaddr.process(address).range() === 'unicast';
}
