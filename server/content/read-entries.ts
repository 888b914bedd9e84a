import { z } from 'zod';
import { ContentFileError } from './content-fault.ts';
import type { JsonWithLines } from './json-with-lines.ts';

const mostEntries = 500;

export interface FoundEntries<T> {
  entries: T[];
  faults: { line: number | undefined; says: string }[];
}

interface EntryKind<T> {
  schema: z.ZodType<T>;
  /** What an entry looks like, as JSON. */
  example: string;
  /** What is expected, by the key of an entry. */
  expectations: Record<keyof T & string, string>;
  /** Why an entry cannot be taken beside those before it; undefined where it can. */
  whyNot?(entry: T, before: readonly T[]): WrongField<T> | undefined;
}

interface WrongField<T> {
  /** Absent where the entry as a whole is meant. */
  key?: keyof T & string;
  expected: string;
}

/** Those of a list's entries that are right, and what is wrong with others. Throws a `ContentFileError` where it is no list. */
export function readEntries<T>({ value, lineAt }: JsonWithLines, kind: EntryKind<T>): FoundEntries<T> {
  const list = z.array(z.unknown()).max(mostEntries).safeParse(value).data;
  if (!list) {
    throw new ContentFileError(`expected a list of at most ${mostEntries} entries: [${kind.example}, …]`);
  }
  const found: FoundEntries<T> = { entries: [], faults: [] };
  for (const [index, each] of list.entries()) {
    const addFault: AddFault = (path, expected, at = path) => {
      const line = lineAt([index, ...at]) ?? lineAt([index]);
      const where = [`entry ${index + 1}`, ...path].join(', ');
      found.faults.push({ line, says: `${where}: expected ${expected}` });
    };
    const { data, error } = kind.schema.safeParse(each);
    if (error) for (const issue of error.issues) tellIssue(issue, kind, addFault);
    else {
      const wrong = kind.whyNot?.(data, found.entries);
      if (wrong) addFault(wrong.key === undefined ? [] : [wrong.key], wrong.expected);
      else found.entries.push(data);
    }
  }
  return found;
}

type Path = readonly (string | number)[];
/** `at`: where it stands, if not at the path that names it. */
type AddFault = (path: Path, expected: string, at?: Path) => void;

function tellIssue<T>(
  issue: z.core.$ZodIssue,
  { example, expectations }: EntryKind<T>,
  addFault: AddFault,
): void {
  const path = issue.path as Path;
  const [key] = path;
  if (issue.code === 'unrecognized_keys') {
    for (const unknown of issue.keys) addFault(path, `no ${JSON.stringify(unknown)}`, [...path, unknown]);
  } else if (key === undefined) addFault([], `an entry such as ${example}`);
  else addFault(path, expectations[key as keyof T & string]);
}

/** One line of text, as long as there is room for. */
export const entryText = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}*$/u);

/** What is expected where the folder has no picture of a name. */
export const aPicture = (name: string) => `a picture pictures/${name}.jpg (or .png, .webp, .avif)`;
