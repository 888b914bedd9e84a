import { createHmac, randomBytes } from 'node:crypto';
import OAuth from 'oauth-1.0a';
import type { DemoStore } from '../demo/store/demo-store.ts';

export interface StoreCall {
  method?: string;
  /** As it goes over the wire, without the question mark. */
  queryString?: string;
  headers?: Record<string, string>;
  /** Null sends no Authorization header. */
  credentials?: { key: string; secret: string } | null;
  /** Address and parameters to sign in place of those that are called. */
  signed?: { address?: string; query?: Record<string, string> };
  /** Milliseconds since 1970. */
  time?: number;
  nonce?: string;
}

/** Calls the demo store over HTTP, signed unless told otherwise; redirects are not followed. */
export async function askStore(
  store: DemoStore,
  path: string,
  { method = 'GET', queryString = '', headers = {}, credentials, signed = {}, time, nonce }: StoreCall = {},
): Promise<Response> {
  const consumer = credentials === undefined ? { key: store.key, secret: store.secret } : credentials;
  const authorization: Record<string, string> = {};
  if (consumer) {
    const oauth = new OAuth({
      consumer,
      signature_method: 'HMAC-SHA1',
      hash_function: (base, key) => createHmac('sha1', key).update(base).digest('base64'),
    });
    oauth.getTimeStamp = () => Math.floor((time ?? Date.now()) / 1000);
    oauth.getNonce = () => nonce ?? randomBytes(16).toString('hex');
    const request = {
      method,
      url: signed.address ?? store.homeUrl + path,
      data: signed.query ?? Object.fromEntries(new URLSearchParams(queryString)),
    };
    Object.assign(authorization, oauth.toHeader(oauth.authorize(request)));
  }
  return fetch(`${store.dialUrl}${path}${queryString && `?${queryString}`}`, {
    method,
    headers: { ...authorization, ...headers },
    redirect: 'manual',
  });
}

export const productsPath = '/wp-json/wc/v3/products';

/** A product list that the store must answer well, as its records. */
export async function askForProducts(
  store: DemoStore,
  queryString: string,
): Promise<{
  total: number;
  records: { id: number; name: string; sku: string; [field: string]: unknown }[];
}> {
  const response = await askStore(store, productsPath, { queryString });
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
  const records = (await response.json()) as { id: number; name: string; sku: string }[];
  return { total: Number(response.headers.get('x-wp-total')), records };
}
