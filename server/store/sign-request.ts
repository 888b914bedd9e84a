import { createHmac, randomBytes } from 'node:crypto';
import OAuth from 'oauth-1.0a';

/** Decoded parameters; every one of them is signed. */
export type StoreQuery = Readonly<Record<string, string>>;

export interface SigningOptions {
  key: string;
  secret: string;
  /** Milliseconds since 1970; a store refuses timestamps more than 15 minutes off. */
  now(): number;
  /** Must never give the same value twice; by default 32 random hex digits. */
  makeNonce?: () => string;
}

export type SignRequest = (url: string, query: StoreQuery) => string;

const nonceLength = 32;

/**
 * Makes the function that signs a GET (OAuth 1.0, RFC 5849, HMAC-SHA1, no token) and gives the
 * value of its Authorization header. `url` is the store's own home address with the path, without a
 * query: the store verifies against that, wherever it was reached. Every attempt is signed anew,
 * since a nonce counts once.
 */
export function createRequestSigner({ key, secret, now, makeNonce }: SigningOptions): SignRequest {
  const oauth = new OAuth({
    consumer: { key, secret },
    signature_method: 'HMAC-SHA1',
    nonce_length: nonceLength,
    hash_function: (baseString, signingKey) =>
      createHmac('sha1', signingKey).update(baseString).digest('base64'),
  });
  // The library draws nonces from Math.random and reads the clock itself.
  oauth.getNonce = makeNonce ?? (() => randomBytes(nonceLength / 2).toString('hex'));
  oauth.getTimeStamp = () => Math.floor(now() / 1000);

  return (url, query) => {
    // The query goes in decoded: the library neither reads `+` nor a `=` within a value of an address.
    const authorization = oauth.authorize({ method: 'GET', url, data: { ...query } });
    return oauth.toHeader(authorization).Authorization;
  };
}

/** Writes a query as RFC 5849 section 3.6 encodes it: a space is `%20`, since stores read `+` as a space. */
export function encodeQuery(query: StoreQuery): string {
  return Object.entries(query)
    .map((pair) => pair.map((text) => OAuth.prototype.percentEncode(text)).join('='))
    .join('&');
}
