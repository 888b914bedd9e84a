import { isIP } from 'node:net';
import type { Brand } from '@kitchen/shared/brand.ts';
import { defaultBrand } from '@kitchen/shared/brand.ts';
import type { z } from 'zod';
import { environmentSchema, secretExpected } from './environment-schema.ts';

/** All variables that the site reads. */
export const variableNames = Object.keys(environmentSchema.shape);

export type Config = ReturnType<typeof toConfig>;
export type MailConfig = NonNullable<Config['mail']>;

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
    optional: ['SAFETY_TO', 'SERVICE_TO'],
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

const mailVariables = ['MAIL_FROM', 'CONTACT_TO', 'DEALER_TO', 'SAFETY_TO', 'SERVICE_TO'] as const;

/** Names of which nobody is (RFC 2606). */
const reservedName = /(?:^|\.)(?:test|invalid|localhost|example(?:\.(?:com|net|org))?)$/;

/** Whether a server is one of the internet's: inner names, numbers and reserved names belong to trials. */
function isOfInternet(address: string): boolean {
  const { hostname = '' } = URL.parse(address) ?? {};
  return hostname.includes('.') && isIP(hostname) === 0 && !reservedName.test(hostname.toLowerCase());
}

const namesNobody = (addresses: string): boolean =>
  addresses
    .split(',')
    .map((address) => address.slice(address.lastIndexOf('@') + 1))
    .some((host) => reservedName.test(host.toLowerCase().replaceAll(/[>\s]/g, '')));

/** What each variable takes for itself, but not beside the others. */
function findConflicts(set: Record<string, string | undefined>): string[] {
  const ports = environmentSchema.pick({ PORT: true, METRICS_PORT: true }).safeParse(set).data;
  const conflicts: [isConflict: unknown, fault: string][] = [
    // The passwords of the demo's accounts, which anybody may read in its source, must not open the operator's own.
    [
      set.RESERVED_DOCUMENTS_DIR && !set.STORE_URL && !set.LOGIN_URL,
      "RESERVED_DOCUMENTS_DIR: expected LOGIN_URL and STORE_URL to be set as well: the demo's accounts would open it",
    ],
    // Each process would sign with a secret of its own.
    [
      set.REDIS_URL && !set.SESSION_SECRET,
      `SESSION_SECRET: expected ${secretExpected}, the same for all processes, since REDIS_URL is set`,
    ],
    [
      set.SESSION_SECRET_PREVIOUS && set.SESSION_SECRET_PREVIOUS === set.SESSION_SECRET,
      'SESSION_SECRET_PREVIOUS: expected another one than SESSION_SECRET',
    ],
    // Real visitors' enquiries would go where nobody reads them.
    ...mailVariables.map((name): [unknown, string] => [
      isOfInternet(set.SMTP_URL ?? '') && namesNobody(set[name] ?? ''),
      `${name}: expected addresses that exist, since SMTP_URL is a real mail server: none of .example`,
    ]),
    [set.LOGIN_DEFAULT_ROLE && !set.LOGIN_URL, 'LOGIN_DEFAULT_ROLE: has no effect without LOGIN_URL'],
    [set.CDN_PURGE_TOKEN && !set.CDN_PURGE_URL, 'CDN_PURGE_TOKEN: has no effect without CDN_PURGE_URL'],
    // The site would have it, and the metrics would be nowhere.
    [ports && ports.PORT === ports.METRICS_PORT, 'METRICS_PORT: expected another port than PORT'],
  ];
  return conflicts.flatMap(([isConflict, fault]) => (isConflict ? fault : []));
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
  faults.push(...findMissing(set), ...findConflicts(set));
  if (!parsed.success || faults.length > 0) {
    throw new ConfigError(
      `The configuration is not valid:\n${faults.map((fault) => `- ${fault}`).join('\n')}`,
    );
  }
  return toConfig(parsed.data);
}

