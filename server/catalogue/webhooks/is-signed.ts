import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether a signature is the store's: base64 of the HMAC-SHA256 over the bytes as they came. */
export function isSigned(body: Buffer, signature: string, secret: string): boolean {
  const expected = Buffer.from(createHmac('sha256', secret).update(body).digest('base64'));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
