import { createHmac, createSecretKey } from 'node:crypto';
import { deriveKey } from '../../lib/derive-key.ts';

/**
 * Stands for an address in the keys of limits, and for a text that is not to be kept: whoever reads Redis or its files,
 * without the site's secret, learns none.
 */
export type KeyDigest = (text: string) => string;

export function createKeyDigest(secret: string): KeyDigest {
  // Node reads the bytes of a Buffer as a key anew each time, which takes eight times as long.
  const key = createSecretKey(deriveKey(secret, 'keys of limits'));
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
