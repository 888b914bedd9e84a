import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import type { Freshness } from '../cache/freshness.ts';

/** Encodings in which responses are held, the most wanted first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Whether everything was known, or the store was asked. */
export type CacheOutcome = 'hit' | 'miss';

/**
 * A body in one encoding or more. One that is compressed is not held as it was, too, which would take twice as much
 * again: hardly anybody asks for that.
 */
export type Bodies = { readonly [Name in Encoding]?: Buffer };

/** A response with its compressed bodies, ready to be sent any number of times. */
export interface FinishedResponse {
  readonly status: number;
  readonly bodies: Bodies;
  /** Those of each encoding, entity tag included. */
  readonly headers: Readonly<Record<Encoding, Readonly<Record<string, string>>>>;
  /** Entity tag without quotes and without the encoding's suffix. */
  readonly tag: string;
  /** What the response was made from; empty where it depends on nothing that changes. */
  readonly sources: readonly Freshness[];
  /** Whether the store was asked for it when it was made. */
  readonly outcome: CacheOutcome;
  /** When it was made and until when it may be sent, in ms since 1970. */
  readonly madeAt: number;
  readonly expiresAt: number;
}

/** Whether it may be sent again; what has no time to live was made for one request. */
export const isStorable = ({ madeAt, expiresAt }: FinishedResponse) => expiresAt > madeAt;

/** A response as a route makes it. */
export interface ResponseParts {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Bytes are of a kind that is compressed already. */
  body: string | Buffer;
  sources: readonly Freshness[];
  outcome: CacheOutcome;
  /** How long it may be sent, whatever its sources say; 0: this once. */
  ttlMs?: number | undefined;
}

/**
 * For a CDN alone (RFC 9213): it may hold what this site would send again for a minute, and stands in while the site
 * is slow or away. For what is the same for every visitor and carries its tags.
 */
export const cdnCaching = {
  'cdn-cache-control': 'max-age=60, stale-while-revalidate=300, stale-if-error=86400',
} as const;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const decompressGzip = promisify(gunzip);

/** Bodies under this many bytes fit one packet anyway. */
const worthCompressing = 1_000;

/** Compresses a response and works out its headers. `quality` is brotli's, 0 to 11. */
export async function finishResponse(
  { status, headers, body, sources, outcome, ttlMs = Number.POSITIVE_INFINITY }: ResponseParts,
  quality: number,
  now: number,
): Promise<FinishedResponse> {
  const identity = Buffer.from(body);
  const bodies =
    typeof body === 'string' ? await compress(identity, quality) : { identity: ownCopy(identity) };
  const tags = [...new Set(sources.map(({ tag }) => tag))].join(', ');
  const named = tags === '' ? headers : { ...headers, 'cache-tag': tags };
  const response = { status, headers: named, bodies, sources, outcome, madeAt: now, expiresAt: now + ttlMs };
  return withTag(response, identity);
}

/** Works out the headers of each encoding of a response, with its entity tag. */
function withTag(
  response: Omit<FinishedResponse, 'headers' | 'tag'> & { headers: Readonly<Record<string, string>> },
  body: Buffer,
): FinishedResponse {
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const compressed = (encoding: Encoding) => ({
    ...response.headers,
    etag: `"${tag}-${encoding}"`,
    'content-encoding': encoding,
  });
  const identity = { ...response.headers, etag: `"${tag}"` };
  return { ...response, tag, headers: { identity, br: compressed('br'), gzip: compressed('gzip') } };
}

/** A response that depends on nothing that changes. */
export function fixedResponse(
  headers: Readonly<Record<string, string>>,
  bodies: Bodies & { identity: Buffer },
): FinishedResponse {
  const expiresAt = Number.POSITIVE_INFINITY;
  const response = {
    status: 200,
    headers,
    bodies,
    sources: [],
    outcome: 'hit',
    madeAt: 0,
    expiresAt,
  } as const;
  return withTag(response, bodies.identity);
}

/** The same response with another text: as good as that one, and for as long. */
export async function withText(
  response: FinishedResponse,
  text: string,
  quality: number,
): Promise<FinishedResponse> {
  const identity = Buffer.from(text);
  const bodies = await compress(identity, quality);
  return withTag({ ...response, headers: response.headers.identity, bodies }, identity);
}

async function compress(identity: Buffer, quality: number): Promise<Bodies> {
  if (identity.length < worthCompressing) return { identity: ownCopy(identity) };
  const [br, gzipped] = await Promise.all([
    toBrotli(identity, quality),
    compressGzip(identity, { level: 6 }),
  ]);
  return { br, gzip: ownCopy(gzipped) };
}

const toBrotli = async (identity: Buffer, quality: number): Promise<Buffer> =>
  ownCopy(
    await compressBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
  );

/** The same response as small as brotli makes it, which takes ten times as long. */
export async function withSmallestBodies(response: FinishedResponse): Promise<FinishedResponse> {
  const { bodies } = response;
  if (!bodies.br) return response;
  const br = await toBrotli(await identityOf(bodies), constants.BROTLI_MAX_QUALITY);
  return { ...response, bodies: { ...bodies, br } };
}

/** A body as it was before it was compressed. */
export const identityOf = async ({ identity, gzip: zipped = Buffer.of() }: Bodies): Promise<Buffer> =>
  identity ?? decompressGzip(zipped);

/** Node cuts small buffers from large ones, which each of them would hold on to for as long as it is cached. */
function ownCopy(bytes: Buffer): Buffer {
  const copy = Buffer.alloc(bytes.length);
  bytes.copy(copy);
  return copy;
}
