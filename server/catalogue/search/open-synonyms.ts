import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Language } from '@kitchen/shared/languages.ts';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { EntryListError } from '../../lib/entry-list.ts';
import { openOperatorFile } from '../../platform/cache/operator-file.ts';
import type { ReportFileFaults } from '../../platform/metrics/file-faults.ts';
import type { SynonymIndex } from './read-terms.ts';
import { indexSynonyms } from './read-terms.ts';
import type { Synonyms } from './synonyms.ts';
import { synonyms as builtIn } from './synonyms.ts';

const phrase = z
  .string({ error: 'expected a word or phrase in quotation marks' })
  .trim()
  .min(1, 'expected a word')
  .max(60, 'expected at most 60 characters')
  .regex(/\p{L}/u, 'expected a word with letters');

const groups = z
  .array(
    z
      .array(phrase, { error: 'expected a list of words of one meaning' })
      .min(2, 'expected at least two words of one meaning')
      .max(30, 'expected at most 30 words of one meaning'),
    { error: 'expected a list of lists of words' },
  )
  .max(1_000, 'expected at most 1000 lists')
  .default([]);

const synonymsSchema = z.strictObject(
  { en: groups, it: groups },
  { error: 'expected an object with "en" and "it", each a list of lists of words' },
);

type SynonymsOfLanguages = Readonly<Record<Language, Synonyms>>;

/** Reads an operator's own synonyms. Throws an `EntryListError` that lists all faults. */
export async function readSynonyms(file: string): Promise<SynonymsOfLanguages> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new EntryListError('synonyms', [`${basename(file)} cannot be read (${error.code})`]);
  });
  const { data, error } = synonymsSchema.safeParse(parse(text));
  if (data) return data;
  throw new EntryListError('synonyms', error.issues.map(describe));
}

function parse(text: string): unknown {
  try {
    // Editors of some systems put a mark before the text.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new EntryListError('synonyms', [`expected JSON: ${(error as Error).message}`]);
  }
}

/** Names lists and words by their place from 1. */
function describe({ path, message }: z.core.$ZodIssue): string {
  const where = path.map((part) => (typeof part === 'number' ? part + 1 : String(part))).join(', ');
  return where === '' ? message : `${where}: ${message}`;
}

export interface SynonymsOptions {
  /** The operator's own, which are added to those built in; null where there are none. */
  file: string | null;
  logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Hears how much is wrong in it. */
  reportFaults?: ReportFileFaults | undefined;
}

/**
 * The words that mean the same. The file is read again when it was saved; as long as it is wrong the last good one
 * stays. Throws a `ConfigError` where it is wrong from the start.
 */
export async function openSynonyms({ file, logger, reportFaults }: SynonymsOptions) {
  const { current, sources, close } = await openOperatorFile({
    variable: 'SYNONYMS_FILE',
    path: file,
    name: 'list of synonyms',
    tag: 'synonyms',
    without: builtInSynonyms,
    read: async (path) => indexAll(await readSynonyms(path)),
    logger,
    reportFaults,
  });
  return { /** Those that count at the moment. */ index: current, sources, close };
}
export type OpenSynonyms = Awaited<ReturnType<typeof openSynonyms>>;

/** Where the operator has none. */
export const builtInSynonyms = indexAll(undefined);

function indexAll(own: SynonymsOfLanguages | undefined): Readonly<Record<Language, SynonymIndex>> {
  return {
    en: indexSynonyms([...builtIn.en, ...(own?.en ?? [])], 'en'),
    it: indexSynonyms([...builtIn.it, ...(own?.it ?? [])], 'it'),
  };
}
