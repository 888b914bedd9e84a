import { defaultBrand } from '@kitchen/shared/brand.ts';
import type { Category } from '@kitchen/shared/categories.ts';
import { categories } from '@kitchen/shared/categories.ts';
import { languages } from '@kitchen/shared/languages.ts';
import { enquiryRetentionDays, enquiryRetentionLimitDays } from '@kitchen/shared/limits.ts';
import { roles } from '@kitchen/shared/session.ts';
import { z } from 'zod';

/** What the variables of the environment may hold; every error says what is expected, never what is there. */

/** Values with commas between them, each of which `isValid` takes; `expected` is what the error says. */
const exactListOf = (isValid: (part: string) => boolean, expected: string) =>
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every(isValid), { error: expected });

/** The same, in lower case. */
const listOf = (isValid: (part: string) => boolean, expected: string) =>
  exactListOf((part) => isValid(part.toLowerCase()), expected).transform((parts) =>
    parts.map((part) => part.toLowerCase()),
  );

/** Blanks alone are nothing; what ends with a line's end was read from a file in a wrong way. */
const oneLine = z
  .string()
  .refine((text) => text.trim() !== '' && !/\p{Cc}/u.test(text), { error: 'a text on one line' });

/** Nobody could call an address with user and password, and messages that name it would disclose them. */
const addressLike = (example: string) =>
  z.url({ protocol: /^https?$/, error: `an address such as ${example}`, abort: true }).refine(
    (text) => {
      const { username, password } = new URL(text);
      return username === '' && password === '';
    },
    { error: 'an address without user and password' },
  );

const url = addressLike('https://www.example.com/page');

