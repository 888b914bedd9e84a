import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { z } from 'zod';

interface EntryList<Shape extends z.ZodRawShape> {
  /** What is listed, such as reserved documents. */
  title: string;
  /** What an entry is, such as a document. */
  noun: string;
  /** Where the file is expected, as it is said where there is none. */
  place: string;
  entry: z.ZodObject<Shape>;
  /** What is expected, by the key of an entry. */
  expectations: Record<keyof Shape, string>;
  /** Keys further within that are named as well. */
  namedWithin?: readonly string[];
}

/** A list is wrong, or a file that it names; the message names all faults. */
export class EntryListError extends Error {
  override readonly name = 'EntryListError';

  constructor(title: string, faults: readonly string[]) {
    super(`The list of ${title} is not valid:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
  }
}

/** Reads a JSON list whose entries have an id each. Throws an `EntryListError` that lists all faults. */
export async function readEntryList<Shape extends z.ZodRawShape & { id: z.ZodString }>(
  file: string,
  { title, noun, place, entry, expectations, namedWithin = [] }: EntryList<Shape>,
): Promise<z.output<z.ZodObject<Shape>>[]> {
  const name = basename(file);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'ENOENT' ? 'there is none' : `it cannot be read (${error.code})`;
    throw new EntryListError(title, [`expected the file ${place}; ${reason}`]);
  });
  const list = parse(text);
  const known = new Set<string>();
  const id = entry.shape.id.refine((given) => !known.has(given) && known.add(given), {
    error: 'expected one that no other entry has',
  });
  const entries = z.array(entry.extend({ id }) as typeof entry);
  const { data, error } = await entries.safeParseAsync(list);
  if (data) return data;
  // Looking for files takes as long as it takes: the faults come in any order.
  const issues = error.issues.toSorted((one, other) => Number(one.path[0]) - Number(other.path[0]));
  throw new EntryListError(title, [...new Set(issues.map(describe))]);

  function parse(text: string): unknown {
    try {
      // Editors of some systems put a mark before the text.
      return JSON.parse(text.replace(/^\uFEFF/, ''));
    } catch (error) {
      throw new EntryListError(title, [`expected JSON in ${name}: ${(error as Error).message}`]);
    }
  }

  /** Names an entry by its place from 1, and its id where that can be printed. */
  function describe(issue: z.core.$ZodIssue): string {
    const [index, key, ...within] = issue.path;
    if (typeof index !== 'number') return `expected ${name} to be a list ([…]) of ${noun}s`;
    const { id } = (list as ({ id?: unknown } | null)[])[index] ?? {};
    const nth = `entry ${index + 1}${entry.shape.id.safeParse(id).success ? ` (${id})` : ''}`;
    const keys = [key, namedWithin.find((known) => within.includes(known))];
    const where = [nth, ...keys.filter((part) => part !== undefined)].join(', ');
    if (issue.code === 'unrecognized_keys') {
      return `${where}: expected no ${issue.keys.map((unknown) => JSON.stringify(unknown)).join(', ')}`;
    }
    if (key === undefined) return `${nth}: expected a ${noun} with ${Object.keys(expectations).join(', ')}`;
    const isOwn = issue.message.startsWith('expected ');
    return `${where}: ${isOwn ? issue.message : `expected ${expectations[key as keyof Shape]}`}`;
  }
}
