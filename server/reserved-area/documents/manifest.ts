import { access, constants, readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { documentIdPattern, documentKinds } from '@kitchen/shared/documents.ts';
import { languages } from '@kitchen/shared/languages.ts';
import { roles } from '@kitchen/shared/session.ts';
import { z } from 'zod';

export const manifestName = 'documents.json';

const filePath = z.string().refine(isPathInside);
const titleText = z.string().trim().min(1).max(200);

const documentSchema = z.strictObject({
  id: z.string().regex(documentIdPattern),
  kind: z.enum(documentKinds),
  file: filePath,
  title: z.strictObject({ en: titleText, it: titleText }),
  date: z.iso.date(),
  roles: someOf(roles),
  languages: someOf(languages),
});
/** A document as the manifest lists it. */
export type DocumentEntry = z.infer<typeof documentSchema>;

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
  const entries = z.array(z.unknown()).safeParse(readJson(text));
  if (!entries.success) throw new ManifestError([`expected ${manifestName} to be a list ([…]) of documents`]);
  const known = new Set<string>();
  const read = await Promise.all(
    entries.data.map(async (entry, index) => {
      const name = nameEntry(entry, index);
      const { id } = z.object({ id: z.string() }).safeParse(entry).data ?? {};
      const faults: string[] = [];
      if (id !== undefined && known.has(id)) faults.push(`${name}, id: expected one that no other entry has`);
      if (id !== undefined) known.add(id);
      const document = documentSchema.safeParse(entry);
      if (!document.success) faults.push(...document.error.issues.map((issue) => sayIssue(name, issue)));
      const { file } = z.object({ file: filePath }).safeParse(entry).data ?? {};
      const found = file === undefined ? undefined : await findFile(root, file);
      if (typeof found === 'string') faults.push(`${name}, file: ${found}`);
      return { document: document.data, faults };
    }),
  );
  const faults = read.flatMap((entry) => [...new Set(entry.faults)]);
  if (faults.length > 0) throw new ManifestError(faults);
  return read.flatMap(({ document }) => document ?? []);
}

export interface FoundFile {
  /** The folder and the path in it, both without symbolic links on the way. */
  root: string;
  path: string;
  bytes: number;
  /** When it was last saved, in ms since 1970. */
  savedAt: number;
}

/** Looks for a document's file as it is now; says what is wrong where there is none to send. */
export async function findFile(folder: string, file: string): Promise<FoundFile | string> {
  try {
    const root = await realpath(folder);
    const full = await realpath(join(root, file));
    // A symbolic link may lead anywhere, at any time.
    if (!full.startsWith(root.endsWith(sep) ? root : root + sep)) {
      return 'expected a file within the folder; this one leads out of it';
    }
    const found = await stat(full);
    if (!found.isFile()) return 'expected a file; this is something else';
    await access(full, constants.R_OK);
    return { root, path: relative(root, full), bytes: found.size, savedAt: found.mtimeMs };
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES'
      ? 'expected a file that this process may read'
      : 'expected a file that is there';
  }
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

/** Paths of the manifest part folders by slashes, whatever the system, and climb nowhere. */
function isPathInside(path: string): boolean {
  const parts = path.split('/');
  const isPlain = parts.every((part) => part !== '' && part !== '.' && part !== '..');
  return isPlain && !/[\\\p{Cc}]/u.test(path) && extname(path).length > 1 && path !== manifestName;
}

/** How a fault tells an entry: by its place from 1, and its id where that can be printed. */
function nameEntry(entry: unknown, index: number): string {
  const { id } = z.object({ id: z.string().regex(documentIdPattern) }).safeParse(entry).data ?? {};
  return id === undefined ? `entry ${index + 1}` : `entry ${index + 1} (${id})`;
}

function sayIssue(name: string, issue: z.core.$ZodIssue): string {
  const [key] = issue.path;
  if (issue.code === 'unrecognized_keys') {
    const place = key === undefined ? '' : `, ${String(key)}`;
    return `${name}${place}: expected no ${issue.keys.map((unknown) => JSON.stringify(unknown)).join(', ')}`;
  }
  if (key === undefined) return `${name}: expected a document with ${Object.keys(expectations).join(', ')}`;
  return `${name}, ${String(key)}: expected ${expectations[key as keyof DocumentEntry]}`;
}
