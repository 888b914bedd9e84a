import { devices } from '@playwright/test';
import { auditedPages } from './audit/pages.ts';
import { expect, test } from './visit.ts';

test.use(devices['Pixel 7']);

/** By page: bytes of the pictures that are fetched before it has loaded. */
const budgets: Record<string, number> = {
  home: 40_000,
  collections: 40_000,
  line: 40_000,
  listing: 85_000,
  filtered: 85_000,
  // With the next one of the gallery, which asks for it once it is hydrated: on a quick line before the load.
  sheet: 60_000,
  about: 40_000,
  contacts: 0,
  // Cards as a listing's, fewer to a first window.
  search: 45_000,
};

for (const { name, path } of auditedPages) {
  test(`a phone fetches few pictures before ${name} has loaded`, async ({ page, visit }) => {
    // Once for the server, which makes its pictures meanwhile: on a busy machine that takes longer than all scripts.
    await visit(path);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
    await visit(path);
    const bytes = await page.evaluate(() => {
      const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const pictures = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
        (file) => file.startTime < (loading?.loadEventStart ?? 0) && /\.(avif|webp)$/.test(file.name),
      );
      return pictures.map(({ encodedBodySize }) => encodedBodySize);
    });
    const budget = budgets[name];
    if (budget === undefined) throw new Error(`There is no budget for ${name}`);
    expect(bytes.length > 0).toBe(budget > 0);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(budget);
  });
}

test('pictures further down do not share the line with the one that is seen first', async ({ page }) => {
  const first = Promise.withResolvers<void>();
  const others: string[] = [];
  await page.route('**/*.{avif,webp}', async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path.includes('home-hero')) await first.promise;
    else others.push(path);
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let frame = 0; frame < 3; frame++) await nextFrame();
    // Whatever was asked for before is known once this has come.
    await fetch('/favicon.svg');
  });
  expect(others).toEqual([]);
  first.resolve();
  await expect.poll(() => others.length).toBeGreaterThan(0);
});
