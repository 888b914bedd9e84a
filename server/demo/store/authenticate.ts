import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PhpQuery } from './php-query.ts';

/** A consumer key of the store: what it may do, and what its owner may see: all, products alone or nothing. */
export interface StoreKey {
  key: string;
  secret: string;
  permissions: 'read' | 'write' | 'read_write';
  owner: 'shop_manager' | 'product_reader' | 'customer';
}

export interface Refusal {
  status: 401 | 403;
  code: string;
  message: string;
  /** Some refusals come before the store has begun its API answer and lack its cache headers. */
  early: boolean;
}

export interface SignedRequest {
  method: string;
  /** Address without query, as the store believes it to be: its home address and the path dialled. */
  address: string;
  query: PhpQuery;
  authorization: string | undefined;
  /** It asks for more than products: their categories, say. */
  beyondProducts?: boolean;
}

const oauthNames = [
  'oauth_consumer_key',
  'oauth_timestamp',
  'oauth_nonce',
  'oauth_signature',
  'oauth_signature_method',
] as const;

const windowSeconds = 15 * 60;

export const cannotView: Omit<Refusal, 'status' | 'early'> = {
  code: 'woocommerce_rest_cannot_view',
  message: 'Sorry, you cannot list resources.',
};

function refusal(message: string, code = 'woocommerce_rest_authentication_error'): Refusal {
  return { status: 401, code, message, early: true };
}

/** RFC 5849, section 3.6. */
function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function readHeader(authorization: string | undefined): Record<string, string> {
  if (!authorization?.trim().startsWith('OAuth ')) return {};
  const found = authorization.matchAll(/(?<![a-z_-])(oauth_[a-z_-]*)=(?:"([^"]*)"|([^,]*))/g);
  return Object.fromEntries(
    [...found].map(([, name = '', quoted, bare]) => [name, decodeURIComponent(quoted ?? bare ?? '')]),
  );
}

/** RFC 5849, section 3.4.1. */
function baseString(method: string, address: string, parameters: PhpQuery): string {
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[name, value] as const]
      : Object.entries(value).map(([key, item]) => [`${name}[${key}]`, item] as const),
  );
  const normalised = pairs
    .filter(([name]) => name !== 'oauth_signature')
    .map(([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`)
    .sort()
    .join('&');
  return [method.toUpperCase(), address, normalised].map(percentEncode).join('&');
}

function equalTexts(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Checks who asks, as the store does (OAuth 1.0a, RFC 5849). Nonces are remembered one a second and
 * key, so a replay is caught unless another request used the same timestamp in between.
 */
export function createAuthenticator(keys: readonly StoreKey[], now: () => number) {
  const usedNonces = new Map<string, Map<number, string>>();

  function checkNonce(key: string, timestamp: number, nonce: string): Refusal | null {
    const seconds = Math.floor(now() / 1000);
    if (!Number.isFinite(timestamp) || Math.abs(timestamp - seconds) > windowSeconds) {
      return refusal('Invalid timestamp.');
    }
    const used = usedNonces.get(key) ?? new Map<number, string>();
    usedNonces.set(key, used);
    if ([...used.values()].includes(nonce)) {
      return refusal('Invalid nonce - nonce has already been used.');
    }
    used.set(timestamp, nonce);
    for (const old of used.keys()) {
      if (old < seconds - windowSeconds) used.delete(old);
    }
    return null;
  }

  return function authenticate(request: SignedRequest): Refusal | null {
    const { method, address, query, authorization, beyondProducts } = request;
    const parameters: PhpQuery = { ...query, ...readHeader(authorization) };
    const given = oauthNames.map((name) => parameters[name]);
    const missing = oauthNames.filter((name) => !parameters[name]);
    if (missing.length === oauthNames.length) return { ...cannotView, status: 401, early: true };
    if (missing.length > 0) {
      return refusal(
        `Missing OAuth parameter${missing.length > 1 ? 's' : ''} ${missing.join(', ')}`,
        'woocommerce_rest_authentication_missing_parameter',
      );
    }
    const [consumerKey, timestamp, nonce, signature, signatureMethod] = given.map(String) as [
      string,
      string,
      string,
      string,
      string,
    ];
    const known = keys.find(({ key }) => equalTexts(key, consumerKey));
    if (!known) return refusal('Consumer key is invalid.');
    const hash = { 'HMAC-SHA1': 'sha1', 'HMAC-SHA256': 'sha256' }[signatureMethod];
    if (!hash) return refusal('Invalid signature - signature method is invalid.');
    const expected = createHmac(hash, `${known.secret}&`)
      .update(baseString(method, address, parameters))
      .digest('base64');
    if (!equalTexts(signature, expected)) {
      return refusal('Invalid signature - provided signature does not match.');
    }
    const replayed = checkNonce(consumerKey, Number(timestamp), nonce);
    if (replayed) return replayed;
    const needed = method === 'GET' || method === 'HEAD' ? 'read' : 'write';
    if (!known.permissions.includes(needed)) {
      return {
        ...refusal(`The API key provided does not have ${needed} permissions.`),
        early: false,
      };
    }
    if (known.owner === 'customer' || (known.owner === 'product_reader' && beyondProducts))
      return { ...cannotView, status: 403, early: false };
    return null;
  };
}