/** A home address, which may have a path; without a slash at the end. */
const homeUrl = addressLike('https://www.example.com')
  .refine((text) => /^[^?#]*$/.test(text), { error: 'an address without a query' })
  .transform((text) => text.replace(/(?<!\/)\/+$/, ''));

const origin = z
  .string()
  .transform((text) => text.replace(/\/$/, ''))
  .refine(isOrigin, { error: 'an address such as https://www.example.com, without a path' });

/** Browsers write an origin in lower case and without the port that its protocol implies (RFC 6454, 6.1). */
function isOrigin(text: string): boolean {
  const parsed = URL.parse(text);
  return parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.origin === text.toLowerCase();
}

/** A host with its port, as the addresses of pictures name it. */
function isHost(text: string): boolean {
  return text !== '' && URL.parse(`https://${text}/`)?.host === text.toLowerCase();
}

const proxyNames = ['loopback', 'linklocal', 'uniquelocal'] as const;

/** What Fastify takes for a proxy: an address, a range of them (CIDR, RFC 4632) or a name for some. */
const proxy = z.union([z.enum(proxyNames), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
const isProxy = (text: string) => proxy.safeParse(text).success;

const wholeNumber = (from: number, to: number) => {
  const error = `a whole number from ${from} to ${to}`;
  return z
    .string()
    .regex(/^\d+$/, { error, abort: true })
    .transform(Number)
    .refine((number) => number >= from && number <= to, { error });
};

const shareExpected = 'a number from 0 to 1, such as 0.1';
const share = z
  .string()
  .regex(/^\d+(?:\.\d+)?$/, { error: shareExpected, abort: true })
  .transform(Number)
  .refine((number) => number <= 1, { error: shareExpected });

const categoryIds = z.string().transform((text, context): Partial<Record<Category, number>> => {
  const ids: Partial<Record<Category, number>> = {};
  text.split(',').forEach((pair, index) => {
    const [, slug, digits] = /^\s*([a-z-]+)\s*:\s*(\d+)\s*$/.exec(pair) ?? [];
    const category = categories.find((known) => known === slug);
    const id = Number(digits);
    const fault = !category
      ? 'is none'
      : id < 1
        ? 'has an id below 1'
        : ids[category] !== undefined
          ? 'names a category again'
          : Object.values(ids).includes(id) && 'has the id of another';
    if (fault) {
      context.addIssue({
        code: 'custom',
        message: `pairs such as cookers:15,ovens:16 (${categories.join(', ')}): entry ${index + 1} ${fault}`,
      });
    }
    if (category) ids[category] = id;
  });
  return ids;
});

/** Keys of signatures: shorter ones can be guessed. */
export const secretExpected = 'at least 32 characters, such as openssl rand -hex 32 gives';
export const secretSchema = z.string().min(32, { error: secretExpected });

/** Names shorter than keys: one that was written in the other's place is told in no message. */
const partnerKeyPattern = /^([a-z0-9][a-z0-9-]{0,30}):([\w.~+/=-]+)$/;
const partnerKeyMinimum = 32;

/** Access keys by the name of the partner who has them. */
const partnerKeys = z.string().transform((text, context): { name: string; key: string }[] => {
  const found: { name: string; key: string }[] = [];
  text.split(',').forEach((entry, index) => {
    const [, name = '', key = ''] = partnerKeyPattern.exec(entry.trim()) ?? [];
    const fault =
      name === ''
        ? 'is none'
        : key.length < partnerKeyMinimum
          ? `(${name}) has a key of fewer than ${partnerKeyMinimum} characters`
          : found.some((other) => other.name === name)
            ? `(${name}) has a name that another has`
            : found.some((other) => other.key === key) && `(${name}) has a key that another has`;
    if (fault) {
      context.addIssue({
        code: 'custom',
        message: `pairs such as studio-rossi:key, with commas: entry ${index + 1} ${fault}`,
      });
    }
    found.push({ name, key });
  });
  return found;
});

const trueOrFalse = z
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

const smtpUrl = serverUrl(/^smtps?$/, 'smtp://user:password@mail.example.com:587', /^\/?$/);
const redisUrl = serverUrl(/^rediss?$/, 'redis://:password@redis.example.com:6379/0', /^(?:\/\d{0,4})?$/);

/** A mailbox with or without a name before it (RFC 5322, 3.4). */
interface Mailbox {
  name: string;
  address: string;
}

const addressSchema = z.email().max(254);
const mailboxError = 'an e-mail address, or a name with one such as Example <web@example.com>';

const mailbox = z.string().transform((text, context): Mailbox => {
  const [, name = '', inBrackets, bare] =
    /^(?:([^\p{Cc}<>",;:@]*)<([^<>]*)>|([^<>]*))$/u.exec(text.trim()) ?? [];
  const address = addressSchema.safeParse((inBrackets ?? bare ?? '').trim());
  if (address.success) return { name: name.trim(), address: address.data };
  context.addIssue({ code: 'custom', message: mailboxError });
  return z.NEVER;
});

/** As written: a mail server may tell upper from lower case before the @ (RFC 5321, 2.4). */
const addresses = exactListOf(
  (text) => addressSchema.safeParse(text).success,
  'e-mail addresses, with commas',
);

/** The environment as operators set it; `.env.example` documents each variable. */
export const environmentSchema = z.object({
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: oneLine.default('0.0.0.0'),
  HSTS_INCLUDE_SUBDOMAINS: trueOrFalse.default(false),
  PUBLIC_URL: origin.optional(),
  TRUST_PROXY: listOf(
    isProxy,
    `addresses or ranges such as 10.0.0.0/8, or ${proxyNames.join(', ')}, with commas`,
  ).default([]),
  CORS_ORIGINS: listOf(isOrigin, 'origins such as https://partner.example, with commas').default([]),
  DATA_DIR: oneLine.default('./data'),
  CONTENT_DIR: oneLine.optional(),
  CATALOGUES_DIR: oneLine.optional(),
  PUBLIC_DOCUMENTS_DIR: oneLine.optional(),
  PRODUCT_MODELS_DIR: oneLine.optional(),
  RECALLS_FILE: oneLine.optional(),
  SYNONYMS_FILE: oneLine.optional(),
  DEALERS_FILE: oneLine.optional(),
  DEFAULT_LANGUAGE: z.enum(languages, { error: 'en or it' }).default('en'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  STORE_URL: homeUrl.optional(),
  STORE_DIAL_URL: homeUrl.optional(),
  STORE_KEY: oneLine.optional(),
  STORE_SECRET: oneLine.optional(),
  STORE_CATEGORIES: categoryIds.default({}),
  STORE_TIMEOUT_MS: wholeNumber(100, 120_000).default(10_000),
  STORE_WEBHOOK_SECRET: oneLine
    .min(16, { error: 'at least 16 characters (openssl rand -hex 32)' })
    .optional(),
  CDN_PURGE_URL: url.optional(),
  CDN_PURGE_TOKEN: oneLine.optional(),
  MEDIA_HOSTS: listOf(isHost, 'hosts such as store.example or store.example:8080, with commas').optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: mailbox.optional(),
  CONTACT_TO: addresses.optional(),
  DEALER_TO: addresses.optional(),
  SAFETY_TO: addresses.optional(),
  SERVICE_TO: addresses.optional(),
  STAFF_LANGUAGE: z.enum(languages, { error: 'en or it' }).default('it'),
  ACKNOWLEDGE_ENQUIRIES: trueOrFalse.default(true),
  ENQUIRIES_PER_HOUR_IN_ALL: wholeNumber(1, 100_000).default(200),
  ENQUIRY_RETENTION_DAYS: wholeNumber(1, enquiryRetentionLimitDays).default(enquiryRetentionDays),
  LOGIN_URL: url.optional(),
  LOGIN_DEFAULT_ROLE: z.enum(roles, { error: roles.join(' or ') }).optional(),
  REGISTRATION_URL: url.optional(),
  RESERVED_DOCUMENTS_DIR: oneLine.optional(),
  PARTNER_FEED_KEYS: partnerKeys.default([]),
  SESSION_SECRET: secretSchema.optional(),
  SESSION_SECRET_PREVIOUS: secretSchema.optional(),
  WEB_VITALS_SHARE: share.default(0.1),
  METRICS_HOST: oneLine.default('127.0.0.1'),
  METRICS_PORT: wholeNumber(1, 65_535).default(9464),
  REDIS_URL: redisUrl.optional(),
  CACHE_FRESH_S: wholeNumber(1, 86_400).default(300),
  CACHE_STALE_S: wholeNumber(0, 31_536_000).default(604_800),
  BRAND_NAME: oneLine.default(defaultBrand.name),
  BRAND_SLUG: z
    .string()
    .regex(/^[a-z0-9-]+$/, { error: 'lower-case letters, digits and dashes' })
    .default(defaultBrand.slug),
  BRAND_TAGLINE: oneLine.default(defaultBrand.tagline),
  BRAND_FOUNDED_YEAR: wholeNumber(1_000, 2_100).default(defaultBrand.foundedYear),
  BRAND_EMAIL: z.email({ error: 'an e-mail address' }).default(defaultBrand.email),
  BRAND_PHONE: oneLine.default(defaultBrand.phone),
  BRAND_STREET: oneLine.default(defaultBrand.postal.street),
  BRAND_POSTAL_CODE: oneLine.default(defaultBrand.postal.postalCode),
  BRAND_CITY: oneLine.default(defaultBrand.postal.city),
  BRAND_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: 'two capital letters such as IT' })
    .default(defaultBrand.postal.country),
  BRAND_LEGAL_NAME: oneLine.default(defaultBrand.company.legalName),
  BRAND_VAT_NUMBER: oneLine.optional(),
  BRAND_REGISTER_OFFICE: oneLine.optional(),
  BRAND_REGISTER_NUMBER: oneLine.optional(),
  BRAND_SHARE_CAPITAL: wholeNumber(1, 999_999_999_999).optional(),
  BRAND_SOLE_SHAREHOLDER: trueOrFalse.optional(),
  BRAND_IN_LIQUIDATION: trueOrFalse.optional(),
  BRAND_INSTAGRAM: url.optional(),
  BRAND_FACEBOOK: url.optional(),
  BRAND_YOUTUBE: url.optional(),
  BRAND_PINTEREST: url.optional(),
});
