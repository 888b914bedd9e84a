import { readdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { defaultBrand } from '@kitchen/shared/brand.ts';
import { languages } from '@kitchen/shared/languages.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSite } from '../testing/test-site.ts';
import { loadBuiltClient, startSiteWithPages } from '../testing/test-site.ts';

const browserFolder = fileURLToPath(new URL('../../client/dist/browser', import.meta.url));

const client = await loadBuiltClient();

describe('a first visit', () => {
  /** Bytes of JavaScript after brotli: what React waits for, without the menu and what comes when it is idle. */
  const budgetBytes = 198_300;
  /** Long pages, whose lower parts come with them. */
  const longBytes = 215_900;

  it.each([
    [paths.home, budgetBytes],
    [paths.collections, budgetBytes],
    [paths.collection('cookers'), budgetBytes],
    [paths.line({ category: 'cookers', slug: 'antique' }), longBytes],
    [paths.neroLine, budgetBytes],
    [paths.category('cookers'), budgetBytes],
    [paths.product('ANY'), 223_900],
    [paths.about(defaultBrand), budgetBytes],
    [paths.finder, 202_600],
    [paths.compare, 199_200],
    [paths.recalls, budgetBytes],
    [paths.careOf('enamel'), budgetBytes],
    [paths.contacts, budgetBytes],
    [paths.support, budgetBytes],
    // A finder above the form.
    [paths.dealers, 204_400],
    [paths.dealer('any'), budgetBytes],
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

  it('fetches with a carousel only what it uses of Swiper', async () => {
    const files = await readdir(`${browserFolder}/assets`);
    const sizes = await Promise.all(
      files
        .filter((name) => /^(start-swiper|swiper)[\w.-]*\.js\.br$/.test(name))
        .map(async (name) => (await stat(`${browserFolder}/assets/${name}`)).size),
    );
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(20_500);
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

  /** Bytes of HTML, and of it after brotli: some dozens more or less, as the names of pictures are in each run. */
  const sizes = [
    [paths.home, 78_100, 15_400],
    [paths.collections, 58_500, 12_200],
    [paths.line({ category: 'cookers', slug: 'antique' }), 71_000, 14_900],
    [paths.category('cookers'), 99_900, 16_200],
    [`${paths.category('cookers')}?color=cream`, 81_500, 15_100],
    [paths.product('AN100-BU'), 138_800, 23_900],
    [paths.about(defaultBrand), 57_900, 12_600],
    [paths.contacts, 59_900, 12_000],
    [`${paths.finder}?q=oven`, 90_000, 14_800],
  ] as const;

  it.each(sizes)(
    'such as %s is at most %i bytes long, %i compressed, and waits for nothing else to be painted',
    async (path, mostBytes, mostCompressed) => {
      const { body, statusCode } = await site.app.inject(path);
      expect(statusCode).toBe(200);
      expect(Buffer.byteLength(body)).toBeLessThanOrEqual(mostBytes);
      expect(brotliCompressSync(body).length).toBeLessThanOrEqual(mostCompressed);
      const head = body.slice(0, body.indexOf('</head>')).replace(/<noscript>.*?<\/noscript>/g, '');
      expect(
        head.match(
          /<link[^>]*\srel="stylesheet"(?! media="print,)[^>]*>|<script(?! type="module")[^>]*\ssrc=[^>]*>/g,
        ),
      ).toBeNull();
      // Scripts come after what is seen first.
      expect(head).not.toMatch(/\s(rel="modulepreload"|type="module")/);
    },
  );

  it('has the rule of each class, which another may have left out as merged into others', async () => {
    const merged = new Set<string>();
    const shown = new Set<string>();
    for (const [path] of sizes) {
      const { body } = await site.app.inject(path);
      const names = /\/\*((?:\.k-\w+)+)\*\//.exec(body)?.[1]?.match(/k-\w+/g) ?? [];
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) merged.add(name);
      for (const [, classes = ''] of body.matchAll(/ class="([^"]*)"/g))
        for (const name of classes.match(/\bk-\w+/g) ?? []) shown.add(name);
    }
    expect([...merged].filter((name) => shown.has(name))).toEqual([]);
  });
});
