import { mkdir, mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PictureFolder } from './picture-folder.ts';
import { openPictureFolder } from './picture-folder.ts';

let path: string;
const warn = vi.fn();
const blocks = (count: number) => count * 4096;

beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'picture-folder-'));
  warn.mockClear();
});
afterEach(() => rm(path, { recursive: true, force: true }));

const openFolder = (maxBytes = blocks(100), where = path) =>
  openPictureFolder({ path: where, maxBytes, warn });
const read = async (folder: PictureFolder, key: string) => (await folder.read(key))?.toString();
const whatIsThere = async (folder: PictureFolder, keys: string) =>
  (await Promise.all([...keys].map((key) => read(folder, key)))).join('');
const filesLeft = (count: number) => vi.waitFor(async () => expect(await readdir(path)).toHaveLength(count));

test('gives back what was written last, also after it is opened anew', async () => {
  const folder = await openFolder();
  for (const text of ['first', 'other', 'longer']) await folder.write('a', Buffer.from(text));
  expect(await read(folder, 'a')).toBe('longer');
  expect(await read(folder, 'b')).toBeUndefined();
  await filesLeft(1);
  expect(await read(await openFolder(), 'a')).toBe('longer');
});

test('beyond its bound the least recently used goes, from disk too', async () => {
  const folder = await openFolder(blocks(3));
  for (const key of 'abc') await folder.write(key, Buffer.from(key));
  await folder.read('a');
  folder.touch('b');
  await folder.write('d', Buffer.from('d'));
  expect(await whatIsThere(folder, 'abcd')).toBe('abd');
  await filesLeft(3);
});

test('a smaller bound is met when it is opened, what was written first going first', async () => {
  const folder = await openFolder();
  for (const [age, key] of [...'abc'].entries()) {
    const before = new Set(await readdir(path));
    await folder.write(key, Buffer.from(key));
    const written = (await readdir(path)).find((name) => !before.has(name)) ?? '';
    await utimes(join(path, written), 1000 + age, 1000 + age);
  }
  expect(await whatIsThere(await openFolder(blocks(2)), 'abc')).toBe('bc');
  await filesLeft(2);
});

test('what is larger than the bound is not stored', async () => {
  const folder = await openFolder(blocks(1));
  await folder.write('a', Buffer.alloc(blocks(1) + 1));
  expect(await folder.read('a')).toBeNull();
  expect(await readdir(path)).toEqual([]);
});

test.each([
  ['cut short', (file: string) => truncate(file, 3)],
  ['drawn out', (file: string) => writeFile(file, 'whole and more')],
  ['erased', (file: string) => rm(file)],
])('a file that was %s is never given out, before a restart and after', async (_how, damage) => {
  const folder = await openFolder();
  await folder.write('a', Buffer.from('whole'));
  for (const name of await readdir(path)) await damage(join(path, name));
  const reopened = await openFolder();
  await filesLeft(0);
  for (const opened of [folder, reopened]) expect(await opened.read('a')).toBeNull();
  await reopened.write('a', Buffer.from('again'));
  expect(await read(reopened, 'a')).toBe('again');
});

test('files of an earlier version are cleared away, those of others are left alone', async () => {
  await writeFile(join(path, `${'0f'.repeat(16)}-${'ab'.repeat(32)}`), 'resized');
  await writeFile(join(path, 'holiday.jpg'), 'not ours');
  await openFolder();
  expect(await readdir(path)).toEqual(['holiday.jpg']);
});

test('a folder that cannot be made or written only forgets, and says so', async () => {
  await writeFile(join(path, 'file'), '');
  const folder = await openFolder(blocks(100), join(path, 'file', 'pictures'));
  await folder.write('a', Buffer.from('first'));
  expect(await folder.read('a')).toBeNull();
  expect(warn).toHaveBeenCalled();
});

test('a file that cannot be read just now is kept for later, and told of', async () => {
  const folder = await openFolder();
  await folder.write('a', Buffer.from('a'));
  const [name = ''] = await readdir(path);
  // A folder in its place is there, and fails as a file does while too many are open.
  await rm(join(path, name));
  await mkdir(join(path, name));
  expect(await folder.read('a')).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
  await rm(join(path, name), { recursive: true });
  await writeFile(join(path, name), 'a');
  expect(await read(folder, 'a')).toBe('a');
});
