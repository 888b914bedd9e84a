import { outboundFetch } from '../platform/outbound/outbound-fetch.ts';
import { readBody } from '../platform/outbound/read-body.ts';
import type { StorePage } from './classify-response.ts';
import { classifyResponse } from './classify-response.ts';
import type { StoreQuery } from './sign-request.ts';
import { createRequestSigner, encodeQuery } from './sign-request.ts';
import { apiPath } from './store-client.ts';
import { StoreFailure, toStoreFailure } from './store-failure.ts';

export interface ProbedStore {
  /** The address that is signed. */
  homeUrl: string;
  dialUrl: string;
  key: string;
  secret: string;
  timeoutMs: number;
}

export interface Probe {
  /** A list below the API's path, also one that the site never reads. */
  list: string;
  query: StoreQuery;
  /** Where the signature goes; the site itself writes it into the header. */
  signatureIn?: 'header' | 'address';
}

export interface ProbeResult {
  answer: StorePage | StoreFailure;
  /** How far this clock is ahead of the store's, as far as its answer tells. */
  clockAheadMs: number | null;
}

const answerBytes = 32 * 1024 * 1024;

/** One call as the site makes it, but tried once and with nothing logged: to find out what is wrong. */
export async function probeStore(store: ProbedStore, probe: Probe, now = Date.now): Promise<ProbeResult> {
  const { homeUrl, dialUrl, timeoutMs } = store;
  const path = apiPath + probe.list;
  const authorization = createRequestSigner({ ...store, now })(homeUrl + path, probe.query);
  const inHeader = probe.signatureIn !== 'address';
  const query = inHeader ? probe.query : { ...probe.query, ...readAuthorization(authorization) };
  let clockAheadMs: number | null = null;
  try {
    const response = await outboundFetch(`${dialUrl}${path}?${encodeQuery(query)}`, {
      headers: { accept: 'application/json', ...(inHeader && { authorization }) },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const at = now();
    const storeClock = Date.parse(response.headers.get('date') ?? '');
    if (!Number.isNaN(storeClock)) clockAheadMs = at - storeClock;
    const body = await readBody(response, { maxBytes: answerBytes, tooLarge: 'refuse' });
    const answer = classifyResponse(
      { status: response.status, headers: response.headers, body },
      { homeUrl, dialUrl, path, now: at },
    );
    return { answer, clockAheadMs };
  } catch (error) {
    return { answer: toStoreFailure(error), clockAheadMs };
  }
}

export function isFailure(answer: StorePage | StoreFailure): answer is StoreFailure {
  return answer instanceof StoreFailure;
}

/** The parameters of an Authorization header (RFC 5849, 3.5.1), to be sent in the address instead (3.5.3). */
function readAuthorization(header: string): Record<string, string> {
  return Object.fromEntries(
    [...header.matchAll(/(oauth_\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      decodeURIComponent(value),
    ]),
  );
}
