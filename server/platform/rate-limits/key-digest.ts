import { createHmac } from 'node:crypto';
import { deriveKey } from '../../lib/derive-key.ts';

/**
 * Stands for an address in the keys of limits, and for a text that is not to be kept: whoever reads Redis or its files,
 * without the site's secret, learns none.
 */
export type KeyDigest = (text: string) => string;

export function createKeyDigest(secret: string): KeyDigest {
  const key = deriveKey(secret, 'keys of limits');
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
