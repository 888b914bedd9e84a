import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { documentIdPattern, documentKinds } from '@kitchen/shared/documents.ts';
import { languages } from '@kitchen/shared/languages.ts';
import { roles } from '@kitchen/shared/session.ts';
import { z } from 'zod';
import { readEntryList } from '../../lib/entry-list.ts';
import { findFile, isPathInside } from '../../lib/find-file.ts';

export const manifestName = 'documents.json';

const titleText = z.string().trim().min(1).max(200);

/** Files are in `folder`; whatever is wrong with one shows beside all other faults. */
const documentSchema = (folder: string) =>
  z.strictObject({
    id: z.string().regex(documentIdPattern),
    kind: z.enum(documentKinds),
    file: z
      .string()
      .refine((path) => isPathInside(path) && path !== manifestName, { abort: true })
      .superRefine(async (path, context) => {
        const found = await findFile(folder, path);
        if (typeof found === 'string') context.addIssue({ code: 'custom', message: found });
      }),
    title: z.strictObject({ en: titleText, it: titleText }),
    date: z.iso.date(),
    roles: someOf(roles),
    languages: someOf(languages),
  });
/** A document as the manifest lists it. */
export type DocumentEntry = z.infer<ReturnType<typeof documentSchema>>;

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

/** Reads a folder's manifest and looks for each file. Throws an `EntryListError` that lists all faults. */
export async function readManifest(folder: string): Promise<DocumentEntry[]> {
  const root = await realpath(folder).catch(() => folder);
  return readEntryList(join(root, manifestName), {
    title: 'reserved documents',
    noun: 'document',
    place: `${manifestName} in the folder`,
    entry: documentSchema(root),
    expectations,
  });
}

/** A list without repetition, of at least one of `names`. */
function someOf<const Names extends readonly string[]>(names: Names) {
  return z
    .array(z.enum(names))
    .min(1)
    .refine((list) => new Set(list).size === list.length);
}
