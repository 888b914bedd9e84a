import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { Opening } from '@kitchen/shared/dealers.ts';
import { dealerIdPattern, dealerKinds } from '@kitchen/shared/dealers.ts';
import { skuLimit } from '@kitchen/shared/limits.ts';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { EntryListError } from '../lib/entry-list.ts';
import { oneLineText as text } from '../lib/one-line-text.ts';
import { readHours } from './read-hours.ts';

/** More than any maker has; a file of something else is refused before it fills the memory. */
const mostDealers = 20_000;

const number = (most: number) => z.coerce.number<string | number>().min(-most).max(most);

/** A list, or as a table has it: with semicolons between. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (given) => (typeof given === 'string' ? given.split(';').map((part) => part.trim()) : given),
    z.array(item),
  );

const hours = text(300).transform((written, context): Opening[] => {
  const read = readHours(written);
  if (read) return read;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

const web = z.url({ protocol: /^https?$/, hostname: z.regexes.domain });

const dealerEntrySchema = z.strictObject({
  id: z.string().regex(dealerIdPattern),
  name: text(120),
  address: text(200),
  postcode: text(20).optional(),
  place: text(80),
  country: z.string().regex(/^[A-Z]{2}$/),
  latitude: number(90).optional(),
  longitude: number(180).optional(),
  phone: text(40).optional(),
  email: z.email().optional(),
  web: web.optional(),
  hours: hours.default([]),
  kinds: listOf(z.enum(dealerKinds)).pipe(z.array(z.enum(dealerKinds)).min(1)),
  display: listOf(text(skuLimit)).default([]),
  languages: listOf(z.string().regex(/^[a-z]{2}$/)).default([]),
  note_en: text(500).optional(),
  note_it: text(500).optional(),
});
/** A dealer as the file lists it. */
export type DealerEntry = z.infer<typeof dealerEntrySchema>;

/** What is expected, by the key of an entry. */
const expectations: Record<keyof DealerEntry, string> = {
  id: 'lower-case letters, digits and dashes, 64 at most, such as rossi-bologna',
  name: 'the name of the shop',
  address: 'street and number',
  postcode: 'a postcode, or none',
  place: 'the town',
  country: 'two capital letters (ISO 3166-1), such as IT',
  latitude: 'degrees from -90 to 90, or none',
  longitude: 'degrees from -180 to 180, or none',
  phone: 'a telephone number, or none',
  email: 'an e-mail address, or none',
  web: 'an address that begins with https:// or http://, or none',
  hours: 'hours such as "Mo-Fr 09:00-12:30 15:00-19:00; Sa 09:00-13:00", or none',
  kinds: `one or both of ${dealerKinds.join(', ')}`,
  display: 'collections and SKUs that are on display, or none',
  languages: 'languages of two letters, such as it; de, or none',
  note_en: '500 characters at most, or none',
  note_it: '500 characters at most, or none',
};

export interface DealersFile {
  entries: DealerEntry[];
  /** What is wrong with the lines that were left out. */
  faults: string[];
}

/**
 * Reads a list of dealers, JSON or CSV with a first line of keys, by its ending. What is wrong with one line leaves that
 * line out. Throws an `EntryListError` where the file as a whole is none.
 */
export async function readDealers(file: string): Promise<DealersFile> {
  const name = basename(file);
  const written = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new EntryListError('dealers', [`${name} cannot be read (${error.code})`]);
  });
  const faults: string[] = [];
  const lines =
    extname(file).toLowerCase() === '.csv' ? readTable(written, name, faults) : readList(written, name);
  if (lines.length > mostDealers) {
    throw new EntryListError('dealers', [`expected at most ${mostDealers} dealers in ${name}`]);
  }
  const entries = new Map<string, DealerEntry>();
  for (const { where, value } of lines) {
    const { data, error } = dealerEntrySchema.safeParse(value);
    if (error) faults.push(...new Set(error.issues.map((issue) => `${where}${describe(issue)}`)));
    else if (entries.has(data.id)) faults.push(`${where}, id: expected one that no other line has`);
    else if ((data.latitude === undefined) !== (data.longitude === undefined)) {
      faults.push(`${where}: expected latitude and longitude, or neither`);
    } else entries.set(data.id, data);
  }
  return { entries: [...entries.values()], faults };
}

interface Line {
  /** Its place in the file, as an editor counts. */
  where: string;
  value: unknown;
}

function readTable(written: string, name: string, faults: string[]): Line[] {
  try {
    const [keys = ''] = written.split('\n', 1);
    // Spreadsheets of half of Europe part cells by semicolons; a list within a cell is in quotation marks then.
    const delimiter = [',', ';', '\t'].find((mark) => keys.includes(mark)) ?? ',';
    const rows = parse(written, {
      delimiter,
      bom: true,
      columns: true,
      info: true,
      trim: true,
      skip_empty_lines: true,
      relax_quotes: true,
      skip_records_with_error: true,
      on_skip(error) {
        faults.push(`line ${error?.lines}: expected as many cells as the first line has`);
      },
    });
    return (rows as unknown as { record: object; info: { lines: number } }[]).map(({ record, info }) => ({
      where: `line ${info.lines}`,
      value: Object.fromEntries(Object.entries(record).filter(([, cell]) => cell !== '')),
    }));
  } catch (error) {
    throw new EntryListError('dealers', [`expected a table in ${name}: ${(error as Error).message}`]);
  }
}

function readList(written: string, name: string): Line[] {
  let list: unknown;
  try {
    // Editors of some systems put a mark before the text.
    list = JSON.parse(written.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new EntryListError('dealers', [`expected JSON in ${name}: ${(error as Error).message}`]);
  }
  if (!Array.isArray(list))
    throw new EntryListError('dealers', [`expected ${name} to be a list ([…]) of dealers`]);
  return list.map((value, index) => ({ where: `entry ${index + 1}`, value }));
}

function describe({ code, path, ...issue }: z.core.$ZodIssue): string {
  if (code === 'unrecognized_keys' && 'keys' in issue) {
    return `: expected no ${(issue.keys as string[]).map((key) => JSON.stringify(key)).join(', ')}`;
  }
  const [key] = path;
  if (typeof key !== 'string') return ': expected a dealer';
  return `, ${key}: expected ${expectations[key as keyof DealerEntry]}`;
}
