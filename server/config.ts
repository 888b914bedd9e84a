import { isIP } from 'node:net';
import { defaultBrand } from '@kitchen/shared/brand.ts';
import type { Category } from '@kitchen/shared/categories.ts';
import { categories } from '@kitchen/shared/categories.ts';
import { languages } from '@kitchen/shared/languages.ts';
import { z } from 'zod';

/** Values with commas between them, in lower case, each of which `isValid` takes; `expected` is what the error says. */
const listOf = (isValid: (part: string) => boolean, expected: string) =>
  z
    .string()
    .transform((text) =>
      text
        .toLowerCase()
        .split(',')
        .map((part) => part.trim()),
    )
    .refine((parts) => parts.every(isValid), { error: expected });

const url = z.url({ protocol: /^https?$/, error: 'an address such as https://www.example.com/page' });

/** A home address, which may have a path; without a slash at the end. */
const homeUrl = z
  .url({ protocol: /^https?$/, error: 'an address such as https://www.example.com' })
  .refine((text) => /^[^?#]*$/.test(text), { error: 'an address without a query' })
  .transform((text) => text.replace(/\/+$/, ''));

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

const proxyNames = ['loopback', 'linklocal', 'uniquelocal'];

/** What Fastify takes for a proxy: an address, a range of them (CIDR, RFC 4632) or a name for some. */
function isProxy(text: string): boolean {
  const [, address = '', prefix] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  if (proxyNames.includes(text)) return true;
  const version = isIP(address);
  return version !== 0 && (prefix === undefined || Number(prefix) <= (version === 4 ? 32 : 128));
}

const wholeNumber = (from: number, to: number) => {
  const error = `a whole number from ${from} to ${to}`;
  return z
    .string()
    .regex(/^\d+$/, { error, abort: true })
    .transform(Number)
    .refine((number) => number >= from && number <= to, { error });
};

const categoryIds = z.string().transform((text, context): Partial<Record<Category, number>> => {
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

/** The environment as operators set it; `.env.example` documents each variable. */
export const environmentSchema = z.object({
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: origin.optional(),
  TRUST_PROXY: listOf(
    isProxy,
    `addresses or ranges such as 10.0.0.0/8, or ${proxyNames.join(', ')}, with commas`,
  ).default([]),
  CORS_ORIGINS: listOf(isOrigin, 'origins such as https://partner.example, with commas').default([]),
  DATA_DIR: z.string().default('./data'),
  CATALOGUES_DIR: z.string().optional(),
  DEFAULT_LANGUAGE: z.enum(languages, { error: 'en or it' }).default('en'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  STORE_URL: homeUrl.optional(),
  STORE_DIAL_URL: homeUrl.optional(),
  STORE_KEY: z.string().optional(),
  STORE_SECRET: z.string().optional(),
  STORE_CATEGORIES: categoryIds.optional(),
  STORE_TIMEOUT_MS: wholeNumber(100, 120_000).default(10_000),
  MEDIA_HOSTS: listOf(isHost, 'hosts such as store.example or store.example:8080, with commas').optional(),
  CACHE_FRESH_S: wholeNumber(1, 86_400).default(300),
  CACHE_STALE_S: wholeNumber(0, 31_536_000).default(604_800),
  BRAND_NAME: z.string().default(defaultBrand.name),
  BRAND_SLUG: z
    .string()
    .regex(/^[a-z0-9-]+$/, { error: 'lower-case letters, digits and dashes' })
    .default(defaultBrand.slug),
  BRAND_EMAIL: z.email({ error: 'an e-mail address' }).default(defaultBrand.email),
  BRAND_PHONE: z.string().default(defaultBrand.phone),
  BRAND_STREET: z.string().default(defaultBrand.postal.street),
  BRAND_POSTAL_CODE: z.string().default(defaultBrand.postal.postalCode),
  BRAND_CITY: z.string().default(defaultBrand.postal.city),
  BRAND_LEGAL_NAME: z.string().default(defaultBrand.company.legalName),
  BRAND_VAT_NUMBER: z.string().default(defaultBrand.company.vatNumber),
  BRAND_REGISTER_NUMBER: z.string().default(defaultBrand.company.registerNumber),
  BRAND_INSTAGRAM: url.default(defaultBrand.social.instagram),
  BRAND_FACEBOOK: url.default(defaultBrand.social.facebook),
  BRAND_YOUTUBE: url.default(defaultBrand.social.youtube),
  BRAND_PINTEREST: url.default(defaultBrand.social.pinterest),
});

interface StoreConfig {
  /** The store's public home address, without a slash at the end: it is what is signed. */
  homeUrl: string;
  /** Where the store is reached; the same unless it has an internal name. */
  dialUrl: string;
  key: string;
  secret: string;
  /** Numeric ids of the categories; those not given are looked up. */
  categoryIds: Partial<Record<Category, number>>;
  timeoutMs: number;
}

export interface Config {
  port: number;
  host: string;
  /** Origin of canonical addresses; null stands for http://localhost:PORT, once the port is known. */
  publicUrl: string | null;
  trustProxy: string[];
  corsOrigins: string[];
  dataDir: string;
  /** Folder with the catalogues to download; null where there are none, or the demo's own. */
  cataloguesDir: string | null;
  defaultLanguage: (typeof languages)[number];
  logLevel: z.infer<typeof environmentSchema>['LOG_LEVEL'];
  /** Null: the site runs on the embedded demo store. */
  store: StoreConfig | null;
  mediaHosts: string[];
  cache: { freshForMs: number; staleForMs: number };
  brand: typeof defaultBrand;
}

/** The configuration is wrong; the message names every variable and what it expects, never a value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads the environment. Empty variables count as not set. Throws a `ConfigError` that lists all faults. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const set: Record<string, string | undefined> = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== ''),
  );
  const parsed = environmentSchema.safeParse(set);
  const faults = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${String(issue.path[0])}: expected ${issue.message}`);
  if (set.STORE_URL) {
    for (const name of ['STORE_KEY', 'STORE_SECRET']) {
      if (!set[name])
        faults.push(
          `${name}: expected the store's REST API ${name.slice(6).toLowerCase()}, since STORE_URL is set`,
        );
    }
  } else {
    for (const name of ['STORE_KEY', 'STORE_SECRET', 'STORE_DIAL_URL', 'STORE_CATEGORIES']) {
      if (set[name]) faults.push(`${name}: has no effect without STORE_URL, the store's home address`);
    }
  }
  if (!parsed.success || faults.length > 0) {
    throw new ConfigError(
      `The configuration is not valid:\n${faults.map((fault) => `- ${fault}`).join('\n')}`,
    );
  }
  const values = parsed.data;
  const store: StoreConfig | null =
    values.STORE_URL && values.STORE_KEY && values.STORE_SECRET
      ? {
          homeUrl: values.STORE_URL,
          dialUrl: values.STORE_DIAL_URL ?? values.STORE_URL,
          key: values.STORE_KEY,
          secret: values.STORE_SECRET,
          categoryIds: values.STORE_CATEGORIES ?? {},
          timeoutMs: values.STORE_TIMEOUT_MS,
        }
      : null;
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? null,
    trustProxy: values.TRUST_PROXY,
    corsOrigins: values.CORS_ORIGINS,
    dataDir: values.DATA_DIR,
    cataloguesDir: values.CATALOGUES_DIR ?? null,
    defaultLanguage: values.DEFAULT_LANGUAGE,
    logLevel: values.LOG_LEVEL,
    store,
    mediaHosts: values.MEDIA_HOSTS ?? (store ? [new URL(store.homeUrl).host] : []),
    cache: { freshForMs: values.CACHE_FRESH_S * 1000, staleForMs: values.CACHE_STALE_S * 1000 },
    brand: {
      ...defaultBrand,
      name: values.BRAND_NAME,
      slug: values.BRAND_SLUG,
      email: values.BRAND_EMAIL,
      phone: values.BRAND_PHONE,
      postal: {
        street: values.BRAND_STREET,
        postalCode: values.BRAND_POSTAL_CODE,
        city: values.BRAND_CITY,
      },
      company: {
        legalName: values.BRAND_LEGAL_NAME,
        vatNumber: values.BRAND_VAT_NUMBER,
        registerNumber: values.BRAND_REGISTER_NUMBER,
      },
      social: {
        instagram: values.BRAND_INSTAGRAM,
        facebook: values.BRAND_FACEBOOK,
        youtube: values.BRAND_YOUTUBE,
        pinterest: values.BRAND_PINTEREST,
      },
    },
  };
}
