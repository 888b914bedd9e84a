import { defaultBrand } from '@kitchen/shared/brand.ts';
import type { Category } from '@kitchen/shared/categories.ts';
import type { EnquiryKind } from '@kitchen/shared/enquiry.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languages } from '@kitchen/shared/languages.ts';
import { enquiryRetentionDays } from '@kitchen/shared/limits.ts';
import { z } from 'zod';
import type { Mailbox } from './config-values.ts';
import {
  addresses,
  categoryIds,
  homeUrl,
  isHost,
  isOrigin,
  isProxy,
  listOf,
  mailbox,
  oneLine,
  origin,
  proxyNames,
  redisUrl,
  secret,
  secretExpected,
  smtpUrl,
  trueOrFalse,
  url,
  wholeNumber,
} from './config-values.ts';

/** The environment as operators set it; `.env.example` documents each variable. */
export const environmentSchema = z.object({
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: oneLine.default('0.0.0.0'),
  PUBLIC_URL: origin.optional(),
  TRUST_PROXY: listOf(
    isProxy,
    `addresses or ranges such as 10.0.0.0/8, or ${proxyNames.join(', ')}, with commas`,
  ).default([]),
  CORS_ORIGINS: listOf(isOrigin, 'origins such as https://partner.example, with commas').default([]),
  DATA_DIR: oneLine.default('./data'),
  CATALOGUES_DIR: oneLine.optional(),
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
  STORE_CATEGORIES: categoryIds.optional(),
  STORE_TIMEOUT_MS: wholeNumber(100, 120_000).default(10_000),
  STORE_WEBHOOK_SECRET: oneLine.optional(),
  MEDIA_HOSTS: listOf(isHost, 'hosts such as store.example or store.example:8080, with commas').optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: mailbox.optional(),
  CONTACT_TO: addresses.optional(),
  DEALER_TO: addresses.optional(),
  STAFF_LANGUAGE: z.enum(languages, { error: 'en or it' }).default('it'),
  ACKNOWLEDGE_ENQUIRIES: trueOrFalse.default(true),
  ENQUIRY_RETENTION_DAYS: wholeNumber(1, 3_650).default(enquiryRetentionDays),
  LOGIN_URL: url.optional(),
  REGISTRATION_URL: url.optional(),
  RESERVED_DOCUMENTS_DIR: oneLine.optional(),
  SESSION_SECRET: secret.optional(),
  METRICS_PORT: wholeNumber(1, 65_535).default(9464),
  REDIS_URL: redisUrl.optional(),
  CACHE_FRESH_S: wholeNumber(1, 86_400).default(300),
  CACHE_STALE_S: wholeNumber(0, 31_536_000).default(604_800),
  BRAND_NAME: oneLine.default(defaultBrand.name),
  BRAND_SLUG: z
    .string()
    .regex(/^[a-z0-9-]+$/, { error: 'lower-case letters, digits and dashes' })
    .default(defaultBrand.slug),
  BRAND_EMAIL: z.email({ error: 'an e-mail address' }).default(defaultBrand.email),
  BRAND_PHONE: oneLine.default(defaultBrand.phone),
  BRAND_STREET: oneLine.default(defaultBrand.postal.street),
  BRAND_POSTAL_CODE: oneLine.default(defaultBrand.postal.postalCode),
  BRAND_CITY: oneLine.default(defaultBrand.postal.city),
  BRAND_LEGAL_NAME: oneLine.default(defaultBrand.company.legalName),
  BRAND_VAT_NUMBER: oneLine.default(defaultBrand.company.vatNumber),
  BRAND_REGISTER_NUMBER: oneLine.default(defaultBrand.company.registerNumber),
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
  /** Key of the signatures of the store's webhooks; null where it sends none. */
  webhookSecret: string | null;
}

export interface MailConfig {
  /** `smtp://` or `smtps://`, with user and password where it asks for them. */
  serverUrl: string;
  from: Mailbox;
  /** Who reads the enquiries of each kind. */
  to: Record<EnquiryKind, string[]>;
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
  defaultLanguage: Language;
  logLevel: z.infer<typeof environmentSchema>['LOG_LEVEL'];
  /** Null: the site runs on the embedded demo store. */
  store: StoreConfig | null;
  mediaHosts: string[];
  /** Null: mails go to the embedded mailbox. */
  mail: MailConfig | null;
  /** The language of the mails to those who read enquiries. */
  staffLanguage: Language;
  /** Whether visitors get a mail that says that their enquiry has come. */
  acknowledgeEnquiries: boolean;
  /** How long enquiries are kept after their delivery. */
  enquiryRetentionMs: number;
  /** Where user names and passwords are checked; null: nobody can log in. */
  loginUrl: string | null;
  /** Where an account is asked for; null stands for the contact page. */
  registrationUrl: string | null;
  /** Folder with the documents of the reserved area; null where there are none, or the demo's own. */
  reservedDocumentsDir: string | null;
  /** Port of the metrics for Prometheus, which visitors do not reach. */
  metricsPort: number;
  /** Key of what the site signs for browsers; null: it makes one up and keeps it in `dataDir`. */
  sessionSecret: string | null;
  /** What the processes of the site share; null where there is only one. */
  redisUrl: string | null;
  cache: { freshForMs: number; staleForMs: number };
  brand: typeof defaultBrand;
}

/** The configuration is wrong; the message names every variable and what it expects, never a value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The services of the operator's own: the variable that turns each on, and what goes with it. */
const services = [
  {
    name: 'STORE_URL',
    what: "the store's home address",
    needed: { STORE_KEY: "the store's REST API key", STORE_SECRET: "the store's REST API secret" },
    optional: ['STORE_DIAL_URL', 'STORE_CATEGORIES', 'STORE_WEBHOOK_SECRET'],
  },
  {
    name: 'SMTP_URL',
    what: 'the mail server, such as smtp://user:password@mail.example.com:587',
    needed: {
      MAIL_FROM: 'the sender of the mails, such as Example <web@example.com>',
      CONTACT_TO: 'who gets the enquiries of visitors: e-mail addresses, with commas',
      DEALER_TO: 'who gets the enquiries of dealers: e-mail addresses, with commas',
    },
    optional: [],
  },
];

/** The embedded parts replace all services or none: enquiries about real products reach real people. */
function findMissing(set: Record<string, string | undefined>): string[] {
  const given = [...services.map(({ name }) => name), 'LOGIN_URL'].find((name) => set[name]);
  return services.flatMap(({ name, what, needed, optional }) => {
    if (given === undefined) {
      return [...Object.keys(needed), ...optional]
        .filter((variable) => set[variable])
        .map((variable) => `${variable}: has no effect without ${name}, ${what}`);
    }
    return Object.entries({ [name]: what, ...needed })
      .filter(([variable]) => !set[variable])
      .map(([variable, value]) => `${variable}: expected ${value}, since ${set[name] ? name : given} is set`);
  });
}

/** The demo's accounts, whose passwords anybody may read in its source, must not open documents of the operator's. */
function findDemoAccounts(set: Record<string, string | undefined>): string[] {
  if (!set.RESERVED_DOCUMENTS_DIR || set.STORE_URL || set.LOGIN_URL) return [];
  return [
    "RESERVED_DOCUMENTS_DIR: expected LOGIN_URL and STORE_URL to be set as well: the demo's accounts would open it",
  ];
}

/** Each process would sign with a secret of its own. */
function findUnsharedSecret(set: Record<string, string | undefined>): string[] {
  if (!set.REDIS_URL || set.SESSION_SECRET) return [];
  return [`SESSION_SECRET: expected ${secretExpected}, the same for all processes, since REDIS_URL is set`];
}

/** Where both are the same the site has it, and the metrics are nowhere. */
function findSharedPort(set: Record<string, string | undefined>): string[] {
  const ports = environmentSchema.pick({ PORT: true, METRICS_PORT: true }).safeParse(set).data;
  return ports && ports.PORT === ports.METRICS_PORT ? ['METRICS_PORT: expected another port than PORT'] : [];
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
  faults.push(
    ...findMissing(set),
    ...findDemoAccounts(set),
    ...findUnsharedSecret(set),
    ...findSharedPort(set),
  );
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
          webhookSecret: values.STORE_WEBHOOK_SECRET ?? null,
        }
      : null;
  const mail: MailConfig | null =
    values.SMTP_URL && values.MAIL_FROM && values.CONTACT_TO && values.DEALER_TO
      ? {
          serverUrl: values.SMTP_URL,
          from: values.MAIL_FROM,
          to: { contact: values.CONTACT_TO, dealer: values.DEALER_TO },
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
    mail,
    staffLanguage: values.STAFF_LANGUAGE,
    acknowledgeEnquiries: values.ACKNOWLEDGE_ENQUIRIES,
    enquiryRetentionMs: values.ENQUIRY_RETENTION_DAYS * 24 * 60 * 60_000,
    loginUrl: values.LOGIN_URL ?? null,
    registrationUrl: values.REGISTRATION_URL ?? null,
    reservedDocumentsDir: values.RESERVED_DOCUMENTS_DIR ?? null,
    metricsPort: values.METRICS_PORT,
    sessionSecret: values.SESSION_SECRET ?? null,
    redisUrl: values.REDIS_URL ?? null,
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
