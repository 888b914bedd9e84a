import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Freshness } from '../cache/cache-entry.ts';
import type { Encoding, KeptAnswer } from './kept-answers.ts';

/** Name of this cache in Cache-Status (RFC 9211). */
const cacheName = 'store-cache';

/** Whether the cache had the answer before the call: `fwd=miss` tells that the store was asked. */
export type CacheOutcome = 'hit' | 'miss';

/**
 * Sends a finished answer with its age and cache status, in the encoding that the browser takes, or
 * says that the browser's copy is still good (304).
 */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: KeptAnswer,
  outcome: CacheOutcome,
  now: number,
): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'], answer.bodies);
  const tag = encoding === 'identity' ? `"${answer.tag}"` : `"${answer.tag}-${encoding}"`;
  // What a plugin varies by (the origin, for CORS) counts besides what the answer varies by.
  const varied = reply.getHeader('vary');
  reply.code(answer.status).headers(answer.headers);
  if (varied !== undefined) reply.header('vary', `${varied}, ${answer.headers.vary}`);
  reply.header('etag', tag);
  const oldest = oldestSource(answer.sources);
  if (oldest) {
    reply.header('age', Math.max(0, Math.floor((now - oldest.storedAt) / 1000)));
    reply.header('cache-status', cacheStatus(outcome, oldest, now));
  }
  if (request.headers['if-none-match'] !== undefined && answer.status === 200) {
    if (matchesTag(request.headers['if-none-match'], answer.tag)) return reply.code(304).send();
  }
  if (encoding === 'identity') return reply.send(answer.bodies.identity);
  reply.header('content-encoding', encoding);
  return reply.send(answer.bodies[encoding]);
}

/** A negative time to live tells that the answer is stale (RFC 9211, 2.4). */
function cacheStatus(outcome: CacheOutcome, source: Freshness, now: number): string {
  if (outcome === 'miss') return `${cacheName}; fwd=miss; stored`;
  return `${cacheName}; hit; ttl=${Math.floor((source.freshUntil - now) / 1000)}`;
}

function oldestSource(sources: readonly Freshness[]): Freshness | undefined {
  let oldest = sources[0];
  for (const source of sources) {
    if (oldest && source.storedAt < oldest.storedAt) oldest = source;
  }
  return oldest;
}

/** The compressions that a browser takes, by the header in which it says so: there are few different ones. */
const acceptedBy = new LRUCache<string, { br: boolean; gzip: boolean }>({ max: 200 });

function chooseEncoding(header: string | string[] | undefined, bodies: KeptAnswer['bodies']): Encoding {
  if (typeof header !== 'string') return 'identity';
  let accepted = acceptedBy.get(header);
  if (!accepted) {
    accepted = { br: accepts(header, 'br'), gzip: accepts(header, 'gzip') };
    acceptedBy.set(header, accepted);
  }
  if (bodies.br && accepted.br) return 'br';
  return bodies.gzip && accepted.gzip ? 'gzip' : 'identity';
}

function accepts(header: string, encoding: 'br' | 'gzip'): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** Tags compare weakly (RFC 9110, 13.1.2): the encoding's suffix does not matter here. */
function matchesTag(ifNoneMatch: string, tag: string): boolean {
  return ifNoneMatch.split(',').some((candidate) => {
    const asked = candidate.trim().replace(/^W\//, '').replaceAll('"', '');
    return asked === '*' || asked.replace(/-(br|gzip)$/, '') === tag;
  });
}
