import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
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
  });
  onTestFinished(file.close);
  expect(file.current()).toBe('the second');
  expect(log).toEqual([]);
});

it('how much is wrong in it is counted, until it is mended or says what it said before', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'operator-file-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'list.txt');
  await writeFile(path, 'one,?');
  const counts: number[] = [];
  const file = await openOperatorFile(
    {
      variable: 'LIST_FILE',
      path,
      name: 'list',
      tag: 'list',
      without: [],
      async read(from) {
        const text = await readFile(from, 'utf8');
        if (text === 'nonsense') throw new Error('It is none');
        return text.split(',');
      },
      report: (entries) => ({ faults: entries.filter((entry) => entry === '?') }),
      reportFaults: (variable, faults) => {
        expect(variable).toBe('LIST_FILE');
        counts.push(faults);
      },
      logger: pino({ level: 'silent' }),
    },
    10,
  );
  onTestFinished(file.close);
  const countsTo = async (text: string, number: number) => {
    await writeFile(path, text);
    await vi.waitFor(() => expect(counts.at(-1)).toBe(number));
  };
  expect(counts).toEqual([1]);
  await countsTo('one,?,?', 2);
  await countsTo('one', 0);
  await countsTo('nonsense', 1);
  await countsTo('one', 0);
  // It is the very file, as old as it was.
  await rename(path, `${path}.kept`);
  await vi.waitFor(() => expect(counts.at(-1)).toBe(1));
  await rename(`${path}.kept`, path);
  await vi.waitFor(() => expect(counts.at(-1)).toBe(0));
});
