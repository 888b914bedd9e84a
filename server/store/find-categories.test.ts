import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { readSample } from '../testing/read-sample.ts';
import { createRecordedLog } from '../testing/recorded-log.ts';
import { pageOf, scriptedStoreClient } from '../testing/scripted-store-client.ts';
import type { FindCategoriesOptions } from './find-categories.ts';
import { createCategoryFinder } from './find-categories.ts';
import type { StoreFailureKind } from './store-failure.ts';
import { StoreFailure } from './store-failure.ts';

const captured = JSON.parse(readSample('categories').body) as { id: number; slug: string }[];
const ids = { cookers: 16, ovens: 17, hobs: 18, hoods: 19, 'compact-products': 20 };

function aFinder(all: () => unknown[], more: Partial<FindCategoriesOptions> = {}) {
  const client = scriptedStoreClient((query) => pageOf(all(), query));
  const log = createRecordedLog();
  const find = createCategoryFinder({ client, given: {}, logger: log, now: () => 0, ...more });
  return { find, asked: client.asked, log };
}

describe('createCategoryFinder', () => {
  it('finds the ids by slug in a list that a store really gave, with one call for everybody', async () => {
    const { find, asked, log } = aFinder(() => captured);
    const [known] = await Promise.all([find(), find(), find()]);
    await find();
    expect(known?.ids).toEqual(ids);
    expect(asked).toHaveLength(1);
    expect(log.lines).toEqual([]);
  });

  describe('where the operator gave all ids', () => {
    const child = { id: 40, slug: 'ovens-60', parent: 17 };

    it('knows the children too, without anybody’s waiting for them', async () => {
      const { find, log } = aFinder(() => [...captured, child], { given: ids });
      expect((await find()).ids).toEqual(ids);
      await expect.poll(async () => (await find()).categoryOf(child)).toBe('ovens');
      expect(log.lines).toEqual([]);
    });

    it('asks once, and says so, where the key may not list categories', async () => {
      let now = 0;
      const refused = new StoreFailure('owner-cannot-see-products');
      const refuse = () => {
        throw refused;
      };
      const { find, asked, log } = aFinder(refuse, { given: ids, now: () => now });
      expect((await find()).ids).toEqual(ids);
      await expect.poll(() => log.lines).toMatchObject([{ level: 'info' }]);
      now = 86_400_000;
      expect((await find()).ids).toEqual(ids);
      expect(asked).toHaveLength(1);
      await expect(aFinder(refuse).find()).rejects.toBe(refused);
    });

    it('asks again after ten minutes when the store failed, and logs each kind of failure once', async () => {
      let now = 0;
      let kind: StoreFailureKind | undefined = 'gateway';
      const answer = () => {
        if (kind) throw new StoreFailure(kind);
        return [child];
      };
      const { find, asked, log } = aFinder(answer, { given: ids, now: () => now });
      for (now = 0; now < 1_800_000; now += 5_000) {
        expect((await find()).ids).toEqual(ids);
        await setImmediate();
      }
      expect(asked).toHaveLength(3);
      kind = 'unexpected-shape';
      await find();
      await expect.poll(() => log.lines).toHaveLength(2);
      expect(log.lines).toMatchObject([
        { level: 'warn', report: { kind: 'gateway' } },
        { level: 'warn', report: { kind: 'unexpected-shape' } },
      ]);
      kind = undefined;
      now += 600_000;
      await expect.poll(async () => (await find()).categoryOf(child)).toBe('ovens');
    });
  });

  describe('asked about a category that was made since', () => {
    const made = { id: 40, slug: 'ovens-60', parent: 17 };

    it.each([
      ['looked up', {}],
      ['given', ids],
    ])(
      'asks the store once more, and again after a minute at the earliest, with ids %s',
      async (_, given) => {
        let now = 0;
        let all: unknown[] = captured;
        const { find, asked } = aFinder(() => all, { given, now: () => now });
        await find();
        await setImmediate();
        now = 60_000;
        expect((await find([made])).categoryOf(made)).toBeUndefined();
        all = [...captured, made];
        now = 119_999;
        expect((await find([made])).categoryOf(made)).toBeUndefined();
        now = 120_000;
        expect((await find([made])).categoryOf(made)).toBe('ovens');
        now = 86_400_000;
        for (const known of captured) await find([known, made]);
        expect(asked).toHaveLength(3);
      },
    );

    it('goes on with what it knows where the store fails then', async () => {
      let now = 0;
      let isDown = false;
      const { find } = aFinder(
        () => {
          if (isDown) throw new StoreFailure('gateway');
          return captured;
        },
        { now: () => now },
      );
      await find();
      isDown = true;
      now = 60_000;
      expect((await find([made])).ids).toEqual(ids);
      now = 60_001;
      expect((await find()).ids).toEqual(ids);
    });
  });

  it('prefers an id that the operator gave to the slug', async () => {
    const { find } = aFinder(() => captured, { given: { cookers: 99 } });
    const { ids: found, categoryOf } = await find();
    expect(found).toEqual({ ...ids, cookers: 99 });
    expect(categoryOf({ id: 99, slug: 'cucine' })).toBe('cookers');
    expect(categoryOf({ id: 16, slug: 'cookers' })).toBeUndefined();
  });

  it('counts children, and theirs, as the category above them', async () => {
    const { find } = aFinder(() => [
      ...captured,
      { id: 40, slug: 'ovens-60', parent: 17 },
      { id: 41, slug: 'ovens-60-white', parent: 40 },
      { id: 50, slug: 'sale', parent: 0 },
      { id: 60, slug: 'a', parent: 61 },
      { id: 61, slug: 'b', parent: 60 },
    ]);
    const { categoryOf } = await find();
    expect(categoryOf({ id: 41, slug: 'ovens-60-white' })).toBe('ovens');
    expect(categoryOf({ id: 50, slug: 'sale' })).toBeUndefined();
    expect(categoryOf({ id: 60, slug: 'a' })).toBeUndefined();
  });

  it('reads further pages of a long list', async () => {
    const many = Array.from({ length: 130 }, (_, index) => ({
      id: 1_000 + index,
      slug: `x${index}`,
      parent: 0,
    }));
    const { find, asked } = aFinder(() => [...many, ...captured]);
    expect((await find()).ids).toEqual(ids);
    expect(asked.map(({ page }) => page)).toEqual(['1', '2']);
  });

  it('names the categories that the store does not have, and looks again after a while', async () => {
    let now = 0;
    let all = captured.filter(({ slug }) => slug !== 'hoods');
    const { find, asked, log } = aFinder(() => all, { now: () => now });
    expect((await find()).ids.hoods).toBeUndefined();
    expect(log.lines).toMatchObject([{ level: 'warn', report: { missing: ['hoods'] } }]);
    all = captured;
    now = 599_999;
    expect((await find()).ids.hoods).toBeUndefined();
    now = 600_000;
    await expect.poll(async () => (await find()).ids.hoods).toBe(19);
    expect(asked).toHaveLength(2);
  });

  it('asks again after a failure, but not at once', async () => {
    let now = 0;
    let calls = 0;
    const client = scriptedStoreClient((query) => {
      if (++calls === 1) throw new StoreFailure('gateway');
      return pageOf(captured, query);
    });
    const find = createCategoryFinder({ client, given: {}, logger: createRecordedLog(), now: () => now });
    await expect(find()).rejects.toMatchObject({ kind: 'gateway' });
    now = 4_999;
    await expect(find()).rejects.toMatchObject({ kind: 'gateway' });
    expect(calls).toBe(1);
    now = 5_000;
    expect((await find()).ids).toEqual(ids);
  });

  it('passes over entries that are no categories', async () => {
    const { find } = aFinder(() => [null, { id: 'x', slug: 'cookers' }, { id: 16, slug: 'cookers' }]);
    expect((await find()).ids).toEqual({ cookers: 16 });
  });
});
