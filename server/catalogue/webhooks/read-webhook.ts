import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../../lib/parse-json.ts';

/**
 * What a webhook says of a product, as far as it is of use: where to look again. Everything else is read from the
 * store, which alone knows what the public may see. `product.deleted` brings nothing but the id.
 */
const changedProductSchema = z.object({
  id: z.int().positive(),
  sku: z.string().catch(''),
  status: z.string().catch(''),
  categories: z.array(z.object({ id: z.int(), slug: z.string() })).catch([]),
});
export type ChangedProduct = z.infer<typeof changedProductSchema>;

/** Null where the body is none that the store would send. */
export function readProduct(body: Buffer): ChangedProduct | null {
  return changedProductSchema.safeParse(parseJson(body.toString())).data ?? null;
}

/** Whether a signature is the store's: base64 of the HMAC-SHA256 over the bytes as they came. */
export function isSigned(body: Buffer, signature: string, secret: string): boolean {
  const expected = Buffer.from(createHmac('sha256', secret).update(body).digest('base64'));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
