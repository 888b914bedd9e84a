import type { Browser, Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from './visit.ts';

/** Longer, and browsers call it a long task: whoever presses something meanwhile waits. */
const longTaskMs = 50;

/** What `paceOf` gives for a usual machine: a slower one is given as much more time. */
const usualPaceMs = 40;

/** How long the page's machine takes for always the same work, in ms: the median of some rounds. */
const paceOf = (page: Page) =>
  page.evaluate(() => {
    const rounds = Array.from({ length: 9 }, () => {
      const start = performance.now();
      let sum = 0;
      for (let index = 0; index < 30_000_000; index++) sum += Math.sqrt(index);
      return sum > 0 ? performance.now() - start : 0;
    });
    return rounds.toSorted((one, other) => one - other)[4] ?? 0;
  });

const traceSchema = z.object({
  traceEvents: z.array(
    z.looseObject({
      name: z.string(),
      ph: z.string(),
      pid: z.number(),
      tid: z.number(),
      ts: z.number(),
      dur: z.optional(z.number()),
      tdur: z.optional(z.number()),
      args: z.optional(z.looseObject({ name: z.optional(z.unknown()) })),
    }),
  ),
});

/** What a page does in a task of its own, and the test's tool in its tasks does not. */
const work = new Set(['FunctionCall', 'EventDispatch', 'UpdateLayoutTree', 'Layout', 'Paint']);

/**
 * Processor time of the page's main thread in each of its tasks, in ms: what the machine does besides has no part in it.
 */
async function tasksDuring(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await act();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const { traceEvents } = traceSchema.parse(JSON.parse((await browser.stopTracing()).toString()));
  const thread = ({ pid, tid }: { pid: number; tid: number }) => `${pid} ${tid}`;
  const isNamed = (event: (typeof traceEvents)[number]) =>
    event.name === 'thread_name' && event.args?.name === 'CrRendererMain';
  const mains = new Set(traceEvents.filter(isNamed).map(thread));
  const ofPage = traceEvents.filter((event) => event.ph === 'X' && mains.has(thread(event)));
  const working = ofPage.filter(({ name }) => work.has(name));
  return ofPage
    .filter(
      (task) =>
        task.name.endsWith('RunTask') &&
        working.some(
          (part) =>
            thread(part) === thread(task) && part.ts >= task.ts && part.ts < task.ts + (task.dur ?? 0),
        ),
    )
    .map(({ tdur = 0 }) => tdur / 1000);
}

interface Interaction {
  what: string;
  /** A phone's window or a desk's. */
  width: number;
  press(page: Page): Promise<unknown>;
  /** What is there then. */
  opened(page: Page): Locator;
}

const inBanner = (name: string) => (page: Page) =>
  page.getByRole('banner').getByRole('button', { name }).click();

const interactions: Interaction[] = [
  {
    what: 'opening the menu',
    width: 390,
    press: inBanner('Menu'),
    opened: (page) => page.getByRole('dialog', { name: 'Menu' }),
  },
  {
    what: 'opening the search',
    width: 390,
    press: inBanner('Search'),
    opened: (page) => page.getByRole('dialog').getByRole('combobox'),
  },
  {
    what: 'opening the drawer of filters',
    width: 390,
    press: (page) => page.getByRole('button', { name: /^Filters/ }).click(),
    opened: (page) => page.getByRole('dialog', { name: 'Filters' }).getByRole('checkbox').first(),
  },
  {
    what: 'choosing a filter',
    width: 1440,
    press: (page) => page.locator('main form label', { hasText: /^Cream/ }).click(),
    opened: (page) => page.getByRole('link', { name: 'Remove filter: Cream' }),
  },
];

for (const { what, width, press, opened } of interactions) {
  test(`${what} never keeps the page from answering for long`, async ({ browser, page, visit }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit('/product-category/cookers');
    await page.waitForLoadState('networkidle');
    const tasks = await tasksDuring(browser, page, async () => {
      await press(page);
      await opened(page).waitFor();
    });
    expect(tasks.length).toBeGreaterThan(0);
    const most = longTaskMs * Math.max(1, (await paceOf(page)) / usualPaceMs);
    expect(tasks.filter((ms) => ms > most)).toEqual([]);
  });
}
