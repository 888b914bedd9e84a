import { categories } from '@kitchen/shared/categories.ts';
import { expect, it } from 'vitest';
import { startTestSite } from '../testing/test-site.ts';

it.each(['/healthz', '/readyz'])('%s answers at once while the store takes its time', async (url) => {
  await using site = await startTestSite({ trouble: 'slow' });
  const answer = await site.app.inject(url);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
});

it('readiness tells which categories are known', async () => {
  await using site = await startTestSite({ trouble: 'slow' });
  expect((await site.app.inject('/readyz')).json()).toEqual({ status: 'ready', categories: [] });
  site.store.trouble(null);
  await site.knowCategories();
  expect((await site.app.inject('/readyz')).json()).toEqual({ status: 'ready', categories });
});
