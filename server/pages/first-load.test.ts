import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { defaultBrand } from '@kitchen/shared/brand.ts';
import { languages } from '@kitchen/shared/languages.ts';
import { expect, it } from 'vitest';
import { loadBuiltClient } from '../testing/test-site.ts';

const browserFolder = fileURLToPath(new URL('../../client/dist/browser', import.meta.url));

/** JavaScript of a first visit to a listing, in bytes after brotli. */
const budgetBytes = 165_000;

it.each(languages)('a first visit to a listing loads little JavaScript (%s)', async (language) => {
  const client = await loadBuiltClient();
  const page = await client.matchPage('/product-category/cookers', language, defaultBrand);
  const { entry, modules } = client.assets(page, language);
  expect(modules.length).toBeGreaterThan(0);
  const sizes = await Promise.all(
    [entry, ...modules].map(async (file) => (await stat(`${browserFolder}${file}.br`)).size),
  );
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(budgetBytes);
});

it('a first visit fetches both typefaces at once', async () => {
  const client = await loadBuiltClient();
  const page = await client.matchPage('/', 'en', defaultBrand);
  expect(client.assets(page, 'en').fonts).toEqual([
    expect.stringContaining('cormorant-garamond'),
    expect.stringContaining('instrument-sans'),
  ]);
});
