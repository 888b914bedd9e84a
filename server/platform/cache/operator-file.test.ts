import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createLogger } from '../logging/create-logger.ts';
import { openOperatorFile } from './operator-file.ts';

it('a file that is saved while it is read for the first time is read again, and nothing is said to be wrong', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'operator-file-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'list.txt');
  await writeFile(path, 'first');
  const log: string[] = [];
  const file = await openOperatorFile({
    variable: 'LIST_FILE',
    path,
    name: 'list',
    tag: 'list',
    without: '',
    async read(from) {
      const text = await readFile(from, 'utf8');
      if (text === 'first') await writeFile(from, 'the second');
      return text;
    },
    logger: createLogger('warn', { write: (line) => log.push(line) }),
    now: Date.now,
  });
  onTestFinished(file.close);
  expect(file.current()).toBe('the second');
  expect(log).toEqual([]);
});
