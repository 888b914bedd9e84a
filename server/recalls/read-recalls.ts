import { dirname } from 'node:path';
import { languages } from '@kitchen/shared/languages.ts';
import { serialLimit, skuLimit } from '@kitchen/shared/limits.ts';
import { normaliseSerial, serialForm } from '@kitchen/shared/recalls.ts';
import { z } from 'zod';
import { readEntryList } from '../lib/entry-list.ts';
import { findFile, isPathInside } from '../lib/find-file.ts';
import { oneLineText as text } from '../lib/one-line-text.ts';
import { findForbiddenWords } from './forbidden-words.ts';

/** Sent as it is: nobody waits for the picture of a danger. */
const mostPictureBytes = 1_000_000;

/** Kinds of pictures that every browser shows, by the ending of their name. */
const pictureName = /\.(?:jpe?g|png|webp|avif)$/i;

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

/** Pictures are in `folder`. */
const recallEntrySchema = (folder: string) =>
  z.strictObject({
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
      file: z
        .string()
        .refine((path) => isPathInside(path) && pictureName.test(path), { abort: true })
        .superRefine(async (path, context) => {
          const found = await findFile(folder, path);
          const message =
            typeof found === 'string'
              ? found
              : found.bytes > mostPictureBytes && 'expected a picture of 1 MB at most';
          if (message) context.addIssue({ code: 'custom', message });
        }),
      alt: inEveryLanguage(300),
    }),
  });
/** A recall as the file lists it. */
export type RecallEntry = z.infer<ReturnType<typeof recallEntrySchema>>;

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

/** Reads the list of recalls, newest first, and looks for each picture. Throws an `EntryListError` that lists all faults. */
export async function readRecalls(file: string): Promise<RecallEntry[]> {
  const recalls = await readEntryList(file, {
    title: 'recalls',
    noun: 'recall',
    place: file,
    entry: recallEntrySchema(dirname(file)),
    expectations,
    namedWithin: languages,
  });
  return recalls.toSorted((one, other) => other.date.localeCompare(one.date));
}
