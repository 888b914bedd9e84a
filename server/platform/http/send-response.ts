import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { Freshness } from '../cache/freshness.ts';
import type { Bodies, Encoding, FinishedResponse } from './finish-response.ts';
import { encodings, identityOf, isStorable } from './finish-response.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Whether the response came from the response cache. */
    isCached: boolean;
  }
}

/** Name of this cache in Cache-Status (RFC 9211). */
const cacheName = 'store-cache';

export interface Sending {
  /** Whether it was not made for this request. */
  isCached: boolean;
  now: number;
}

/**
 * Sends a finished response with its age, where it is stale, and its cache status, in the encoding that the browser takes, or says
 * that the browser's copy is still good (304).
 */
export function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: FinishedResponse,
  { isCached, now }: Sending,
): FastifyReply {
  reply.isCached = isCached;
  const encoding = chooseEncoding(request.headers['accept-encoding'], response.bodies);
  const variedBy = reply.getHeader('vary');
  const { vary } = response.headers.identity;
  reply.headers(response.headers[encoding]);
  // CORS says that the answer varies by the origin.
  if (variedBy !== undefined && vary !== undefined) reply.header('vary', `${variedBy}, ${vary}`);
  const lifetime = shortestLifetime(response.sources) ?? lifetimeOf(response);
  if (lifetime) {
    // What still counts as fresh is as good as new: a CDN would take its age from the time that it may hold it.
    const ageMs = lifetime.freshUntil > now ? 0 : now - lifetime.storedAt;
    reply.header('age', Math.floor(ageMs / 1000));
    reply.header('cache-status', cacheStatus(response, isCached, lifetime, now));
  }
  if (response.status === 200 && matchesTag(request.headers['if-none-match'], response.tag)) {
    return reply.code(304).removeHeader('content-encoding').send();
  }
  reply.code(response.status);
  const body = response.bodies[encoding];
  if (body) return reply.send(body);
  identityOf(response.bodies).then(
    (identity) => reply.send(identity),
    (error: Error) => reply.send(error),
  );
  return reply;
}

type Lifetime = Pick<Freshness, 'storedAt' | 'freshUntil'>;

/** That of the source that is first no longer fresh; what never ages has none. */
function shortestLifetime(sources: readonly Freshness[]): Lifetime | undefined {
  let shortest: Lifetime | undefined;
  for (const source of sources) {
    if (source.freshUntil < (shortest?.freshUntil ?? Number.POSITIVE_INFINITY)) shortest = source;
  }
  return shortest;
}

/** That of a response that is made anew by the clock. */
function lifetimeOf(response: FinishedResponse): Lifetime | undefined {
  const { madeAt, expiresAt } = response;
  return Number.isFinite(expiresAt) && isStorable(response)
    ? { storedAt: madeAt, freshUntil: expiresAt }
    : undefined;
}

/** A negative time to live means that the answer is stale (RFC 9211, 2.4). */
function cacheStatus(response: FinishedResponse, isCached: boolean, { freshUntil }: Lifetime, now: number) {
  if (!isCached && response.outcome === 'miss') {
    return `${cacheName}; fwd=miss${isStorable(response) ? '; stored' : ''}`;
  }
  return `${cacheName}; hit; ttl=${Math.floor((freshUntil - now) / 1000)}`;
}

/** The encodings that a browser takes, by the header in which it says so: there are few different ones. */
const acceptedBy = new LRUCache<string, readonly string[]>({
  max: 200,
  memoMethod: (header) =>
    new Negotiator({ headers: { 'accept-encoding': header.toLowerCase() } }).encodings(),
});

function chooseEncoding(header: string | string[] | undefined, bodies: Bodies): Encoding {
  if (typeof header !== 'string') return 'identity';
  const accepted = acceptedBy.memo(header);
  return encodings.find((encoding) => bodies[encoding] && accepted.includes(encoding)) ?? 'identity';
}

/** Whether a copy is still good. Tags compare weakly (RFC 9110, 13.1.2): the encoding's suffix does not matter here. */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((candidate) => {
    const asked = candidate.trim().replace(/^W\//, '').replaceAll('"', '');
    return asked === '*' || asked.replace(/-(br|gzip)$/, '') === tag;
  });
}
