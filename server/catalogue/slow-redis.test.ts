import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { categories } from '@kitchen/shared/categories.ts';
import pino from 'pino';
import { Registry } from 'prom-client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { processClocks } from '../lib/clocks.ts';
import { openSharedRedis } from '../platform/redis/shared-redis.ts';
import { startRedis } from '../testing/start-redis.ts';
import { openCachedRecords } from './cached-records.ts';
import { createCatalogueMetrics } from './catalogue-metrics.ts';

it('a Redis that is too slow for all categories at once is told of once, and not for each', async () => {
  await using server = await startRedis();
  const dataDir = await mkdtemp(join(tmpdir(), 'slow-redis-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const log: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line) => log.push(JSON.parse(line).msg) });
  const redis = await openSharedRedis(server.url, logger);
  onTestFinished(() => redis.close());
  const readCategory = vi.fn(async () => ({ records: [], complete: true }));
  const { byCategory, close } = await openCachedRecords({
    store: { readCategory, search: vi.fn(), findBySku: vi.fn(), categoriesOf: vi.fn() },
    config: { dataDir, cache: { freshForMs: 60_000, staleForMs: 60_000 } },
    redis,
    logger,
    metrics: createCatalogueMetrics(new Registry(), () => [], processClocks.steadyNow),
    ...processClocks,
  });
  server.freeze();
  await Promise.all(categories.map((category) => byCategory.get(category)));
  server.thaw();
  await close();
  expect(readCategory).toHaveBeenCalledTimes(categories.length);
  expect(log).toContain('A cached answer could not be read from Redis');
  expect(log).toEqual([...new Set(log)]);
});
