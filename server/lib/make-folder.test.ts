import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFolder } from './make-folder.ts';

let parent: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'make-folder-'));
});
afterAll(() => rm(parent, { recursive: true }));

it('makes what is missing above a folder, too, and says where that begins', async () => {
  expect(await makeFolder(join(parent, 'one/two/three'))).toBe(join(parent, 'one'));
  expect(await makeFolder(join(parent, 'one/two/three'))).toBeUndefined();
});

it('makes one for all who ask for it at the same moment', async () => {
  const path = join(parent, 'a/folder/of/many');
  await Promise.all(Array.from({ length: 10 }, () => makeFolder(path)));
  expect((await stat(path)).isDirectory()).toBe(true);
});

it.each(['file', 'file/below'])('fails at %s, where a file stands', async (path) => {
  await writeFile(join(parent, 'file'), '');
  await expect(makeFolder(join(parent, path))).rejects.toThrow(/EEXIST|ENOTDIR/);
});
