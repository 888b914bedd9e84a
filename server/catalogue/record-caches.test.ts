import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createLogger } from '../platform/logging/create-logger.ts';
import type { Store } from '../store/store.ts';
import { createRecordCaches } from './record-caches.ts';

it('a refresh that goes wrong tells the log of which cache it was, not what was searched for', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'record-caches-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const log: string[] = [];
  let fails = false;
  const answer = async () => {
    if (fails) throw new TypeError('A fault of this site');
    return [];
  };
  const store: Store = {
    readCategory: async () => ({ records: await answer(), complete: true }),
    findBySku: answer,
    search: answer,
    categoriesOf: async () => [],
  };
  const clock = { now: 1_000_000 };
  const caches = createRecordCaches({
    store,
    config: { dataDir, cache: { freshForMs: 1_000, staleForMs: 1_000_000 } },
    group: null,
    logger: createLogger('info', { write: (line) => log.push(line) }),
    now: () => clock.now,
  });
  await caches.bySearch.get('anna rossi');
  fails = true;
  clock.now += 2_000;
  await caches.bySearch.get('anna rossi');
  await vi.waitFor(() => expect(log.join()).toContain('A refresh failed'));
  expect(log.join()).toContain('"cache":"searches"');
  expect(log.join()).not.toContain('anna');
  await caches.close();
});
