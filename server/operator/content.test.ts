import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';

const command = fileURLToPath(new URL('content.ts', import.meta.url));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  await mkdir(join(folder, 'texts'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs the command as an operator does. */
async function run(words: string[], environment: Record<string, string> = { CONTENT_DIR: folder }) {
  const { PATH = '' } = process.env;
  return promisify(execFile)(process.execPath, [command, ...words], { env: { PATH, ...environment } }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }),
  );
}

it('lists every text as it stands now, for a copywriter', async () => {
  await writeFile(
    join(folder, 'texts/it.json'),
    '{ "screens": { "home": { "hero": { "title": "A tavola" } } } }',
  );
  const { stdout } = await run(['list']);
  const texts = JSON.parse(stdout) as { key: string; texts: object }[];
  expect(texts.length).toBeGreaterThan(1_000);
  expect(texts).toContainEqual({
    key: 'screens.home.hero.title',
    texts: { en: 'The kitchen has a centre again', it: 'A tavola' },
  });
  expect(texts.find(({ key }) => key === 'pictures.home-hero')?.texts).toHaveProperty('it');
  const table = await run(['list', '--csv']);
  expect(table.stdout).toContain('"screens.home.hero.title","The kitchen has a centre again","A tavola"\r\n');
});

it('ends with 1 and names file and line where something is left out', async () => {
  expect(await run(['check'])).toMatchObject({ code: 0, stdout: expect.stringContaining('0 left out') });
  await writeFile(join(folder, 'texts/en.json'), '{\n  "titel": "x"\n}');
  expect(await run(['check'])).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('texts/en.json:2: titel: there is no such text\n'),
  });
});

it('writes the built-in texts to start from, which change nothing, and never over what is there', async () => {
  const written = await run(['export', join(folder, 'start')], {});
  expect(written.code).toBe(0);
  const english = JSON.parse(await readFile(join(folder, 'start/texts/en.json'), 'utf8'));
  expect(english.screens.home.hero.title).toBe('The kitchen has a centre again');
  expect(await run(['check'], { CONTENT_DIR: join(folder, 'start') })).toMatchObject({ code: 0 });
  expect(await run(['export', join(folder, 'start')], {})).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('EEXIST'),
  });
});

it.each([
  [['check'], {}, 'CONTENT_DIR is not set'],
  [['check'], { CONTENT_DIR: '/nowhere' }, 'cannot be read (ENOENT)'],
  [['rename'], {}, 'npm run content -- list'],
  [['export'], {}, 'npm run content -- list'],
])('says in one plain message what is wrong with %j in %j', async (words, environment, says) => {
  const { code, stderr } = await run(words, environment);
  expect(code).toBe(1);
  expect(stderr).toContain(says);
  expect(stderr).not.toContain('    at ');
});
