import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { apiPaths, paths } from '@kitchen/shared/paths.ts';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { scrape, sumOf } from '../../testing/scrape.ts';
import type { TestRedis } from '../../testing/start-redis.ts';
import { startRedis } from '../../testing/start-redis.ts';
import { startSiteWithPages, startTestSite } from '../../testing/test-site.ts';
import { createUnfoundSearches, openUnfoundTexts, unfoundFile } from './unfound-searches.ts';
import { daysKept, mayBeKept, mostTextsADay } from './unfound-texts.ts';

const dayMs = 24 * 60 * 60_000;

let redis: TestRedis;
let now: number;
let dataDir: string;

beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis[Symbol.asyncDispose]());
beforeEach(async () => {
  now = Date.UTC(2026, 10, 21, 9);
  dataDir = await mkdtemp(join(tmpdir(), 'unfound-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
});

describe.each(['a file', 'Redis'] as const)('what was sought and not found, in %s', (where) => {
  let commands: Redis | null = null;

  beforeEach(async () => {
    commands = where === 'Redis' ? new Redis(redis.url) : null;
    await commands?.flushall();
    onTestFinished(() => commands?.disconnect());
  });

  /** What a process of its own sees. */
  function openTexts() {
    const texts = openUnfoundTexts(dataDir, commands, () => now);
    onTestFinished(() => texts.close());
    return texts;
  }

  it('is shown once three different days have had it, whatever process it came to and whatever was restarted', async () => {
    const note = (text: string) => openTexts().note(`key of ${text}`, text);
    await note('fridge');
    await note('fridge');
    now += dayMs;
    await note('fridge');
    await note('mario rossi');
    expect(await openTexts().list()).toEqual([]);
    now += 5 * dayMs;
    await note('fridge');
    expect(await openTexts().list()).toEqual([{ text: 'fridge', days: 3 }]);
  });

  it('is not there as a text before', async () => {
    const texts = openTexts();
    for (const text of ['fridge', 'fridge', 'wine cooler']) await texts.note(`key of ${text}`, text);
    now += dayMs;
    await texts.note('key of fridge', 'fridge');
    const keys = (await commands?.keys('*')) ?? [];
    const held = commands
      ? JSON.stringify([keys, await commands.hgetall('unfound-texts')])
      : (
          await Promise.all([unfoundFile, `${unfoundFile}-wal`].map((name) => readFile(join(dataDir, name))))
        ).join();
    expect(held).toContain('key of fridge');
    expect(held.replaceAll('key of fridge', '')).not.toContain('fridge');
  });

  it('comes by the number of days, without what was only on the way to it, and is forgotten', async () => {
    const texts = openTexts();
    for (let day = 0; day < 4; day++) {
      for (const text of ['fri', 'fridge', 'cooler', ...(day > 0 ? ['wine bag'] : [])]) {
        await texts.note(`key of ${text}`, text);
      }
      now += dayMs;
    }
    expect(await texts.list()).toEqual([
      { text: 'cooler', days: 4 },
      { text: 'fridge', days: 4 },
      { text: 'wine bag', days: 3 },
    ]);
    now += (daysKept - 4) * dayMs;
    expect((await texts.list()).map(({ days }) => days)).toEqual([3, 3, 3]);
    now += dayMs;
    expect(await texts.list()).toEqual([]);
    await texts.note('key of freezer', 'freezer');
    expect(await texts.list()).toEqual([]);
  });

  it('is forgotten where nobody reads the list, too', async () => {
    const texts = openTexts();
    for (let day = 0; day < 4; day++) {
      await texts.note('key of fridge', 'fridge');
      now += dayMs;
    }
    now += (daysKept - 4) * dayMs;
    await texts.note('key of fridge', 'fridge');
    expect(await kept()).toEqual({ texts: 1, days: 4 });
    now += daysKept * dayMs;
    await texts.note('key of freezer', 'freezer');
    expect(await kept()).toMatchObject({ texts: 0 });

    async function kept() {
      if (commands) {
        return {
          texts: await commands.hlen('unfound-texts'),
          days: await commands.scard('unfound-days:key of fridge'),
        };
      }
      using file = new DatabaseSync(join(dataDir, unfoundFile), { readOnly: true });
      return {
        ...file
          .prepare('SELECT (SELECT count(*) FROM texts) AS texts, (SELECT count(*) FROM days) AS days')
          .get(),
      };
    }
  });

  it('is bounded in a day', async () => {
    const texts = openTexts();
    for (let day = 0; day < 3; day++) {
      await Promise.all(
        Array.from({ length: mostTextsADay }, (_, number) =>
          texts.note(`key ${number}`, `text ${number} of many`),
        ),
      );
      await texts.note('key of fridge', 'fridge');
      now += dayMs;
    }
    const listed = await texts.list();
    expect(listed).toHaveLength(mostTextsADay);
    expect(listed).not.toContainEqual(expect.objectContaining({ text: 'fridge' }));
  });
});

it.each([
  ['fridge', true],
  ['wine cooler 90 cm', true],
  ['anna@example.com', false],
  ['anna at 333 1234567', false],
  ['4111 1111', false],
  ['see https://example.com', false],
  ['12', false],
  ['a'.repeat(61), false],
  ['fri\u202Edge', false],
])('%s may be kept: %s', (text, isKept) => {
  expect(mayBeKept(text)).toBe(isKept);
});

it('opens its file before the first search', async () => {
  const open = vi.fn(() => openUnfoundTexts(dataDir, null, () => now));
  const searches = createUnfoundSearches({
    open,
    digest: (text) => text,
    logger: { warn: vi.fn() },
    now: () => now,
  });
  onTestFinished(() => searches.close());
  expect(open).toHaveBeenCalledTimes(1);
  searches.note('fridge');
  expect(open).toHaveBeenCalledTimes(1);
});

it('is told once of what cannot be written, without the text, and the search goes on', async () => {
  const warn = vi.fn();
  const searches = createUnfoundSearches({
    open: () => openUnfoundTexts(join('/dev/null', 'nowhere'), null, () => now),
    digest: (text) => text,
    logger: { warn },
    now: () => now,
  });
  for (const text of ['fridge', 'fridge', 'freezer', 'cooler']) searches.note(text);
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(warn).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(warn.mock.calls)).not.toContain('fridge');
});

it('is counted once where a page shows it, which says what the other language has', async () => {
  await using site = await startSiteWithPages();
  await site.knowCategories();
  expect((await site.app.inject(paths.searchFor('zebra', 1))).statusCode).toBe(200);
  expect(sumOf(await scrape(site), 'searches_total', {})).toBe(1);
});

it('is counted on each day on which the site is asked, by the API and without a text in log or metrics', async () => {
  await using site = await startTestSite();
  await site.knowCategories();
  const ask = (text: string, page = 1) => site.app.inject(apiPaths.search('en', text, page));
  for (let day = 0; day < 3; day++) {
    for (let times = 0; times < 2; times++) await ask('zebra');
    await ask('oven');
    await ask('purple oven');
    await ask('zebra', 2);
    site.clock.now += dayMs;
  }
  const texts = openUnfoundTexts(site.dataDir, null, () => site.clock.now);
  onTestFinished(() => texts.close());
  await vi.waitFor(async () =>
    expect(await texts.list()).toEqual([
      { text: 'purple oven', days: 3 },
      { text: 'zebra', days: 3 },
    ]),
  );
  const series = await scrape(site);
  expect(sumOf(series, 'searches_total', { outcome: 'none' })).toBe(3);
  expect(sumOf(series, 'searches_total', { outcome: 'nearly' })).toBe(3);
  expect(sumOf(series, 'searches_total', { outcome: 'found' })).toBeGreaterThan(0);
  expect(JSON.stringify(series) + site.log.join('')).not.toMatch(/zebra|purple/);
});
