import type { Page } from '@playwright/test';
import { devices } from '@playwright/test';
import { auditedPages } from './audit/pages.ts';
import { expect, expectHydrated, test } from './visit.ts';

test.use(devices['Pixel 7']);

/** By page: bytes of the pictures that are fetched before it has loaded, and elements that React hydrates at once. */
const budgets: Record<string, { pictureBytes: number; elementsAtOnce: number }> = {
  home: { pictureBytes: 40_000, elementsAtOnce: 100 },
  collections: { pictureBytes: 40_000, elementsAtOnce: 200 },
  line: { pictureBytes: 40_000, elementsAtOnce: 230 },
  listing: { pictureBytes: 85_000, elementsAtOnce: 250 },
  filtered: { pictureBytes: 85_000, elementsAtOnce: 250 },
  sheet: { pictureBytes: 40_000, elementsAtOnce: 260 },
  about: { pictureBytes: 40_000, elementsAtOnce: 100 },
  contacts: { pictureBytes: 0, elementsAtOnce: 100 },
  search: { pictureBytes: 20_000, elementsAtOnce: 450 },
};

/** All that React does until a page is its own. */
const mostCommits = 40;

/** An element or component as React's tree holds it. */
interface Fiber {
  type: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** Notes after each commit of React how many elements are its own. */
async function watchCommits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const hydrated: number[] = [];
    const countElements = (fiber: Fiber | null): number =>
      fiber
        ? Number(typeof fiber.type === 'string') + countElements(fiber.child) + countElements(fiber.sibling)
        : 0;
    const ignored = () => undefined;
    Object.assign(window, {
      hydrated,
      // Where React looks for its developer tools.
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        checkDCE: ignored,
        onCommitFiberRoot: (_: number, root: { current: Fiber }) =>
          hydrated.push(countElements(root.current)),
        onCommitFiberUnmount: ignored,
        onPostCommitFiberRoot: ignored,
      },
    });
  });
}

for (const { name, path } of auditedPages) {
  test(`a phone fetches few pictures before ${name} has loaded, and hydrates it in small parts`, async ({
    page,
    visit,
  }) => {
    await watchCommits(page);
    await visit(path);
    await expectHydrated(page);
    const { pictureBytes, hydrated } = await page.evaluate(() => {
      const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const pictures = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
        (file) => file.startTime < (loading?.loadEventStart ?? 0) && /\.(avif|webp)$/.test(file.name),
      );
      return {
        pictureBytes: pictures.map(({ encodedBodySize }) => encodedBodySize),
        hydrated: (window as unknown as { hydrated: number[] }).hydrated,
      };
    });
    const budget = budgets[name];
    if (!budget) throw new Error(`There is no budget for ${name}`);
    expect(pictureBytes.length > 0).toBe(budget.pictureBytes > 0);
    expect(pictureBytes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(budget.pictureBytes);
    expect(hydrated.length).toBeGreaterThan(1);
    expect(hydrated.length).toBeLessThanOrEqual(mostCommits);
    const atOnce = hydrated.map((count, index) => count - (hydrated[index - 1] ?? 0));
    expect(Math.max(...atOnce)).toBeLessThanOrEqual(budget.elementsAtOnce);
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
