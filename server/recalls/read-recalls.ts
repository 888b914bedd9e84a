import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { languages } from '@kitchen/shared/languages.ts';
import { serialLimit, skuLimit } from '@kitchen/shared/limits.ts';
import { normaliseSerial, serialForm } from '@kitchen/shared/recalls.ts';
import { z } from 'zod';
import { findFile, isPathInside } from '../lib/find-file.ts';
import { findForbiddenWords } from './forbidden-words.ts';

/** Sent as it is: nobody waits for the picture of a danger. */
const mostPictureBytes = 1_000_000;

/** Kinds of pictures that every browser shows, by the ending of their name. */
const pictureName = /\.(?:jpe?g|png|webp|avif)$/i;

const text = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}]*$/u);

const inEveryLanguage = (max: number) => {
  const words = text(max).superRefine((written, context) => {
    for (const word of new Set(findForbiddenWords(written))) {
      const message = `expected no words that make the danger look smaller, such as "${word}"`;
      context.addIssue({ code: 'custom', message });
    }
  });
  return z.strictObject({ en: words, it: words });
};

const serial = text(serialLimit).refine((written) => normaliseSerial(written) !== '');

const serialRange = z.strictObject({ from: serial, to: serial }).superRefine(({ from, to }, context) => {
  const [first, last] = [normaliseSerial(from), normaliseSerial(to)];
  if (serialForm(first) !== serialForm(last)) {
    const message = `expected two serial numbers of one form, with the same letters and as many digits; not ${from} to ${to}`;
    context.addIssue({ code: 'custom', message });
  } else if (first > last) {
    context.addIssue({
      code: 'custom',
      message: `expected the lower serial number first; not ${from} to ${to}`,
    });
  }
});

/** Null: whatever the serial number. Nothing at all is no answer. */
const allOrRanges = z.preprocess(
  (given) => (given === 'all' ? null : (given ?? 'nothing')),
  z.array(serialRange).min(1).nullable(),
);

const recallEntrySchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/),
  date: z.iso.date(),
  product: inEveryLanguage(200),
  skus: z.array(text(skuLimit)).min(1),
  models: z.array(text(120)).default([]),
  serials: allOrRanges,
  sold: inEveryLanguage(500).optional(),
  hazard: inEveryLanguage(1_000),
  action: inEveryLanguage(1_000),
  remedy: inEveryLanguage(1_000),
  contact: z.strictObject({ phone: text(40).optional(), email: z.email().optional() }).default({}),
  picture: z.strictObject({
    file: z.string().refine((path) => isPathInside(path) && pictureName.test(path), { abort: true }),
    alt: inEveryLanguage(300),
  }),
});
/** A recall as the file lists it. */
export type RecallEntry = z.infer<typeof recallEntrySchema>;

const sentences = `one in each language, such as { "en": "…", "it": "…" }`;

/** What is expected, by the key of an entry. */
const expectations: Record<keyof RecallEntry, string> = {
  id: 'lower-case letters, digits and dashes, 64 at most, such as door-glass-2026',
  date: 'a date such as 2026-11-02',
  product: `its name, ${sentences}`,
  skus: 'a list of one or more SKUs',
  models: 'a list of models, or none',
  serials: '"all", or a list of ranges such as { "from": "AN-2431-0001", "to": "AN-2431-0999" }',
  sold: `when and where it was sold, ${sentences}, or none`,
  hazard: `what the danger is, ${sentences}`,
  action: `what to do, ${sentences}`,
  remedy: `what the maker does, ${sentences}`,
  contact: 'a phone and an email, or none: then those of the brand count',
  picture:
    'a file beside the list (JPEG, PNG, WebP or AVIF) and what it shows, as { "file": …, "alt": { "en": …, "it": … } }',
};

/** The list of recalls is wrong, or a picture that it names; the message names all faults. */
export class RecallsError extends Error {
  override readonly name = 'RecallsError';

  constructor(faults: readonly string[]) {
    super(`The list of recalls is not valid:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
  }
}

/** Reads the list of recalls, newest first, and looks for each picture. Throws a `RecallsError` that lists all faults. */
export async function readRecalls(file: string): Promise<RecallEntry[]> {
  const list = readJson(file, await readText(file));
  const folder = dirname(file);
  const known = new Set<string>();
  const entry = recallEntrySchema.superRefine(async ({ id, picture }, context) => {
    if (known.has(id)) {
      context.addIssue({ code: 'custom', path: ['id'], message: 'expected one that no other entry has' });
    }
    known.add(id);
    const found = await findFile(folder, picture.file);
    const message =
      typeof found === 'string'
        ? found
        : found.bytes > mostPictureBytes && 'expected a picture of 1 MB at most';
    if (message) context.addIssue({ code: 'custom', path: ['picture', 'file'], message });
  });
  const { data, error } = await z.array(entry).safeParseAsync(list);
  if (data) return data.toSorted((one, other) => other.date.localeCompare(one.date));
  const issues = error.issues.toSorted((one, other) => Number(one.path[0]) - Number(other.path[0]));
  throw new RecallsError([...new Set(issues.map((issue) => describeIssue(issue, list, file)))]);
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === 'ENOENT' ? 'there is none' : `it cannot be read (${code})`;
    throw new RecallsError([`expected the file ${file}; ${reason}`]);
  }
}

function readJson(file: string, content: string): unknown {
  try {
    // Editors of some systems put a mark before the text.
    return JSON.parse(content.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new RecallsError([`expected JSON in ${basename(file)}: ${(error as Error).message}`]);
  }
}

/** Names an entry by its place from 1, and its id where that can be printed. */
function describeIssue(issue: z.core.$ZodIssue, list: unknown, file: string): string {
  const [index, key, ...within] = issue.path;
  if (typeof index !== 'number') return `expected ${basename(file)} to be a list ([…]) of recalls`;
  const { id } = (list as ({ id?: unknown } | null)[])[index] ?? {};
  const name = `entry ${index + 1}${recallEntrySchema.shape.id.safeParse(id).success ? ` (${id})` : ''}`;
  const language = languages.find((known) => within.includes(known));
  const place = [name, key, language].filter((part) => part !== undefined).join(', ');
  if (issue.code === 'unrecognized_keys') {
    return `${place}: expected no ${issue.keys.map((unknown) => JSON.stringify(unknown)).join(', ')}`;
  }
  if (key === undefined) return `${name}: expected a recall with ${Object.keys(expectations).join(', ')}`;
  const isOwn = issue.message.startsWith('expected ');
  return `${place}: ${isOwn ? issue.message : `expected ${expectations[key as keyof RecallEntry]}`}`;
}
