import { outboundFetch } from '../platform/outbound/outbound-fetch.ts';
import { readText } from '../platform/outbound/read-body.ts';
import type { StorePage } from './classify-response.ts';
import { classifyResponse, readClock } from './classify-response.ts';
import type { StoreQuery } from './sign-request.ts';
import { createRequestSigner, encodeQuery } from './sign-request.ts';
import type { StoreFailure } from './store-failure.ts';
import { toStoreFailure } from './store-failure.ts';

/** Where a store is and how calls to it are signed. */
export interface StoreAccess {
  /** The store's public home address, without a slash at the end: it is what is signed. */
  homeUrl: string;
  /** Where the store is reached. */
  dialUrl: string;
  key: string;
  secret: string;
  /** Time limit of one request, its body included. */
  timeoutMs: number;
  now?: () => number;
  makeNonce?: () => string;
}

export interface StoreAnswer {
  answer: StorePage | StoreFailure;
  /** How far this clock is ahead of the store's, as far as its answer tells. */
  clockAheadMs?: number | undefined;
}

/** Below the store's home address. */
export const apiPath = '/wp-json/wc/v3/';

/** Enough of a failed answer to recognise it. */
const failureBytes = 64 * 1024;

/**
 * Makes the function that calls a list of the store's API once. It logs nothing and never rejects.
 * `signatureIn` is `header` in all calls of the site; the other is for finding out what is wrong.
 * @param answerBytes Largest answer, in bytes after decompression.
 */
export function createStoreRequest(access: StoreAccess, answerBytes = 32 * 1024 * 1024) {
  const { homeUrl, dialUrl, timeoutMs, now = Date.now } = access;
  const sign = createRequestSigner({ ...access, now });

  return async (
    list: string,
    query: StoreQuery,
    signatureIn: 'header' | 'address' = 'header',
  ): Promise<StoreAnswer> => {
    const path = apiPath + list;
    const authorization = sign(homeUrl + path, query);
    const inHeader = signatureIn === 'header';
    const sent = inHeader ? query : { ...query, ...readAuthorization(authorization) };
    try {
      const response = await outboundFetch(`${dialUrl}${path}?${encodeQuery(sent)}`, {
        // Without `accept`, a store in trouble answers with a web page.
        headers: { accept: 'application/json', ...(inHeader && { authorization }) },
        // A signature is good for one address only: following would hide a wrong configuration.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const { status, headers } = response;
      const at = now();
      const body =
        status === 200
          ? await readText(response, answerBytes)
          : await readText(response, failureBytes, 'cut');
      const answer = classifyResponse({ status, headers, body }, { homeUrl, dialUrl, path, now: at });
      return { answer, clockAheadMs: readClock(headers, at) };
    } catch (error) {
      return { answer: toStoreFailure(error) };
    }
  };
}

/** The parameters of an Authorization header (RFC 5849, 3.5.1), to be sent in the address instead (3.5.3). */
function readAuthorization(header: string): Record<string, string> {
  return Object.fromEntries(
    [...header.matchAll(/\b(oauth_\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      decodeURIComponent(value),
    ]),
  );
}
