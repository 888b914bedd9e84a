import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { languages } from '@kitchen/shared/languages.ts';
import { readConfig } from '../config/config.ts';
import {
  listContentFiles,
  listTexts,
  nothingOwn,
  readContent,
  writeFault,
  writeTextsAsCsv,
} from '../content/content.ts';
import { mayBeThere } from '../pages/pages.ts';
import { builtInTexts } from '../platform/texts/site-texts.ts';
import { endWithMessage, OperatorError } from './end-with-message.ts';

const usage = `npm run content -- list [--csv]      what the site says in both languages now, as JSON or as a table
npm run content -- check             what is left out of CONTENT_DIR, by file and line; ends with 1 where something is
npm run content -- export FOLDER     the texts that are built in, as texts/en.json and texts/it.json there`;

/** What the maker puts in place of the site's own: `npm run content -- list | check | export`. */
await endWithMessage(async () => {
  const { values, positionals } = parseArgs({
    options: { csv: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [command, folder, ...more] = positionals;
  if (command === 'list' && folder === undefined) return list(values.csv ?? false);
  if (command === 'check' && folder === undefined) return check();
  if (command === 'export' && folder !== undefined && more.length === 0) return writeBuiltIn(resolve(folder));
  throw new OperatorError(usage);
});

async function list(asCsv: boolean): Promise<void> {
  const texts = listTexts((await read()) ?? nothingOwn);
  process.stdout.write(asCsv ? writeTextsAsCsv(texts) : `${JSON.stringify(texts, null, 2)}\n`);
}

async function check(): Promise<void> {
  const content = await read();
  if (!content) throw new OperatorError('CONTENT_DIR is not set: everything is as it is built in.');
  for (const fault of content.faults) process.stdout.write(`${writeFault(fault)}\n`);
  for (const note of content.notes) process.stdout.write(`${writeFault(note)} (counts)\n`);
  process.stdout.write(`${content.faults.length} left out.\n`);
  if (content.faults.length > 0) process.exitCode = 1;
}

/** What is there already stays. */
async function writeBuiltIn(folder: string): Promise<void> {
  await mkdir(join(folder, 'texts'), { recursive: true });
  for (const language of languages) {
    const path = join(folder, 'texts', `${language}.json`);
    const text = `${JSON.stringify(builtInTexts[language], null, 2)}\n`;
    await writeFile(path, text, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
      throw new OperatorError(`${path} cannot be written (${error.code}).`);
    });
    process.stdout.write(`${path}\n`);
  }
}

/** Undefined where no folder is set. */
async function read() {
  const { contentDir, publicUrl, brand } = readConfig(process.env);
  if (contentDir === null) return undefined;
  const files = await listContentFiles(contentDir).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`CONTENT_DIR: ${resolve(contentDir)} cannot be read (${error.code}).`);
  });
  return readContent(files, nothingOwn, {
    publicUrl: publicUrl ?? 'http://localhost',
    isPage: (path) => mayBeThere(brand, path),
  });
}
