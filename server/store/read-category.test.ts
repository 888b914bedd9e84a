import { describe, expect, it } from 'vitest';
import { createRecordedLog } from '../testing/recorded-log.ts';
import { pageOf, scriptedStoreClient } from '../testing/scripted-store-client.ts';
import type { StorePage } from './classify-response.ts';
import { readCategory } from './read-category.ts';
import type { StoreQuery } from './sign-request.ts';
import { StoreFailure } from './store-failure.ts';

const aRecord = (id: number, more: Record<string, unknown> = {}) => ({
  id,
  type: 'simple',
  status: 'publish',
  catalog_visibility: 'visible',
  name: `Oven ${id}`,
  sku: `S${id}`,
  ...more,
});

const records = (count: number, more: (id: number) => Record<string, unknown> = () => ({})) =>
  Array.from({ length: count }, (_, index) => aRecord(index + 1, more(index + 1)));

async function read(answer: (query: StoreQuery) => StorePage | Promise<StorePage>) {
  const client = scriptedStoreClient(answer);
  const log = createRecordedLog();
  const result = await readCategory({
    client,
    category: 'ovens',
    id: 17,
    categoryOf: () => undefined,
    homeUrl: 'https://store.example',
    logger: log,
  });
  return {
    ...result,
    ids: result.records.map(({ id }) => id),
    pages: client.asked.map(({ page }) => page),
    client,
    log,
  };
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe('readCategory', () => {
  it('asks for published records by id, a hundred at a time, with the fields that it reads', async () => {
    const { client } = await read((query) => pageOf(records(1), query));
    expect(client.asked).toEqual([
      {
        category: '17',
        status: 'publish',
        orderby: 'id',
        order: 'asc',
        per_page: '100',
        page: '1',
        _fields: expect.stringMatching(/^id,.*meta_data/),
      },
    ]);
  });

  it.each([
    [0, 1],
    [1, 1],
    [99, 1],
    [100, 1],
    [101, 2],
    [223, 3],
    [400, 4],
    [1_150, 12],
  ])('reads a category of %i records in %i pages', async (count, pages) => {
    const all = records(count);
    const { ids, complete, pages: asked } = await read((query) => pageOf(all, query));
    expect(ids).toEqual(upTo(count));
    expect(complete).toBe(true);
    expect(asked).toEqual(upTo(pages).map(String));
  });

  it('gives the records in the order of the pages, whichever comes first', async () => {
    const all = records(450);
    const late = new Map<string, () => void>();
    const { ids } = await read((query) => {
      const answer = pageOf(all, query);
      if (query.page === '1') return answer;
      return new Promise((resolve) => {
        late.set(query.page ?? '', () => resolve(answer));
        // The last of the four that were asked for at once lets them all go, last first.
        if (late.size === 4) for (const go of [...late.values()].reverse()) go();
      });
    });
    expect(ids).toEqual(upTo(450));
  });

  it('has at most four pages under way', async () => {
    const all = records(2_000);
    let underWay = 0;
    let most = 0;
    await read(async (query) => {
      most = Math.max(most, ++underWay);
      await new Promise(setImmediate);
      underWay--;
      return pageOf(all, query);
    });
    expect(most).toBe(4);
  });

  it('goes on while pages are whole although the total says that there is no more', async () => {
    const all = records(250);
    const { ids, complete } = await read((query) => ({ ...pageOf(all, query), total: 7 }));
    expect(ids).toEqual(upTo(250));
    expect(complete).toBe(true);
  });

  it('stops at an empty page although the total promises more', async () => {
    const all = records(200);
    const { ids, complete } = await read((query) => ({ ...pageOf(all, query), total: 900 }));
    expect(ids).toEqual(upTo(200));
    expect(complete).toBe(true);
  });

  it('tells records apart by id when one comes on two pages', async () => {
    const all = records(150);
    const { ids } = await read((query) =>
      query.page === '2' ? { ...pageOf(all, query), body: all.slice(99) } : pageOf(all, query),
    );
    expect(ids).toEqual(upTo(150));
  });

  it('keeps what came before a page that fails, says that it is not complete, and logs it', async () => {
    const all = records(600);
    const { ids, complete, log } = await read((query) => {
      if (query.page === '3') throw new StoreFailure('gateway');
      return pageOf(all, query);
    });
    expect(ids).toEqual(upTo(200));
    expect(complete).toBe(false);
    expect(log.lines).toEqual([
      {
        level: 'warn',
        message: 'The list of a category broke off.',
        report: { category: 'ovens', page: 3, reason: 'gateway', records: 200 },
      },
    ]);
  });

  it('fails when the first page does', async () => {
    const failure = new StoreFailure('maintenance');
    await expect(
      read(() => {
        throw failure;
      }),
    ).rejects.toBe(failure);
  });

  it('ends when the store repeats one page for ever', async () => {
    const all = records(100);
    const { ids, complete, pages } = await read(() => ({ body: all, total: 100_000, totalPages: 1_000 }));
    expect(ids).toEqual(upTo(100));
    expect(complete).toBe(false);
    expect(pages.length).toBeLessThanOrEqual(5);
  });

  it('ends after a hundred pages of records that nobody may see', async () => {
    const { ids, complete, pages } = await read((query) => ({
      body: Array.from({ length: 100 }, (_, index) =>
        aRecord(Number(query.page) * 100 + index, { catalog_visibility: 'hidden' }),
      ),
      total: 1_000_000,
      totalPages: 10_000,
    }));
    expect(ids).toEqual([]);
    expect(complete).toBe(false);
    expect(pages).toHaveLength(100);
  });

  it('reads two thousand products in two languages, which are four thousand records', async () => {
    const all = records(4_000, (id) => ({ sku: `s${Math.ceil(id / 2)}` }));
    const { ids, complete, log } = await read((query) => pageOf(all, query));
    expect(ids).toHaveLength(4_000);
    expect(complete).toBe(true);
    expect(log.lines).toEqual([]);
  });

  it('reads no more than two thousand products, a record without SKU being one', async () => {
    const all = records(2_600, (id) => (id % 2 ? { sku: '' } : {}));
    const { ids, complete, pages, log } = await read((query) => pageOf(all, query));
    expect(ids).toEqual(upTo(2_000));
    expect(complete).toBe(true);
    expect(pages.length).toBeLessThanOrEqual(24);
    expect(log.lines).toMatchObject([{ level: 'warn', report: { mostProducts: 2_000 } }]);
  });

  it('leaves out records that are for the search only or that cannot be read, and keeps the page', async () => {
    const all = [
      aRecord(1),
      aRecord(2, { catalog_visibility: 'search' }),
      { id: 3, name: 'broken' },
      null,
      aRecord(5),
    ];
    const { ids, log } = await read((query) => pageOf(all, query));
    expect(ids).toEqual([1, 5]);
    expect(log.lines).toMatchObject([
      { level: 'warn', report: { recordId: 3, fields: expect.arrayContaining(['status']) } },
      { level: 'warn', report: { recordId: undefined } },
    ]);
  });

  it('counts a record of a child category among those of the category that was read', async () => {
    const all = [aRecord(1, { categories: [{ id: 21, slug: 'ovens-60' }] })];
    const { records: found } = await read((query) => pageOf(all, query));
    expect(found[0]?.categories).toEqual(['ovens']);
  });
});
