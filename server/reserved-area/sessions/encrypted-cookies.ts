import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import type { z } from 'zod';
import { deriveKey } from '../../lib/derive-key.ts';
import { throttle } from '../../lib/throttle.ts';
import type { PreviousSecret } from '../../platform/secrets/previous-secret.ts';
import { noPreviousSecret } from '../../platform/secrets/previous-secret.ts';

/** Browsers drop a cookie whose line is longer (RFC 6265, 6.1). */
const mostBytes = 4_096;

export interface CookieOptions {
  secret: string;
  /** Reads cookies as well, and encrypts none. */
  previousSecret?: PreviousSecret | undefined;
  /** Origin that visitors use; null where PUBLIC_URL is not set. */
  publicUrl: string | null;
  /** Called once, when the cookies of a visitor can be read on their way. */
  warn(message: string): void;
  now(): number;
}

export type CreateCookie = ReturnType<typeof createEncryptedCookies>;

/**
 * Cookies for the server alone, each a JWE (RFC 7516) by AES in Galois counter mode: refused if one bit of it is
 * another. `__Host-` and Secure keep other sites of the domain, and whoever listens on the way, from setting or
 * reading them; over plain http, browsers keep such cookies on their own machine only, so that elsewhere they go
 * without.
 */
export function createEncryptedCookies({
  secret,
  previousSecret = noPreviousSecret,
  publicUrl,
  warn,
  now,
}: CookieOptions) {
  const warnOfHttp = throttle(Number.POSITIVE_INFINITY, () =>
    warn(
      'Somebody logs in over plain http, where others can read along: set PUBLIC_URL to an https address, or TRUST_PROXY to the proxy in front',
    ),
  );

  function isSecure({ protocol, hostname }: FastifyRequest): boolean {
    if (publicUrl?.startsWith('https:') || protocol === 'https' || isThisMachine(hostname)) return true;
    warnOfHttp();
    return false;
  }

  /** A cookie that browsers store and can neither read nor make up. */
  return <Value extends Record<string, unknown>>(name: string, schema: z.ZodType<Value>) => {
    const keyOf = (of: string) => deriveKey(of, `${name} cookie`);
    const key = keyOf(secret);
    const fullName = (secure: boolean) => (secure ? `__Host-${name}` : name);

    // Without the prefix, a cookie that another site of the domain has set would do.
    const find = (request: FastifyRequest) =>
      parseCookie(request.headers.cookie ?? '')[fullName(isSecure(request))];

    async function decrypt(text: string, by: Buffer): Promise<Value | null> {
      try {
        const { payload } = await jwtDecrypt(text, by, {
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
    }

    function line(request: FastifyRequest, text: string, until: number): string {
      const secure = isSecure(request);
      return stringifySetCookie(fullName(secure), text, {
        path: '/',
        httpOnly: true,
        // Not strict: who follows a link in a mail to a document is still logged in.
        sameSite: 'lax',
        secure,
        maxAge: Math.max(0, Math.floor((until - now()) / 1000)),
      });
    }

    return {
      /** Null where there is none that this site encrypted, and for one that is not good any more. */
      async read(request: FastifyRequest): Promise<Value | null> {
        const text = find(request);
        if (text === undefined) return null;
        const previous = previousSecret();
        return (await decrypt(text, key)) ?? (previous === null ? null : decrypt(text, keyOf(previous)));
      },
      /**
       * `until`, in ms since 1970, is when it stops being good; to the second. False, and nothing is set, where
       * browsers would not store one that long.
       */
      async set(request: FastifyRequest, reply: FastifyReply, value: Value, until: number): Promise<boolean> {
        const text = await new EncryptJWT(value)
          .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
          .setExpirationTime(new Date(until))
          .encrypt(key);
        const cookie = line(request, text, until);
        if (Buffer.byteLength(cookie) > mostBytes) return false;
        reply.header('set-cookie', cookie);
        return true;
      },
      /** Lets the browser forget the one that it sent, if any. */
      clear(request: FastifyRequest, reply: FastifyReply): void {
        if (find(request) !== undefined) reply.header('set-cookie', line(request, '', 0));
      },
    };
  };
}

function isThisMachine(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(hostname);
}
