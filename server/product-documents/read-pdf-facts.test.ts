import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { demoProductDocumentsFolder } from '../demo/demo-folders.ts';
import { countPages } from './count-pages.ts';

it('a file that cannot be read has no pages, until it can', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'count-pages-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const manual = join(demoProductDocumentsFolder, 'AN100-BU/manual.en.pdf');
  const stats = await stat(manual);
  const file = join(folder, 'manual.en.pdf');
  expect(await countPages(file, stats)).toBeNull();
  await copyFile(manual, file);
  expect(await countPages(file, stats)).toBe(4);
});
