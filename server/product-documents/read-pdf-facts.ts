import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

/** What a PDF says of itself. */
interface PdfFacts {
  pages: number | null;
  /** The day on which it was last changed, else made, as YYYY-MM-DD. */
  date: string | null;
}
const unknown: PdfFacts = { pages: null, date: null };

/** Larger files are not held in memory only to be read for this. */
const mostBytes = 64_000_000;

/** By path, size and time: a folder is read again every half minute, its files hardly ever change. */
const known = new LRUCache<string, PdfFacts>({ max: 20_000 });

/** What a PDF says of its pages and its day; nulls where it does not. */
export async function readPdfFacts(
  file: string,
  { size, mtimeMs }: { size: number; mtimeMs: number },
): Promise<PdfFacts> {
  const key = `${file} ${size} ${mtimeMs}`;
  const facts = known.get(key) ?? (size > mostBytes ? unknown : await readFacts(file));
  // What could not be read is read again.
  if (facts) known.set(key, facts);
  return facts ?? unknown;
}

/** `D:20260302143000+01'00'`: the day as the clock had it where it was made. */
const daySchema = z
  .string()
  .transform((text) => text.replace(/^D:(\d{4})(\d\d)(\d\d).*$/s, '$1-$2-$3'))
  .pipe(z.iso.date())
  .nullable()
  .catch(null);
const infoSchema = z.object({ ModDate: daySchema, CreationDate: daySchema });

/** Nothing is known of what is no PDF, or a broken one: it is shown all the same. Null for what cannot be read. */
async function readFacts(file: string): Promise<PdfFacts | null> {
  const read = await readFile(file).catch(() => null);
  if (!read) return null;
  const content = new Uint8Array(read);
  // A site without documents does without its megabytes.
  const { getDocumentProxy, getMeta } = await import('unpdf');
  const pdf = await getDocumentProxy(content, { verbosity: 0 }).catch(() => null);
  if (!pdf) return unknown;
  const { info } = await getMeta(pdf).catch(() => ({ info: {} }));
  const { ModDate: changed, CreationDate: made } = infoSchema.parse(info);
  const facts = { pages: pdf.numPages || null, date: changed ?? made };
  await pdf.loadingTask.destroy();
  return facts;
}
