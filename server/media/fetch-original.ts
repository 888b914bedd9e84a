import type { Dispatcher, Response } from 'undici';
import { outboundFetch } from '../platform/outbound/outbound-fetch.ts';
import { encodingRefused } from '../platform/outbound/refuse-encodings.ts';
import { privateAddress } from './picture-agent.ts';

/** What a host said of a version of a picture, to be asked about later (RFC 9110, 13.1). */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

/** `reason` is for the log: it holds nothing of what the host sent. */
export type FetchedOriginal =
  | ({ outcome: 'fetched'; bytes: Buffer } & Validators)
  | { outcome: 'unchanged' }
  /** The host says that there is no such picture. */
  | { outcome: 'absent' }
  /** The host answered, but with nothing that may be used: refused, too large, encoded, or led elsewhere. */
  | { outcome: 'unusable'; reason: string }
  /** The host itself is in trouble, whichever picture is asked for. */
  | { outcome: 'unavailable'; reason: string };

export interface FetchOriginalOptions {
  /** The address to dial for a source; null where the source may not be fetched. */
  dialAddress: (source: URL) => URL | null;
  agent: Dispatcher;
  byteLimit: number;
  /** For the whole exchange, redirects and body included. */
  timeLimitMs: number;
  /** Breaks off fetches under way when the server closes. */
  closing: AbortSignal;
}

/** Stores redirect from http to https, or to a CDN; more hops than this are a loop. */
const redirectLimit = 3;

/** Fetches a picture from its host. Given validators, asks only whether it changed. Never rejects. */
export async function fetchOriginal(
  source: URL,
  validators: Validators | null,
  options: FetchOriginalOptions,
): Promise<FetchedOriginal> {
  const signal = AbortSignal.any([options.closing, AbortSignal.timeout(options.timeLimitMs)]);
  try {
    const response = await followRedirects(source, requestHeaders(validators), signal, options);
    if (!response) return { outcome: 'unusable', reason: 'redirected to a place that is not allowed' };
    if (response.status === 200) return await readPicture(response, options.byteLimit);
    await response.body?.cancel();
    if (response.status === 304 && validators) return { outcome: 'unchanged' };
    if (response.status === 404 || response.status === 410) return { outcome: 'absent' };
    // 429 asks for fewer requests, so it counts against the host; other refusals are of one picture.
    const inTrouble = response.status >= 500 || response.status === 429;
    return { outcome: inTrouble ? 'unavailable' : 'unusable', reason: `status ${response.status}` };
  } catch (error) {
    const reason = failureReason(error);
    const isUnusable = reason === privateAddress || reason === encodingRefused;
    return { outcome: isUnusable ? 'unusable' : 'unavailable', reason };
  }
}

function requestHeaders(validators: Validators | null): Record<string, string> {
  return {
    // Without this, converting plugins of stores hand out lossy WebP in place of the original.
    accept: 'image/png,image/jpeg,image/*;q=0.8',
    ...(validators?.etag && { 'if-none-match': validators.etag }),
    ...(validators?.lastModified && { 'if-modified-since': validators.lastModified }),
  };
}

/** Null where a hop is not allowed, leads nowhere, or is one too many. */
async function followRedirects(
  source: URL,
  headers: Record<string, string>,
  signal: AbortSignal,
  { dialAddress, agent }: FetchOriginalOptions,
): Promise<Response | null> {
  let address = source;
  for (let hop = 0; hop <= redirectLimit; hop++) {
    const dialled = dialAddress(address);
    if (!dialled) return null;
    const response = await outboundFetch(dialled, { headers, signal, redirect: 'manual', dispatcher: agent });
    if (![301, 302, 303, 307, 308].includes(response.status)) return response;
    await response.body?.cancel();
    // Relative to the public address: what the store says of itself is in these terms.
    const next = URL.parse(response.headers.get('location') ?? '', address.href);
    if (!next) return null;
    address = next;
  }
  return null;
}

/** Stops reading at the limit, whatever the length announced; compressed bodies count unpacked. */
async function readPicture(response: Response, byteLimit: number): Promise<FetchedOriginal> {
  const tooLarge: FetchedOriginal = { outcome: 'unusable', reason: 'larger than the byte limit' };
  if (Number(response.headers.get('content-length')) > byteLimit) {
    await response.body?.cancel();
    return tooLarge;
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > byteLimit) return tooLarge;
    chunks.push(chunk);
  }
  return {
    outcome: 'fetched',
    bytes: Buffer.concat(chunks, length),
    etag: response.headers.get('etag'),
    lastModified: response.headers.get('last-modified'),
  };
}

/** The system's code, such as ECONNREFUSED: the messages name addresses. */
function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const cause = error.cause;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  return error.name;
}
