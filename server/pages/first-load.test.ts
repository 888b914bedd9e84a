import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { defaultBrand } from '@kitchen/shared/brand.ts';
import { languages } from '@kitchen/shared/languages.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestSite } from '../testing/test-site.ts';
import { loadBuiltClient, startSiteWithPages } from '../testing/test-site.ts';

vi.setConfig({ testTimeout: 30_000 });

const browserFolder = fileURLToPath(new URL('../../client/dist/browser', import.meta.url));

const client = await loadBuiltClient();

describe('a first visit', () => {
  /** Bytes of JavaScript after brotli, by page: what the page waits for, without what comes when it is idle. */
  it.each([
    [paths.home, 141_000],
    [paths.collections, 146_000],
    [paths.collection('cookers'), 148_000],
    [paths.line({ category: 'cookers', slug: 'antique' }), 148_000],
    [paths.neroLine, 146_000],
    [paths.category('cookers'), 145_700],
    [paths.product('ANY'), 146_200],
    [paths.about(defaultBrand), 144_000],
    [paths.finder, 143_000],
    [paths.compare, 150_900],
    [paths.recalls, 143_000],
    [paths.contacts, 151_000],
    [paths.dealers, 150_600],
  ])('of %s preloads at most %i bytes of JavaScript', async (path, budgetBytes) => {
    for (const language of languages) {
      const { entry, modules } = client.assets(
        await client.matchPage(path, language, defaultBrand),
        language,
      );
      expect(modules.length).toBeGreaterThan(0);
      const sizes = await Promise.all(
        [entry, ...modules].map(async (file) => (await stat(`${browserFolder}${file}.br`)).size),
      );
      expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(budgetBytes);
    }
  });

  it('fetches both typefaces at once', async () => {
    const page = await client.matchPage('/', 'en', defaultBrand);
    expect(client.assets(page, 'en').fonts).toEqual([
      expect.stringContaining('cormorant-garamond'),
      expect.stringContaining('instrument-sans'),
    ]);
  });
});

describe('a page', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startSiteWithPages({ client });
  });
  afterAll(() => site[Symbol.asyncDispose]());

  /** Bytes of HTML, and of it after brotli. */
  it.each([
    [paths.home, 68_600, 14_250],
    [paths.collections, 52_200, 11_200],
    [paths.line({ category: 'cookers', slug: 'antique' }), 62_600, 13_480],
    [paths.category('cookers'), 89_300, 14_500],
    [`${paths.category('cookers')}?color=cream`, 67_900, 12_850],
    [paths.product('AN100-BU'), 87_700, 17_000],
    [paths.about(defaultBrand), 53_900, 11_900],
    [paths.contacts, 44_500, 10_150],
    [`${paths.finder}?q=oven`, 74_000, 12_450],
  ])(
    'such as %s is at most %i bytes long, %i compressed, and waits for nothing else to be painted',
    async (path, mostBytes, mostCompressed) => {
      const { body, statusCode } = await site.app.inject(path);
      expect(statusCode).toBe(200);
      expect(Buffer.byteLength(body)).toBeLessThanOrEqual(mostBytes);
      expect(brotliCompressSync(body).length).toBeLessThanOrEqual(mostCompressed);
      const head = body.slice(0, body.indexOf('</head>')).replace(/<(noscript|template)>.*?<\/\1>/g, '');
      expect(
        head.match(/<link[^>]*\srel="stylesheet"(?! media="print")[^>]*>|<script[^>]*\ssrc=[^>]*>/g),
      ).toBeNull();
      // Scripts come after what is seen first.
      expect(head).not.toMatch(/\srel="modulepreload"/);
    },
  );
});
