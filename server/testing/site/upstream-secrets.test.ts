import { categories } from '@kitchen/shared/categories.ts';
import { apiPaths } from '@kitchen/shared/paths.ts';
import { describe, expect, it } from 'vitest';
import type { TroubleKind } from '../../demo/store/troubles.ts';
import { manyProducts } from '../many-products.ts';
import { loadBuiltClient, startTestSite } from '../test-site.ts';

/** Whole servers start here, which takes its time where other work goes on. */
describe('what the store answers, and its key,', () => {
  const upstream =
    // Names of pictures are random letters, so a key is known by more than its beginning.
    /c[ks]_[0-9a-f]{8}|oauth|wp-json|wp-content|wp_die|store\.example|127\.0\.0\.1|plugins\/|critical error|database connection|scheduled maintenance|Bad Gateway|nginx|WooCommerce|The shop/i;
  const addresses = [
    '/',
    ...categories.map((category) => `/product-category/${category}`),
    '/product/MX90-PT',
    '/product/NEVER-SEEN',
    '/robots.txt',
    '/sitemap.xml',
    '/readyz',
    '/api/openapi.json',
    apiPaths.categories,
    ...categories.map((category) => apiPaths.listing('it', category, {}, 1)),
    apiPaths.product('en', 'MX90-PT'),
    apiPaths.product('en', 'NEVER-SEEN'),
    apiPaths.search('en', 'oven'),
    '/media/352/x',
  ];

  it.each<TroubleKind | 'no trouble'>([
    'no trouble',
    'maintenance',
    'php-fatal',
    'database-refused',
    'printed-warning',
    'redirect-to-https',
    'bad-gateway',
    'html-page',
    'authorization-stripped',
    'broken-json',
    'unasked-brotli',
    'connection-reset',
  ])('is in no answer and no line of the log (%s)', async (trouble) => {
    await using own = await startTestSite({
      client: await loadBuiltClient(),
      products: manyProducts(5),
      ...(trouble !== 'no trouble' && { trouble }),
    });
    const secrets = [own.store.key, own.store.secret, new URL(own.store.dialUrl).host];
    for (const address of addresses) {
      const answer = await own.app.inject(address);
      const text = `${JSON.stringify(answer.headers)}\n${answer.body}`;
      expect({ address, found: upstream.exec(text)?.[0] }).toEqual({ address, found: undefined });
      for (const secret of secrets) expect(text).not.toContain(secret);
    }
    if (trouble !== 'no trouble') expect(own.log.length).toBeGreaterThan(0);
    for (const line of own.log) {
      for (const secret of secrets) expect(line).not.toContain(secret);
      expect(line).not.toMatch(/oauth_|plugins\/old|critical error on this website|wp_die<|<html/i);
    }
  });
});
