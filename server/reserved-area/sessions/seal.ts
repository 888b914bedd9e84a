import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import type { z } from 'zod';

/** Turns a value into text that browsers keep and can neither read nor make up. */
export interface Seal<Value> {
  /** `until`, in ms since 1970, is when the text stops being good; to the second. */
  close(value: Value, until: number): Promise<string>;
  /** Null for what this site did not seal with this key, and for what is not good any more. */
  open(text: string): Promise<Value | null>;
}

/** Seals as JWE (RFC 7516) by AES in Galois counter mode: encrypted, and refused if one bit of it is another. */
export function createSeal<Value extends Record<string, unknown>>(
  key: Uint8Array,
  schema: z.ZodType<Value>,
  now: () => number,
): Seal<Value> {
  return {
    close: (value, until) =>
      new EncryptJWT(value)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(new Date(until))
        .encrypt(key),
    async open(text) {
      try {
        const { payload } = await jwtDecrypt(text, key, {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
          requiredClaims: ['exp'],
          currentDate: new Date(now()),
        });
        return schema.safeParse(payload).data ?? null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