function toConfig(values: z.output<typeof environmentSchema>) {
  const store =
    values.STORE_URL && values.STORE_KEY && values.STORE_SECRET
      ? {
          /** The store's public home address, without a slash at the end: it is what is signed. */
          homeUrl: values.STORE_URL,
          /** Where the store is reached; the same unless it has an internal name. */
          dialUrl: values.STORE_DIAL_URL ?? values.STORE_URL,
          key: values.STORE_KEY,
          secret: values.STORE_SECRET,
          /** Numeric ids of the categories; those not given are looked up. */
          categoryIds: values.STORE_CATEGORIES,
          timeoutMs: values.STORE_TIMEOUT_MS,
          /** Key of the signatures of the store's webhooks; null where it sends none. */
          webhookSecret: values.STORE_WEBHOOK_SECRET ?? null,
        }
      : null;
  const mail =
    values.SMTP_URL && values.MAIL_FROM && values.CONTACT_TO && values.DEALER_TO
      ? {
          /** `smtp://` or `smtps://`, with user and password where it asks for them. */
          serverUrl: values.SMTP_URL,
          from: values.MAIL_FROM,
          /** Who reads the enquiries of each kind. */
          to: {
            contact: values.CONTACT_TO,
            dealer: values.DEALER_TO,
            safety: values.SAFETY_TO ?? values.CONTACT_TO,
            service: values.SERVICE_TO ?? values.CONTACT_TO,
          },
        }
      : null;
  return {
    port: values.PORT,
    host: values.HOST,
    /** Origin of canonical addresses; null stands for http://localhost:PORT, once the port is known. */
    publicUrl: values.PUBLIC_URL ?? null,
    /** Whether browsers reach all subdomains by https alone as well. */
    hstsIncludesSubdomains: values.HSTS_INCLUDE_SUBDOMAINS,
    trustProxy: values.TRUST_PROXY,
    corsOrigins: values.CORS_ORIGINS,
    dataDir: values.DATA_DIR,
    /** Folder of the maker's own texts, pictures and addresses; null where all is as it is built in. */
    contentDir: values.CONTENT_DIR ?? null,
    /** Folder with the catalogues to download; null where there are none, or the demo's own. */
    cataloguesDir: values.CATALOGUES_DIR ?? null,
    /** Folder with a folder of documents for each SKU; null where there are none, or the demo's own. */
    publicDocumentsDir: values.PUBLIC_DOCUMENTS_DIR ?? null,
    /** Folder of models in three dimensions, each named by a SKU or a model's code; null where there are none, or the demo's own. */
    productModelsDir: values.PRODUCT_MODELS_DIR ?? null,
    /** List of recalls; null where there are none, or the demo's own. */
    recallsFile: values.RECALLS_FILE ?? null,
    /** Words that mean the same to the search, beside those built in; null where there are none. */
    synonymsFile: values.SYNONYMS_FILE ?? null,
    dealersFile: values.DEALERS_FILE ?? null,
    defaultLanguage: values.DEFAULT_LANGUAGE,
    logLevel: values.LOG_LEVEL,
    /** Null: the site runs on the embedded demo store. */
    store,
    mediaHosts: values.MEDIA_HOSTS ?? (store ? [new URL(store.homeUrl).host] : []),
    /** Null: mails go to the embedded mailbox. */
    mail,
    /** The language of the mails to those who read enquiries. */
    staffLanguage: values.STAFF_LANGUAGE,
    /** Whether visitors get a mail that says that their enquiry has come. */
    acknowledgeEnquiries: values.ACKNOWLEDGE_ENQUIRIES,
    /** How many enquiries the site takes in an hour, whoever sends them; as many reports of safety problems, and as many that are set aside, besides. */
    enquiriesPerHourInAll: values.ENQUIRIES_PER_HOUR_IN_ALL,
    /** How long enquiries are stored after their delivery. */
    enquiryRetentionMs: values.ENQUIRY_RETENTION_DAYS * 24 * 60 * 60_000,
    /** Where a CDN is told what changed in the store; null where there is none. */
    cdnPurge: values.CDN_PURGE_URL
      ? { url: values.CDN_PURGE_URL, token: values.CDN_PURGE_TOKEN ?? null }
      : null,
    /** Where user names and passwords are checked; null: nobody can log in. */
    loginUrl: values.LOGIN_URL ?? null,
    /** What those are of whom the login states no roles; null: they find nothing to read. */
    loginDefaultRole: values.LOGIN_DEFAULT_ROLE ?? null,
    /** Where an account is asked for; null stands for the contact page. */
    registrationUrl: values.REGISTRATION_URL ?? null,
    /** Folder with the documents of the reserved area; null where there are none, or the demo's own. */
    reservedDocumentsDir: values.RESERVED_DOCUMENTS_DIR ?? null,
    /** Access keys to the catalogue as data, by the name of the partner who has them. */
    partnerFeedKeys: values.PARTNER_FEED_KEYS,
    /** Where the metrics for Prometheus are, which visitors do not reach. */
    metricsHost: values.METRICS_HOST,
    metricsPort: values.METRICS_PORT,
    /** Key of what the site signs for browsers; null: it makes one up and stores it in `dataDir`. */
    sessionSecret: values.SESSION_SECRET ?? null,
    /** What it was before, which is accepted for a day; null where it was not changed. */
    previousSessionSecret: values.SESSION_SECRET_PREVIOUS ?? null,
    /** Share of the visits that the browser measures and tells of, without who was there. */
    webVitalsShare: values.WEB_VITALS_SHARE,
    /** What the processes of the site share; null where there is only one. */
    redisUrl: values.REDIS_URL ?? null,
    cache: { freshForMs: values.CACHE_FRESH_S * 1000, staleForMs: values.CACHE_STALE_S * 1000 },
    brand: {
      name: values.BRAND_NAME,
      slug: values.BRAND_SLUG,
      tagline: values.BRAND_TAGLINE,
      foundedYear: values.BRAND_FOUNDED_YEAR,
      email: values.BRAND_EMAIL,
      phone: values.BRAND_PHONE,
      postal: {
        street: values.BRAND_STREET,
        postalCode: values.BRAND_POSTAL_CODE,
        city: values.BRAND_CITY,
        country: values.BRAND_COUNTRY,
      },
      company: companyOf(values),
      social: socialOf(values),
    },
  };
}

