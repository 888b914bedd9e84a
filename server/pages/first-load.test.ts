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
  /** Bytes of JavaScript after brotli: what React waits for, without what comes when it is idle. */
  const budgetBytes = 180_000;
  /** Pages with an enquiry, whose fields are pressed as soon as they are seen. */
  const enquiryBytes = 186_000;

  it.each([
    [paths.home, budgetBytes],
    [paths.collections, budgetBytes],
    [paths.collection('cookers'), budgetBytes],
    [paths.line({ category: 'cookers', slug: 'antique' }), budgetBytes],
    [paths.neroLine, budgetBytes],
    [paths.category('cookers'), budgetBytes],
    [paths.product('ANY'), budgetBytes],
    [paths.about(defaultBrand), budgetBytes],
    [paths.finder, budgetBytes],
    [paths.compare, budgetBytes],
    [paths.recalls, budgetBytes],
    [paths.contacts, enquiryBytes],
    [paths.dealers, enquiryBytes],
  ])('of %s preloads at most %i bytes of JavaScript', async (path, most) => {
    for (const language of languages) {
      const { entry, modules } = client.assets(
        await client.matchPage(path, language, defaultBrand),
        language,
      );
      expect(modules.length).toBeGreaterThan(0);
      const sizes = await Promise.all(
        [entry, ...modules].map(async (file) => (await stat(`${browserFolder}${file}.br`)).size),
      );
      expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(most);
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
    [paths.home, 76_300, 14_850],
    [paths.collections, 56_500, 11_800],
    [paths.line({ category: 'cookers', slug: 'antique' }), 66_650, 14_050],
    [paths.category('cookers'), 99_800, 15_400],
    [`${paths.category('cookers')}?color=cream`, 74_900, 13_500],
    [paths.product('AN100-BU'), 113_700, 19_000],
    [paths.about(defaultBrand), 54_600, 12_050],
    [paths.contacts, 58_800, 11_600],
    [`${paths.finder}?q=oven`, 79_500, 12_950],
  ])(
    'such as %s is at most %i bytes long, %i compressed, and waits for nothing else to be painted',
    async (path, mostBytes, mostCompressed) => {
      const { body, statusCode } = await site.app.inject(path);
      expect(statusCode).toBe(200);
      expect(Buffer.byteLength(body)).toBeLessThanOrEqual(mostBytes);
      expect(brotliCompressSync(body).length).toBeLessThanOrEqual(mostCompressed);
      const head = body.slice(0, body.indexOf('</head>')).replace(/<(noscript|template)>.*?<\/\1>/g, '');
      expect(
        head.match(/<link[^>]*\srel="stylesheet"(?! media="print,)[^>]*>|<script[^>]*\ssrc=[^>]*>/g),
      ).toBeNull();
      // Scripts come after what is seen first.
      expect(head).not.toMatch(/\srel="modulepreload"/);
    },
  );
});
