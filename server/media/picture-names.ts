import { createCipheriv, createDecipheriv, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { usualParts } from './usual-parts.ts';

/**
 * Gives the opaque name under which the browser asks for a picture of the store, from its absolute URL.
 * The fragment, which no host is sent, tells versions of a picture apart.
 */
export type NamePicture = (url: string) => string;

export type PictureNames = ReturnType<typeof createPictureNames>;

/** Addresses of pictures have shorter names; what is longer was not made by this site. */
const nameLimit = 4000;
/**
 * Nobody guesses 64 bits by asking a server, and it takes some four billion addresses before two are likely to share
 * a counter.
 */
const signatureBytes = 8;
const remembered = 10_000;

const compression = { dictionary: usualParts, level: 9, windowBits: 12 };

/**
 * Names pictures so that a name shows nothing of the address, nobody can make one up, and an address
 * has one name in every process with the same secret and the same zlib, so that browsers find again what they have
 * cached.
 *
 * The construction is SIV (RFC 5297) with HMAC-SHA-256: the address's signature is the counter that
 * it is encrypted with, and is checked after decrypting. GCM would need a nonce that never repeats.
 *
 * Pages name each picture many times, so addresses are compressed first, and what is in the store's own folder of
 * uploads, at `storeHomeUrl`, is named without the part that all of it shares.
 */
export function createPictureNames(secret: string, storeHomeUrl: string) {
  const uploads = `${storeHomeUrl}/wp-content/uploads/`;
  const keys = Buffer.from(hkdfSync('sha256', secret, '', 'pictures', 64));
  const signingKey = keys.subarray(0, 32);
  const encryptionKey = keys.subarray(32);

  const sign = (content: Buffer) =>
    createHmac('sha256', signingKey).update(content).digest().subarray(0, signatureBytes);
  const counter = (signature: Buffer) => Buffer.concat([signature], 16);

  function shorten(url: string): string {
    const rest = url.startsWith(uploads) ? url.slice(uploads.length) : url;
    // What is left may itself look like the address of another host.
    return URL.parse(rest, uploads)?.href === URL.parse(url)?.href ? rest : url;
  }

  function makeName(url: string): string {
    const content = deflateRawSync(shorten(url), compression);
    const signature = sign(content);
    const encrypted = createCipheriv('aes-256-ctr', encryptionKey, counter(signature)).update(content);
    return Buffer.concat([signature, encrypted]).toString('base64url');
  }

  const known = new LRUCache<string, string>({ max: remembered, memoMethod: makeName });

  return {
    nameOf: (url: string): string => known.memo(url),
    /** The URL that a name stands for; null where this site did not make the name. */
    urlOf(name: string): URL | null {
      if (name.length > nameLimit) return null;
      const bytes = Buffer.from(name, 'base64url');
      // Decoding forgives: one picture would have many names.
      if (bytes.length < signatureBytes || bytes.toString('base64url') !== name) return null;
      const signature = bytes.subarray(0, signatureBytes);
      const content = createDecipheriv('aes-256-ctr', encryptionKey, counter(signature)).update(
        bytes.subarray(signatureBytes),
      );
      if (!timingSafeEqual(sign(content), signature)) return null;
      try {
        return URL.parse(inflateRawSync(content, compression).toString(), uploads);
      } catch {
        // Made with the same secret and another dictionary.
        return null;
      }
    },
  };
}
