import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import type { z } from 'zod';

/** Turns a value into text that browsers keep and can neither read nor make up. */
export interface Encryption<Value> {
  /** `until`, in ms since 1970, is when the text stops being good; to the second. */
  encrypt(value: Value, until: number): Promise<string>;
  /** Null for what this site did not encrypt with this key, and for what is not good any more. */
  decrypt(text: string): Promise<Value | null>;
}

/** Makes JWE (RFC 7516) by AES in Galois counter mode: encrypted, and refused if one bit of it is another. */
export function createEncryption<Value extends Record<string, unknown>>(
  key: Uint8Array,
  schema: z.ZodType<Value>,
  now: () => number,
): Encryption<Value> {
  return {
    encrypt: (value, until) =>
      new EncryptJWT(value)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(new Date(until))
        .encrypt(key),
    async decrypt(text) {
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
