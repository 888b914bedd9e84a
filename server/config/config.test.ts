import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { environmentSchema } from './environment-schema.ts';

const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
const exampleVariables = Object.fromEntries(
  example
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => line.split(/=(.*)/s, 2)),
) as Record<string, string>;

const mails = {
  SMTP_URL: 'smtp://user:p%40ss@mail.example.com:587',
  MAIL_FROM: 'Calidora <web@calidora.example>',
  CONTACT_TO: 'sales@calidora.example',
  DEALER_TO: 'dealers@calidora.example, export@calidora.example',
};
const aStore = {
  STORE_URL: 'https://store.example/',
  STORE_KEY: 'ck_1',
  STORE_SECRET: 'cs_1',
  ...mails,
};

/** What stops the start; empty where nothing does. */
function faultsOf(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    return String(error);
  }
  return '';
}

describe('readConfig', () => {
  it('runs on embedded parts with nothing set', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, store: null, mail: null, redisUrl: null, publicUrl: null });
  });

  it('finds every variable in .env.example, with the default that it has there', () => {
    expect(Object.keys(exampleVariables).sort()).toEqual(Object.keys(environmentSchema.shape).sort());
    expect(readConfig(exampleVariables)).toEqual(readConfig({}));
  });

  it('reads a store and lets pictures come from its host', () => {
    expect(readConfig({ ...aStore, STORE_CATEGORIES: 'cookers:15, ovens:16' })).toMatchObject({
      store: {
        homeUrl: 'https://store.example',
        dialUrl: 'https://store.example',
        categoryIds: { cookers: 15, ovens: 16 },
      },
      mediaHosts: ['store.example'],
    });
  });

  it('takes lists with commas, of addresses, ranges, names, origins and hosts', () => {
    const config = readConfig({
      ...aStore,
      TRUST_PROXY: 'loopback, 10.0.0.0/8,fd00::/8, 192.0.2.1',
      CORS_ORIGINS: 'https://a.example, http://localhost:5173',
      MEDIA_HOSTS: 'Store.example, cdn.example:8443',
    });
    expect(config).toMatchObject({
      trustProxy: ['loopback', '10.0.0.0/8', 'fd00::/8', '192.0.2.1'],
      corsOrigins: ['https://a.example', 'http://localhost:5173'],
      mediaHosts: ['store.example', 'cdn.example:8443'],
    });
  });

  it('keeps a social address as it is and the path of a store in a folder', () => {
    const config = readConfig({
      ...aStore,
      STORE_URL: 'https://example.com/shop/',
      PUBLIC_URL: 'https://www.example.com/',
      BRAND_YOUTUBE: 'https://youtube.example/@calidora?sub=1',
    });
    expect(config.store?.homeUrl).toBe('https://example.com/shop');
    expect(config.publicUrl).toBe('https://www.example.com');
    expect(config.brand.social.youtube).toBe('https://youtube.example/@calidora?sub=1');
  });

  it('reads where mails go, whom they come from and how long enquiries stay', () => {
    expect(
      readConfig({ ...aStore, ACKNOWLEDGE_ENQUIRIES: 'false', ENQUIRY_RETENTION_DAYS: '7' }),
    ).toMatchObject({
      mail: {
        serverUrl: 'smtp://user:p%40ss@mail.example.com:587',
        from: { name: 'Calidora', address: 'web@calidora.example' },
        to: {
          contact: ['sales@calidora.example'],
          dealer: ['dealers@calidora.example', 'export@calidora.example'],
          safety: ['sales@calidora.example'],
          service: ['sales@calidora.example'],
        },
      },
      staffLanguage: 'it',
      acknowledgeEnquiries: false,
      enquiryRetentionMs: 7 * 86_400_000,
    });
    expect(readConfig({ ...aStore, MAIL_FROM: 'web@calidora.example' }).mail?.from).toEqual({
      name: '',
      address: 'web@calidora.example',
    });
  });

  it('writes to addresses as they are given, since a mail server may tell upper from lower case', () => {
    const mixed = {
      ...aStore,
      CONTACT_TO: 'Sales@calidora.example',
      DEALER_TO: 'A.B@b.it, C.D@d.it',
      SAFETY_TO: 'S@e.it',
      SERVICE_TO: 'R@e.it',
    };
    expect(readConfig(mixed).mail?.to).toEqual({
      contact: ['Sales@calidora.example'],
      dealer: ['A.B@b.it', 'C.D@d.it'],
      safety: ['S@e.it'],
      service: ['R@e.it'],
    });
  });

  it('takes the address and the registers of another company', () => {
    const { brand } = readConfig({
      BRAND_STREET: 'Via Roma 1',
      BRAND_POSTAL_CODE: '24100',
      BRAND_CITY: 'Lugano',
      BRAND_COUNTRY: 'CH',
      BRAND_LEGAL_NAME: 'Fuochi S.r.l.',
      BRAND_VAT_NUMBER: 'IT00000000000',
      BRAND_REGISTER_OFFICE: 'Bergamo',
      BRAND_REGISTER_NUMBER: 'BG-1',
      BRAND_SHARE_CAPITAL: '10000',
      BRAND_SOLE_SHAREHOLDER: 'true',
      BRAND_IN_LIQUIDATION: 'false',
    });
    const place = { street: 'Via Roma 1', postalCode: '24100', city: 'Lugano', country: 'CH' };
    expect(brand.postal).toEqual(place);
    expect(readConfig({}).brand.postal.country).toBe('IT');
    expect(brand.company).toEqual({
      legalName: 'Fuochi S.r.l.',
      vatNumber: 'IT00000000000',
      registerOffice: 'Bergamo',
      registerNumber: 'BG-1',
      shareCapital: 10_000,
      hasSoleShareholder: true,
      isInLiquidation: false,
    });
  });

  it('takes the year in which another maker began', () => {
    expect(readConfig({}).brand.foundedYear).toBe(1979);
    expect(readConfig({ BRAND_FOUNDED_YEAR: '1952' }).brand.foundedYear).toBe(1952);
  });

  it('takes the tagline of another maker', () => {
    expect(readConfig({}).brand.tagline).toBe('Skill for cooking');
    expect(readConfig({ BRAND_TAGLINE: 'Fire, well kept' }).brand.tagline).toBe('Fire, well kept');
  });

  it('says nothing of another company that the registers say of the default one', () => {
    expect(readConfig({ BRAND_LEGAL_NAME: 'Fuochi S.r.l.' }).brand.company).toEqual({
      legalName: 'Fuochi S.r.l.',
      vatNumber: null,
      registerOffice: null,
      registerNumber: null,
      shareCapital: null,
      hasSoleShareholder: null,
      isInLiquidation: null,
    });
  });

  it('gives another maker the social networks that it names, and none of the default one', () => {
    const none = { instagram: null, facebook: null, youtube: null, pinterest: null };
    const youtube = 'https://youtube.example/@fuochi';
    expect(readConfig({ BRAND_NAME: 'Fuochi' }).brand.social).toEqual(none);
    expect(
      readConfig({ BRAND_NAME: 'Fuochi', BRAND_YOUTUBE: youtube, BRAND_FACEBOOK: '' }).brand.social,
    ).toEqual({
      ...none,
      youtube,
    });
  });

  it.each([
    ['PORT', { PORT: '70000' }, 'PORT: expected a whole number from 1 to 65535'],
    ['PORT', { PORT: '0x1F90' }, 'PORT: expected a whole number from 1 to 65535'],
    ['PORT', { PORT: '3e3' }, 'PORT: expected a whole number from 1 to 65535'],
    ['PORT', { PORT: '80.5' }, 'PORT: expected a whole number from 1 to 65535'],
    ['PORT', { PORT: 'http' }, 'PORT: expected a whole number from 1 to 65535'],
    ['PUBLIC_URL', { PUBLIC_URL: 'www.example.com' }, 'PUBLIC_URL: expected an address such as'],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://a.example/shop' }, 'PUBLIC_URL: expected an address such as'],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://a.example/?a=b' }, 'PUBLIC_URL: expected an address such as'],
    ['STORE_URL', { ...aStore, STORE_URL: 'https://a.example/?a=b' }, 'STORE_URL: expected an address'],
    ['TRUST_PROXY', { TRUST_PROXY: 'proxy.example' }, 'TRUST_PROXY: expected addresses or ranges such as'],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY: expected addresses or ranges such as'],
    ['TRUST_PROXY', { TRUST_PROXY: '1' }, 'TRUST_PROXY: expected addresses or ranges such as'],
    ['CORS_ORIGINS', { CORS_ORIGINS: 'partner.example' }, 'CORS_ORIGINS: expected origins such as'],
    ['CORS_ORIGINS', { CORS_ORIGINS: 'https://a.example/b' }, 'CORS_ORIGINS: expected origins such as'],
    ['BRAND_COUNTRY', { BRAND_COUNTRY: 'Italy' }, 'BRAND_COUNTRY: expected two capital letters such as IT'],
    ['CORS_ORIGINS', { CORS_ORIGINS: '*' }, 'CORS_ORIGINS: expected origins such as'],
    ['MEDIA_HOSTS', { MEDIA_HOSTS: 'https://store.example' }, 'MEDIA_HOSTS: expected hosts such as'],
    ['MEDIA_HOSTS', { MEDIA_HOSTS: 'store.example, ,b.example' }, 'MEDIA_HOSTS: expected hosts such as'],
    ['MEDIA_HOSTS', { MEDIA_HOSTS: ' ' }, 'MEDIA_HOSTS: expected hosts such as'],
    ['BRAND_FOUNDED_YEAR', { BRAND_FOUNDED_YEAR: '52' }, 'BRAND_FOUNDED_YEAR: expected a whole number from'],
    ['BRAND_YOUTUBE', { BRAND_YOUTUBE: '@calidora' }, 'BRAND_YOUTUBE: expected an address such as'],
    ['DEFAULT_LANGUAGE', { DEFAULT_LANGUAGE: 'de' }, 'DEFAULT_LANGUAGE: expected en or it'],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL: expected fatal, error'],
    ['WEB_VITALS_SHARE', { WEB_VITALS_SHARE: '1.5' }, 'WEB_VITALS_SHARE: expected a number from 0 to 1'],
    ['STORE_KEY', { STORE_KEY: 'ck_1' }, 'STORE_KEY: has no effect without STORE_URL'],
    ['MAIL_FROM', { MAIL_FROM: 'a@b.example' }, 'MAIL_FROM: has no effect without SMTP_URL'],
    [
      'SMTP_URL',
      { ...aStore, SMTP_URL: 'mail.example.com:25' },
      'SMTP_URL: expected an address such as smtp',
    ],
    [
      'SMTP_URL',
      { ...aStore, SMTP_URL: 'https://mail.example' },
      'SMTP_URL: expected an address such as smtp',
    ],
    ['SMTP_URL', { ...aStore, SMTP_URL: 'smtp://a.example/?pool=1' }, 'SMTP_URL: expected an address such'],
    ['SMTP_URL', { ...aStore, SMTP_URL: 'smtp://me:100%@a.example' }, 'SMTP_URL: expected an address such'],
    ['MAIL_FROM', { ...aStore, MAIL_FROM: 'Calidora' }, 'MAIL_FROM: expected an e-mail address, or a name'],
    ['MAIL_FROM', { ...aStore, MAIL_FROM: 'A <a@b.it>\r\nBcc: c@d.it' }, 'MAIL_FROM: expected an e-mail'],
    ['MAIL_FROM', { ...aStore, MAIL_FROM: 'A, B <a@b.it>' }, 'MAIL_FROM: expected an e-mail address'],
    ['CONTACT_TO', { ...aStore, CONTACT_TO: 'a@b.it c@d.it' }, 'CONTACT_TO: expected e-mail addresses'],
    ['DEALER_TO', { ...aStore, DEALER_TO: 'Sales <a@b.it>' }, 'DEALER_TO: expected e-mail addresses'],
    ['STAFF_LANGUAGE', { STAFF_LANGUAGE: 'de' }, 'STAFF_LANGUAGE: expected en or it'],
    [
      'ACKNOWLEDGE_ENQUIRIES',
      { ACKNOWLEDGE_ENQUIRIES: 'yes' },
      'ACKNOWLEDGE_ENQUIRIES: expected true or false',
    ],
    [
      'ENQUIRY_RETENTION_DAYS',
      { ENQUIRY_RETENTION_DAYS: '1826' },
      'ENQUIRY_RETENTION_DAYS: expected a whole',
    ],
    ['ENQUIRY_RETENTION_DAYS', { ENQUIRY_RETENTION_DAYS: '0' }, 'ENQUIRY_RETENTION_DAYS: expected a whole'],
    ['SESSION_SECRET', { SESSION_SECRET: 'short' }, 'SESSION_SECRET: expected at least 32 characters'],
    ['REDIS_URL', { REDIS_URL: 'localhost:6379' }, 'REDIS_URL: expected an address such as redis://'],
    ['REDIS_URL', { REDIS_URL: 'redis://a.example/x' }, 'REDIS_URL: expected an address such as redis://'],
    [
      'STORE_WEBHOOK_SECRET',
      { ...aStore, STORE_WEBHOOK_SECRET: 'x'.repeat(15) },
      'STORE_WEBHOOK_SECRET: expected at least 16 characters',
    ],
    [
      'STORE_CATEGORIES',
      { ...aStore, STORE_CATEGORIES: 'sofas:3' },
      'STORE_CATEGORIES: expected pairs such as',
    ],
    [
      'STORE_CATEGORIES',
      { ...aStore, STORE_CATEGORIES: 'cookers:15,ovens:15' },
      'STORE_CATEGORIES: expected pairs such as cookers:15,ovens:16 (cookers, ovens, hobs, hoods, compact-products): entry 2 has the id of another',
    ],
    [
      'STORE_CATEGORIES',
      { ...aStore, STORE_CATEGORIES: 'cookers:15,cookers:16' },
      'entry 2 names a category again',
    ],
    ['STORE_CATEGORIES', { ...aStore, STORE_CATEGORIES: 'cookers:0' }, 'entry 1 has an id below 1'],
    ['BRAND_EMAIL', { BRAND_EMAIL: 'nobody' }, 'BRAND_EMAIL: expected an e-mail address'],
    ['BRAND_NAME', { BRAND_NAME: '  ' }, 'BRAND_NAME: expected a text'],
    ['STORE_KEY', { ...aStore, STORE_KEY: ' ' }, 'STORE_KEY: expected a text'],
    ['DATA_DIR', { DATA_DIR: '\t' }, 'DATA_DIR: expected a text'],
    [
      'LOGIN_DEFAULT_ROLE',
      { LOGIN_DEFAULT_ROLE: 'admin' },
      'LOGIN_DEFAULT_ROLE: expected partner or service',
    ],
    ['LOGIN_DEFAULT_ROLE', { ...aStore, LOGIN_DEFAULT_ROLE: 'partner' }, 'LOGIN_DEFAULT_ROLE: has no effect'],
    ['METRICS_PORT', { METRICS_PORT: '3000' }, 'METRICS_PORT: expected another port than PORT'],
    ['METRICS_PORT', { PORT: '9464' }, 'METRICS_PORT: expected another port than PORT'],
    ['STORE_URL', { ...aStore, STORE_URL: 'https://me:pw@a.example' }, 'STORE_URL: expected an address'],
    ['STORE_DIAL_URL', { ...aStore, STORE_DIAL_URL: 'http://me@a' }, 'STORE_DIAL_URL: expected an address'],
    ['SESSION_SECRET', { REDIS_URL: 'redis://a.example' }, 'SESSION_SECRET: expected at least 32 characters'],
    ['SESSION_SECRET', { REDIS_URL: 'redis://a.example' }, 'since REDIS_URL is set'],
    ['LOGIN_URL', { ...aStore, LOGIN_URL: 'https://me:pw@a.example/l' }, 'LOGIN_URL: expected an address'],
  ])('names %s and what it expects', (_name, environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });

  it('lists all faults at once and repeats no value, which might be a secret', () => {
    const wrong = { ...aStore, STORE_SECRET: '', PORT: 'cs_secret', CACHE_FRESH_S: 'cs_secret' };
    const message = faultsOf(wrong);
    expect(message).toMatch(/PORT.*\n.*CACHE_FRESH_S.*\n.*STORE_SECRET/);
    expect(message).not.toContain('cs_secret');
  });

  it('refuses addresses where nobody reads beside a mail server that sends', () => {
    const invented = {
      MAIL_FROM: 'Web <web@calidora.example>',
      CONTACT_TO: 'a@b.it, sales@calidora.EXAMPLE',
      DEALER_TO: 'example@dealers.it',
    };
    const message = faultsOf({ ...aStore, ...invented, SMTP_URL: 'smtps://smtp.provider.com:465' });
    expect(message).toMatch(/- MAIL_FROM: expected addresses that exist.*\n- CONTACT_TO: .*exist/);
    expect(message).not.toContain('DEALER_TO');
    for (const catcher of ['smtp://mail:1025', 'smtp://127.0.0.1:1025', 'smtp://mail.test']) {
      expect(readConfig({ ...aStore, ...invented, SMTP_URL: catcher }).mail?.serverUrl).toBe(catcher);
    }
  });

  it('wants the store and the mails once one of them is the operator’s own, and says so all at once', () => {
    const onlyStore = faultsOf({ STORE_URL: 'https://store.example' });
    for (const name of ['STORE_KEY', 'STORE_SECRET', 'SMTP_URL', 'MAIL_FROM', 'CONTACT_TO', 'DEALER_TO']) {
      expect(onlyStore).toMatch(new RegExp(`- ${name}: expected .*, since STORE_URL is set`));
    }
    const onlyMails = faultsOf(mails);
    for (const name of ['STORE_URL', 'STORE_KEY', 'STORE_SECRET']) {
      expect(onlyMails).toMatch(new RegExp(`- ${name}: expected .*, since SMTP_URL is set`));
    }
  });
});
