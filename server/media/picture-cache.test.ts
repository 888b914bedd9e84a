import { mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PictureCache } from './picture-cache.ts';

let folder: string;
const warn = vi.fn();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'picture-cache-'));
  warn.mockClear();
  clock = Date.now();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

let clock: number;
const openCache = (byteCap = 1_000_000, where = folder) =>
  PictureCache.open({ folder: where, byteCap, warn, now: () => clock });

const bytesOf = async (cache: PictureCache, key: string) => (await cache.read(key))?.bytes.toString();

async function onlyFile(): Promise<string> {
  const names = await readdir(folder);
  expect(names).toHaveLength(1);
  return join(folder, names[0] ?? '');
}

test('gives back what was written, also after it is opened anew', async () => {
  const written = await (await openCache()).write('a', Buffer.from('first'));
  const reopened = await openCache();
  const read = await reopened.read('a');
  expect(read).toEqual(written);
  expect(read?.bytes.toString()).toBe('first');
  expect(await reopened.read('b')).toBeNull();
});

test('what is written later takes the place of what was there', async () => {
  const cache = await openCache();
  await cache.write('a', Buffer.from('first'));
  await cache.write('a', Buffer.from('second'));
  expect(await bytesOf(cache, 'a')).toBe('second');
  expect((await readFile(await onlyFile())).toString()).toBe('second');
});

test('a file that was cut short is dropped, and can be written again', async () => {
  const cache = await openCache();
  await cache.write('a', Buffer.from('whole'));
  await truncate(await onlyFile(), 3);
  const reopened = await openCache();
  expect(await reopened.read('a')).toBeNull();
  expect(reopened.has('a')).toBe(false);
  await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]));
  await reopened.write('a', Buffer.from('whole'));
  expect(await bytesOf(reopened, 'a')).toBe('whole');
});

test('a file that was altered or erased is not given out', async () => {
  const cache = await openCache();
  await cache.write('a', Buffer.from('whole'));
  await writeFile(await onlyFile(), 'other');
  expect(await cache.read('a')).toBeNull();
  await cache.write('b', Buffer.from('whole'));
  await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(1));
  await rm(await onlyFile());
  expect(await cache.read('b')).toBeNull();
});

test('above the cap the longest unread goes, from disk too', async () => {
  const cache = await openCache(3 * 4096);
  for (const key of ['a', 'b', 'c']) await cache.write(key, Buffer.from(key));
  await cache.read('a');
  cache.touch('b');
  await cache.write('d', Buffer.from('d'));
  expect(['a', 'b', 'c', 'd'].map((key) => cache.has(key))).toEqual([true, true, false, true]);
  await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(3));
});

test('a smaller cap is met when the folder is opened, the longest unread going first', async () => {
  const cache = await openCache();
  const paths: string[] = [];
  for (const [age, key] of ['a', 'b', 'c'].entries()) {
    const { hash } = await cache.write(key, Buffer.from(key));
    const path = join(folder, (await readdir(folder)).find((name) => name.endsWith(hash)) ?? '');
    await utimes(path, 1000 + age, 1000 + age);
    paths.push(path);
  }
  await cache.read('a');
  await vi.waitFor(async () => expect((await stat(paths[0] ?? '')).mtimeMs).toBeGreaterThan(1_002_000));
  const reopened = await openCache(2 * 4096);
  expect(['a', 'b', 'c'].map((key) => reopened.has(key))).toEqual([true, false, true]);
  await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(2));
});

test('readings from memory are noted on disk too, once in ten minutes', async () => {
  const cache = await openCache();
  const pathOf = async (key: string) => {
    const { hash } = await cache.write(key, Buffer.from(key));
    const path = join(folder, (await readdir(folder)).find((name) => name.endsWith(hash)) ?? '');
    await utimes(path, 1000, 1000);
    return path;
  };
  const early = await pathOf('early');
  clock += 5 * 60_000;
  const late = await pathOf('late');
  clock += 5 * 60_000;
  cache.touch('late');
  cache.touch('early');
  await vi.waitFor(async () => expect((await stat(early)).mtimeMs).toBeCloseTo(clock, -1));
  expect((await stat(late)).mtimeMs).toBe(1_000_000);
});

test('what is larger than the cap is not kept', async () => {
  const cache = await openCache(4096);
  expect((await cache.write('a', Buffer.alloc(5000))).bytes).toHaveLength(5000);
  expect(await cache.read('a')).toBeNull();
  expect(await readdir(folder)).toEqual([]);
});

test('files left unfinished by a crash are cleared away, those of others are left alone', async () => {
  await writeFile(join(folder, 'unfinished-old'), 'half');
  await utimes(join(folder, 'unfinished-old'), 1000, 1000);
  await writeFile(join(folder, 'unfinished-new'), 'half');
  await writeFile(join(folder, 'README'), 'not ours');
  await openCache();
  expect((await readdir(folder)).sort()).toEqual(['README', 'unfinished-new']);
});

test('a folder that cannot be made or written only makes it forget', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const cache = await openCache(1_000_000, join(file, 'pictures'));
  const { bytes } = await cache.write('a', Buffer.from('first'));
  expect(bytes.toString()).toBe('first');
  expect(await cache.read('a')).toBeNull();
  expect(warn.mock.calls.map(([message]) => message)).toContain('A picture could not be kept on disk');
});

test('a disk that stays full is told of once in ten minutes', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const cache = await openCache(1_000_000, join(file, 'pictures'));
  const told = () => warn.mock.calls.filter(([message]) => message === 'A picture could not be kept on disk');
  for (let index = 0; index < 20; index++) await cache.write(`${index}`, Buffer.from('picture'));
  expect(told()).toHaveLength(1);
  clock += 10 * 60_000;
  for (let index = 0; index < 20; index++) await cache.write(`${index}`, Buffer.from('picture'));
  expect(told()).toHaveLength(2);
});
