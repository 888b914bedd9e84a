import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { documentIdPattern, documentKinds } from '@kitchen/shared/documents.ts';
import { languages } from '@kitchen/shared/languages.ts';
import { roles } from '@kitchen/shared/session.ts';
import { z } from 'zod';
import { findFile, isPathInside } from '../../lib/find-file.ts';

export const manifestName = 'documents.json';

const titleText = z.string().trim().min(1).max(200);

const documentSchema = z.strictObject({
  id: z.string().regex(documentIdPattern),
  kind: z.enum(documentKinds),
  file: z.string().refine((path) => isPathInside(path) && path !== manifestName, { abort: true }),
  title: z.strictObject({ en: titleText, it: titleText }),
  date: z.iso.date(),
  roles: someOf(roles),
  languages: someOf(languages),
});
/** A document as the manifest lists it. */
export type DocumentEntry = z.infer<typeof documentSchema>;

/** The list, whose files are in `folder`; whatever is wrong with one shows beside all other faults. */
function manifestSchema(folder: string) {
  const known = new Set<string>();
  const id = documentSchema.shape.id.refine((given) => !known.has(given) && known.add(given), {
    error: 'expected one that no other entry has',
  });
  const file = documentSchema.shape.file.superRefine(async (given, context) => {
    const found = await findFile(folder, given);
    if (typeof found === 'string') context.addIssue({ code: 'custom', message: found });
  });
  return z.array(documentSchema.extend({ id, file }));
}

/** What is expected, by the key of an entry. */
const expectations: Record<keyof DocumentEntry, string> = {
  id: 'lower-case letters, digits and dashes, 64 at most, such as prices-2026',
  kind: `one of ${documentKinds.join(', ')}`,
  file: `a path in the folder with an ending, such as prices/cookers.pdf, and not ${manifestName} itself`,
  title: 'a title in each language, such as { "en": "Prices", "it": "Prezzi" }, of 200 characters at most',
  date: 'a date such as 2026-11-21',
  roles: `a list of one or more of ${roles.join(', ')}, each once`,
  languages: `a list of one or more of ${languages.join(', ')}, each once`,
};

/** The manifest is wrong, or a file that it names; the message names all faults. */
export class ManifestError extends Error {
  override readonly name = 'ManifestError';

  constructor(faults: readonly string[]) {
    super(`The list of reserved documents is not valid:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
  }
}

/** Reads a folder's manifest and looks for each file. Throws a `ManifestError` that lists all faults. */
export async function readManifest(folder: string): Promise<DocumentEntry[]> {
  const root = await realpath(folder).catch(() => folder);
  const text = await readFile(join(root, manifestName), 'utf8').catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'ENOENT' ? 'there is none' : `it cannot be read (${error.code})`;
    throw new ManifestError([`expected the file ${manifestName} in the folder; ${reason}`]);
  });
  const list = readJson(text);
  const { data, error } = await manifestSchema(root).safeParseAsync(list);
  if (data) return data;
  // Looking for files takes as long as it takes: the faults come in any order.
  const issues = error.issues.toSorted((one, other) => Number(one.path[0]) - Number(other.path[0]));
  throw new ManifestError([...new Set(issues.map((issue) => describeIssue(issue, list)))]);
}

function readJson(text: string): unknown {
  try {
    // Editors of some systems put a mark before the text.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ManifestError([`expected JSON in ${manifestName}: ${(error as Error).message}`]);
  }
}

/** A list without repetition, of at least one of `names`. */
function someOf<const Names extends readonly string[]>(names: Names) {
  return z
    .array(z.enum(names))
    .min(1)
    .refine((list) => new Set(list).size === list.length);
}

/** Names an entry by its place from 1, and its id where that can be printed. */
function describeIssue(issue: z.core.$ZodIssue, list: unknown): string {
  const [index, key] = issue.path;
  if (typeof index !== 'number') return `expected ${manifestName} to be a list ([…]) of documents`;
  const { id } = (list as ({ id?: unknown } | null)[])[index] ?? {};
  const name = `entry ${index + 1}${documentSchema.shape.id.safeParse(id).success ? ` (${id})` : ''}`;
  const place = key === undefined ? name : `${name}, ${String(key)}`;
  if (issue.code === 'unrecognized_keys') {
    return `${place}: expected no ${issue.keys.map((unknown) => JSON.stringify(unknown)).join(', ')}`;
  }
  if (key === undefined) return `${name}: expected a document with ${Object.keys(expectations).join(', ')}`;
  const isOwn = issue.message.startsWith('expected ');
  return `${place}: ${isOwn ? issue.message : `expected ${expectations[key as keyof DocumentEntry]}`}`;
}
