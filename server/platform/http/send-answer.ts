import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Freshness } from '../cache/freshness.ts';
import type { Encoding, KeptAnswer } from './kept-answers.ts';

/** Name of this cache in Cache-Status (RFC 9211). */
const cacheName = 'store-cache';

/** Whether the cache had the answer before the call: `fwd=miss` tells that the store was asked. */
export type CacheOutcome = 'hit' | 'miss';

/** Sends an answer that lay ready. */
export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: KeptAnswer,
  now: number,
): FastifyReply {
  return send(request, reply, answer, { outcome: 'hit', kept: true, now });
}

/** Sends an answer that was made for this request. */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: KeptAnswer,
  outcome: CacheOutcome,
  now: number,
): FastifyReply {
  return send(request, reply, answer, { outcome, kept: false, now });
}

/**
 * Sends a finished answer with its age and cache status, in the encoding that the browser takes, or
 * says that the browser's copy is still good (304). The headers go straight to Node: Fastify would
 * copy and look at each of them again, which is most of what sending a kept answer costs.
 */
function send(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: KeptAnswer,
  { outcome, kept, now }: { outcome: CacheOutcome; kept: boolean; now: number },
): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'], answer.bodies);
  const ifNoneMatch = request.headers['if-none-match'];
  const isKnown = ifNoneMatch !== undefined && answer.status === 200 && matchesTag(ifNoneMatch, answer.tag);
  const finished = finishedFor(answer);
  finished[encoding] ??= finish(answer, encoding);
  const { whole, unchanged, body } = finished[encoding];
  const headers = (isKnown ? unchanged : whole).concat(headersOfAge(answer, outcome, now));
  // Before a ready answer only CORS has run, which always varies by the origin; listing what is set costs more.
  if (!kept || reply.hasHeader('vary')) addHeadersOfPlugins(headers, reply, answer);
  reply.hijack();
  if (reply.server.isShuttingDown) reply.raw.shouldKeepAlive = false;
  const status = isKnown ? 304 : answer.status;
  reply.raw.writeHead(status, headers);
  reply.raw.end(isKnown ? undefined : body);
  // Fastify builds all of a route's options to tell its pattern.
  finished.route ??= request.routeOptions.url;
  if (kept) reply.server.countKept(request, finished.route, status);
  else reply.server.countMade(request, finished.route, status);
  return reply;
}

/** Names and values in turn, as Node takes them; what changes from one sending to the next is not in them. */
interface FinishedBody {
  whole: readonly string[];
  unchanged: readonly string[];
  body: Buffer;
}

/** What was worked out at an answer's first sending. */
interface Finished extends Partial<Record<Encoding, FinishedBody>> {
  /** Pattern of the route that sends it. */
  route?: string | undefined;
}

const finishedAnswers = new WeakMap<KeptAnswer, Finished>();

function finishedFor(answer: KeptAnswer): Finished {
  const known = finishedAnswers.get(answer);
  if (known) return known;
  const made: Finished = {};
  finishedAnswers.set(answer, made);
  return made;
}

function finish(answer: KeptAnswer, encoding: Encoding): FinishedBody {
  const body = answer.bodies[encoding] ?? answer.bodies.identity;
  const etag = encoding === 'identity' ? `"${answer.tag}"` : `"${answer.tag}-${encoding}"`;
  const unchanged = [...Object.entries(answer.headers).flat(), 'etag', etag];
  const whole = [...unchanged, 'content-length', String(body.length)];
  if (encoding !== 'identity') whole.push('content-encoding', encoding);
  return { whole, unchanged, body };
}

function headersOfAge({ sources }: KeptAnswer, outcome: CacheOutcome, now: number): string[] {
  const oldest = oldestSource(sources);
  if (!oldest) return [];
  const age = Math.max(0, Math.floor((now - oldest.storedAt) / 1000));
  return ['age', String(age), 'cache-status', cacheStatus(outcome, oldest, now)];
}

/** What a plugin adds (CORS, say) counts too; what it varies by does besides what the answer varies by. */
function addHeadersOfPlugins(headers: string[], reply: FastifyReply, answer: KeptAnswer): void {
  const added = reply.getHeaders();
  for (const name in added) {
    const value = added[name];
    if (value === undefined) continue;
    if (name === 'vary' && answer.headers.vary !== undefined) {
      headers[headers.indexOf('vary') + 1] = `${value}, ${answer.headers.vary}`;
    } else {
      headers.push(name, String(value));
    }
  }
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
