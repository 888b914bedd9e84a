import { listingSchema } from '@kitchen/shared/listing.ts';
import { apiPaths } from '@kitchen/shared/paths.ts';
import { picturePath } from '@kitchen/shared/pictures.ts';
import { expect, it } from 'vitest';
import { scrape, sumOf } from '../testing/scrape.ts';
import { startTestSite } from '../testing/test-site.ts';

it('pictures show in the metrics as made once and had from memory after that', async () => {
  await using site = await startTestSite();
  await site.knowCategories();
  const listing = listingSchema.parse((await site.app.inject(apiPaths.listing('en', 'hobs', {}, 1))).json());
  const source = listing.items.find(({ picture }) => picture)?.picture?.source ?? '';
  for (const _ of [1, 2, 3]) {
    expect((await site.app.inject(picturePath(source, 176, 'webp'))).statusCode).toBe(200);
  }
  const series = await scrape(site);
  expect(sumOf(series, 'picture_lookups_total', { outcome: 'made' })).toBe(1);
  expect(sumOf(series, 'picture_lookups_total', { outcome: 'memory' })).toBe(2);
  expect(sumOf(series, 'picture_resizes_total', { outcome: 'made' })).toBe(1);
  expect(sumOf(series, 'picture_resize_duration_seconds_count')).toBe(1);
  expect(sumOf(series, 'picture_fetches_total', { outcome: 'fetched' })).toBe(1);
  expect(sumOf(series, 'picture_resizes')).toBe(0);
});
