import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Browsers drop a cookie whose line is longer (RFC 6265, 6.1). */
const mostBytes = 4_096;

export interface CookieOptions {
  /** Origin that visitors use; null where the site was not told. */
  publicUrl: string | null;
  /** Told once, when the cookies of a visitor can be read on their way. */
  warn(message: string): void;
  now(): number;
}

export interface Cookies {
  read(request: FastifyRequest, name: string): string | null;
  /** False, and nothing is set, where browsers would not keep so long a one. */
  set(request: FastifyRequest, reply: FastifyReply, name: string, value: string, until: number): boolean;
  clear(request: FastifyRequest, reply: FastifyReply, name: string): void;
}

/**
 * Cookies for the server alone, which no script reads. `__Host-` and Secure keep other sites of the domain, and
 * whoever listens on the way, from setting or reading them; over plain http, browsers keep such cookies on
 * their own machine only, so that elsewhere they go without.
 */
export function createCookies({ publicUrl, warn, now }: CookieOptions): Cookies {
  let warned = false;

  function isSecure({ protocol, hostname }: FastifyRequest): boolean {
    if (publicUrl?.startsWith('https:') || protocol === 'https' || isThisMachine(hostname)) return true;
    if (!warned) {
      warned = true;
      warn(
        'Somebody logs in over plain http, where others can read along: set PUBLIC_URL to an https address, or TRUST_PROXY to the proxy in front',
      );
    }
    return false;
  }

  function line(secure: boolean, name: string, value: string, maxAgeS: number): string {
    return stringifySetCookie(fullName(secure, name), value, {
      path: '/',
      httpOnly: true,
      // Not strict: who follows a link in a mail to a document is still logged in.
      sameSite: 'lax',
      secure,
      maxAge: maxAgeS,
    });
  }

  return {
    read(request, name) {
      const { cookie } = request.headers;
      // Without the prefix, a cookie that another site of the domain has set would do.
      return cookie === undefined ? null : (parseCookie(cookie)[fullName(isSecure(request), name)] ?? null);
    },
    set(request, reply, name, value, until) {
      const text = line(isSecure(request), name, value, Math.max(0, Math.floor((until - now()) / 1000)));
      if (Buffer.byteLength(text) > mostBytes) return false;
      reply.header('set-cookie', text);
      return true;
    },
    clear(request, reply, name) {
      reply.header('set-cookie', line(isSecure(request), name, '', 0));
    },
  };
}

function fullName(secure: boolean, name: string): string {
  return secure ? `__Host-${name}` : name;
}

function isThisMachine(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(hostname);
}
