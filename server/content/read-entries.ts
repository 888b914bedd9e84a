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
  /** Why an entry cannot stand beside those before it; undefined where it can. */
  whyNot?(entry: T, before: readonly T[]): string | undefined;
}

/** Those of a list's entries that are right, and what is wrong with others. Throws a `ContentFileError` where it is no list. */
export function readEntries<T>({ value, lineAt }: JsonWithLines, kind: EntryKind<T>): FoundEntries<T> {
  const list = z.array(z.unknown()).max(mostEntries).safeParse(value).data;
  if (!list) {
    throw new ContentFileError(`expected a list of at most ${mostEntries} entries: [${kind.example}, …]`);
  }
  const found: FoundEntries<T> = { entries: [], faults: [] };
  for (const [index, each] of list.entries()) {
    const { data, error } = kind.schema.safeParse(each);
    const says = data === undefined ? undefined : kind.whyNot?.(data, found.entries);
    if (data !== undefined && says === undefined) found.entries.push(data);
    else {
      const path = (error?.issues[0]?.path ?? []) as (string | number)[];
      const key = path.length > 0 ? `${path.join('.')}: ` : '';
      const line = lineAt([index, ...path]) ?? lineAt([index]);
      found.faults.push({ line, says: says ?? `${key}expected an entry such as ${kind.example}` });
    }
  }
  return found;
}

/** One line of text, as long as there is room for. */
export const entryText = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}*$/u);
