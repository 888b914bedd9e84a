import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { environmentSchema, readConfig } from './config.ts';

const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
const exampleVariables = Object.fromEntries(
  example
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => line.split(/=(.*)/s, 2)),
) as Record<string, string>;

const aStore = { STORE_URL: 'https://store.example/', STORE_KEY: 'ck_1', STORE_SECRET: 'cs_1' };

describe('readConfig', () => {
  it('runs on embedded parts with nothing set', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, store: null, defaultLanguage: 'en', publicUrl: null });
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

  it('takes the address and the registers of another company', () => {
    const { brand } = readConfig({
      BRAND_STREET: 'Via Roma 1',
      BRAND_POSTAL_CODE: '24100',
      BRAND_CITY: 'Bergamo',
      BRAND_LEGAL_NAME: 'Fuochi S.r.l.',
      BRAND_VAT_NUMBER: 'IT00000000000',
      BRAND_REGISTER_NUMBER: 'BG-1',
    });
    expect(brand.postal).toEqual({ street: 'Via Roma 1', postalCode: '24100', city: 'Bergamo' });
    expect(brand.company).toEqual({
      legalName: 'Fuochi S.r.l.',
      vatNumber: 'IT00000000000',
      registerNumber: 'BG-1',
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
    ['CORS_ORIGINS', { CORS_ORIGINS: '*' }, 'CORS_ORIGINS: expected origins such as'],
    ['MEDIA_HOSTS', { MEDIA_HOSTS: 'https://store.example' }, 'MEDIA_HOSTS: expected hosts such as'],
    ['MEDIA_HOSTS', { MEDIA_HOSTS: 'store.example, ,b.example' }, 'MEDIA_HOSTS: expected hosts such as'],
    ['MEDIA_HOSTS', { MEDIA_HOSTS: ' ' }, 'MEDIA_HOSTS: expected hosts such as'],
    ['BRAND_YOUTUBE', { BRAND_YOUTUBE: '@calidora' }, 'BRAND_YOUTUBE: expected an address such as'],
    ['DEFAULT_LANGUAGE', { DEFAULT_LANGUAGE: 'de' }, 'DEFAULT_LANGUAGE: expected en or it'],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL: expected fatal, error'],
    ['STORE_KEY', { STORE_URL: 'https://store.example' }, "STORE_KEY: expected the store's REST API key"],
    [
      'STORE_SECRET',
      { STORE_URL: 'https://store.example' },
      "STORE_SECRET: expected the store's REST API secret",
    ],
    ['STORE_KEY', { STORE_KEY: 'ck_1' }, 'STORE_KEY: has no effect without STORE_URL'],
    [
      'STORE_CATEGORIES',
      { ...aStore, STORE_CATEGORIES: 'sofas:3' },
      'STORE_CATEGORIES: expected pairs such as',
    ],
    ['BRAND_EMAIL', { BRAND_EMAIL: 'nobody' }, 'BRAND_EMAIL: expected an e-mail address'],
  ])('names %s and what it expects', (_name, environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });

  it('lists all faults at once and repeats no value, which might be a secret', () => {
    const wrong = { ...aStore, STORE_SECRET: '', PORT: 'cs_secret', CACHE_FRESH_S: 'cs_secret' };
    const message = (() => {
      try {
        readConfig(wrong);
      } catch (error) {
        return String(error);
      }
      return '';
    })();
    expect(message).toMatch(/PORT.*\n.*CACHE_FRESH_S.*\n.*STORE_SECRET/);
    expect(message).not.toContain('cs_secret');
  });
});
