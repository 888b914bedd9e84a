import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { DiskShelf } from './disk-shelf.ts';

let folder: string;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'shelf-')), 'not-yet-there');
});

afterEach(() => rm(join(folder, '..'), { recursive: true }));

const open = (warn = vi.fn()) => ({
  warn,
  shelf: new DiskShelf({ folder, schema: z.array(z.string()), warn }),
});
const entry = (key: string, ...value: string[]) => ({ key, value, complete: true, storedAt: 1 });

describe('DiskShelf', () => {
  it('gives back what was written, the last version of each key', async () => {
    const { shelf } = open();
    shelf.write(entry('sku:A/1 %', 'old'));
    shelf.write(entry('sku:A/1 %', 'new'));
    shelf.write(entry('category:ovens', 'x', 'y'));
    await shelf.flush();
    const kept = await open().shelf.readAll();
    expect(kept.sort((a, b) => a.key.localeCompare(b.key))).toEqual([
      expect.objectContaining(entry('category:ovens', 'x', 'y')),
      expect.objectContaining(entry('sku:A/1 %', 'new')),
    ]);
  });

  it('forgets what was removed', async () => {
    const { shelf } = open();
    shelf.write(entry('a', '1'));
    shelf.remove('a');
    await shelf.flush();
    expect(await shelf.readAll()).toEqual([]);
  });

  it.each([
    ['half a file', '{"version":1,"key":"a","val'],
    ['another version', '{"version":0,"key":"a","complete":true,"storedAt":1,"value":["x"]}'],
    ['a value of another shape', '{"version":1,"key":"a","complete":true,"storedAt":1,"value":[1]}'],
  ])('drops %s with a warning and keeps the rest', async (_what, content) => {
    const { shelf, warn } = open();
    shelf.write(entry('good', 'x'));
    await shelf.flush();
    await writeFile(join(folder, `${'0'.repeat(64)}.json`), content);
    expect((await shelf.readAll()).map(({ key }) => key)).toEqual(['good']);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('clears away what a write left that was cut off', async () => {
    const { shelf, warn } = open();
    shelf.write(entry('good', 'x'));
    await shelf.flush();
    await writeFile(join(folder, `${'0'.repeat(64)}.json.1.new`), '{"version":1');
    expect((await shelf.readAll()).map(({ key }) => key)).toEqual(['good']);
    expect(await readdir(folder)).toHaveLength(1);
    expect(warn).not.toHaveBeenCalled();
  });

  it('warns and goes on where nothing can be written', async () => {
    await writeFile(folder, 'a file where the folder should be');
    const { shelf, warn } = open();
    shelf.write(entry('a', '1'));
    await shelf.flush();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(await shelf.readAll()).toEqual([]);
  });
});