/** What the registers say of the default company is never said of another. */
function companyOf(values: z.output<typeof environmentSchema>): Brand['company'] {
  const { company } = defaultBrand;
  const legalName = values.BRAND_LEGAL_NAME;
  const known = legalName === company.legalName ? company : null;
  return {
    legalName,
    vatNumber: values.BRAND_VAT_NUMBER ?? known?.vatNumber ?? null,
    registerOffice: values.BRAND_REGISTER_OFFICE ?? known?.registerOffice ?? null,
    registerNumber: values.BRAND_REGISTER_NUMBER ?? known?.registerNumber ?? null,
    shareCapital: values.BRAND_SHARE_CAPITAL ?? known?.shareCapital ?? null,
    hasSoleShareholder: values.BRAND_SOLE_SHAREHOLDER ?? known?.hasSoleShareholder ?? null,
    isInLiquidation: values.BRAND_IN_LIQUIDATION ?? known?.isInLiquidation ?? null,
  };
}

/** A maker of another name is never shown with the pages of the default one. */
function socialOf(values: z.output<typeof environmentSchema>): Brand['social'] {
  const known = values.BRAND_NAME === defaultBrand.name ? defaultBrand.social : null;
  return {
    instagram: values.BRAND_INSTAGRAM ?? known?.instagram ?? null,
    facebook: values.BRAND_FACEBOOK ?? known?.facebook ?? null,
    youtube: values.BRAND_YOUTUBE ?? known?.youtube ?? null,
    pinterest: values.BRAND_PINTEREST ?? known?.pinterest ?? null,
  };
}
