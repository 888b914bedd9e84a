import { isIP } from 'node:net';
import type { Category } from '@kitchen/shared/categories.ts';
import { categories } from '@kitchen/shared/categories.ts';
import { z } from 'zod';

/** What the variables of the environment may hold; every error says what is expected, never what is there. */

/** Values with commas between them, each of which `isValid` takes; `expected` is what the error says. */
const exactListOf = (isValid: (part: string) => boolean, expected: string) =>
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every(isValid), { error: expected });

/** The same, in lower case. */
export const listOf = (isValid: (part: string) => boolean, expected: string) =>
  exactListOf((part) => isValid(part.toLowerCase()), expected).transform((parts) =>
    parts.map((part) => part.toLowerCase()),
  );

/** Blanks alone are nothing; what ends with a line's end was read from a file in a wrong way. */
export const oneLine = z
  .string()
  .refine((text) => text.trim() !== '' && !/\p{Cc}/u.test(text), { error: 'a text on one line' });

/** Nobody could call an address with user and password, and messages that name it would tell them. */
const addressLike = (example: string) =>
  z.url({ protocol: /^https?$/, error: `an address such as ${example}`, abort: true }).refine(
    (text) => {
      const { username, password } = new URL(text);
      return username === '' && password === '';
    },
    { error: 'an address without user and password' },
  );

export const url = addressLike('https://www.example.com/page');

/** A home address, which may have a path; without a slash at the end. */
export const homeUrl = addressLike('https://www.example.com')
  .refine((text) => /^[^?#]*$/.test(text), { error: 'an address without a query' })
  .transform((text) => text.replace(/\/+$/, ''));

export const origin = z
  .string()
  .transform((text) => text.replace(/\/$/, ''))
  .refine(isOrigin, { error: 'an address such as https://www.example.com, without a path' });

/** Browsers write an origin in lower case and without the port that its protocol implies (RFC 6454, 6.1). */
export function isOrigin(text: string): boolean {
  const parsed = URL.parse(text);
  return parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.origin === text.toLowerCase();
}

/** A host with its port, as the addresses of pictures name it. */
export function isHost(text: string): boolean {
  return text !== '' && URL.parse(`https://${text}/`)?.host === text.toLowerCase();
}

export const proxyNames = ['loopback', 'linklocal', 'uniquelocal'];

/** What Fastify takes for a proxy: an address, a range of them (CIDR, RFC 4632) or a name for some. */
export function isProxy(text: string): boolean {
  const [, address = '', prefix] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  if (proxyNames.includes(text)) return true;
  const version = isIP(address);
  return version !== 0 && (prefix === undefined || Number(prefix) <= (version === 4 ? 32 : 128));
}

export const wholeNumber = (from: number, to: number) => {
  const error = `a whole number from ${from} to ${to}`;
  return z
    .string()
    .regex(/^\d+$/, { error, abort: true })
    .transform(Number)
    .refine((number) => number >= from && number <= to, { error });
};

export const categoryIds = z.string().transform((text, context): Partial<Record<Category, number>> => {
  const ids: Partial<Record<Category, number>> = {};
  for (const pair of text.split(',')) {
    const [, slug, id] = /^\s*([a-z-]+)\s*:\s*(\d+)\s*$/.exec(pair) ?? [];
    const category = categories.find((known) => known === slug);
    if (!category) {
      context.addIssue({
        code: 'custom',
        message: `pairs such as cookers:15,ovens:16 (${categories.join(', ')})`,
      });
      return z.NEVER;
    }
    ids[category] = Number(id);
  }
  return ids;
});

/** Keys of signatures: shorter ones can be guessed. */
export const secretExpected = 'at least 32 characters, such as openssl rand -hex 32 gives';
export const secret = z.string().min(32, { error: secretExpected });

export const trueOrFalse = z
  .enum(['true', 'false'], { error: 'true or false' })
  .transform((text) => text === 'true');

/** A server that is reached by a URL of one of these protocols, with or without user and password. */
const serverUrl = (protocol: RegExp, example: string, path: RegExp) => {
  const error = `an address such as ${example}, special characters of user and password percent-encoded`;
  return z.url({ protocol, error, abort: true }).refine(
    (text) => {
      const { hostname, pathname, search, hash, username, password } = new URL(text);
      if (hostname === '' || !path.test(pathname) || search !== '' || hash !== '') return false;
      return isEncoded(username) && isEncoded(password);
    },
    { error },
  );
};

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

export const smtpUrl = serverUrl(/^smtps?$/, 'smtp://user:password@mail.example.com:587', /^\/?$/);
export const redisUrl = serverUrl(
  /^rediss?$/,
  'redis://:password@redis.example.com:6379/0',
  /^(?:\/\d{0,4})?$/,
);

/** A mailbox with or without a name before it (RFC 5322, 3.4). */
export interface Mailbox {
  name: string;
  address: string;
}

const addressSchema = z.email().max(254);
const mailboxError = 'an e-mail address, or a name with one such as Example <web@example.com>';

export const mailbox = z.string().transform((text, context): Mailbox => {
  const [, name = '', inBrackets, bare] =
    /^(?:([^\p{Cc}<>",;:@]*)<([^<>]*)>|([^<>]*))$/u.exec(text.trim()) ?? [];
  const address = addressSchema.safeParse((inBrackets ?? bare ?? '').trim());
  if (address.success) return { name: name.trim(), address: address.data };
  context.addIssue({ code: 'custom', message: mailboxError });
  return z.NEVER;
});

/** As written: a mail server may tell upper from lower case before the @ (RFC 5321, 2.4). */
export const addresses = exactListOf(
  (text) => addressSchema.safeParse(text).success,
  'e-mail addresses, with commas',
);
