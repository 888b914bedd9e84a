import type { Stats } from 'node:fs';
import { access, constants, lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Category } from '@kitchen/shared/categories.ts';
import { categorySchema } from '@kitchen/shared/categories.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languages } from '@kitchen/shared/languages.ts';
import { decodeLeniently } from '@kitchen/shared/paths.ts';
import type { ProductDocument } from '@kitchen/shared/product-documents.ts';
import { productDocumentFileName, productDocumentKinds } from '@kitchen/shared/product-documents.ts';
import { skuKey } from '@kitchen/shared/sku.ts';
import { z } from 'zod';
import { ifMissing } from '../lib/if-missing.ts';
import { oneLineText } from '../lib/one-line-text.ts';
import { parseJson } from '../lib/parse-json.ts';
import { readPdfFacts } from './read-pdf-facts.ts';

/** A document with its file's path in the folder. */
export interface FoundDocument extends ProductDocument {
  path: string;
}

/** What a folder says of its appliance, for when no product has its SKU any more. */
export interface DocumentedAppliance {
  /** As the folder's name writes it. */
  sku: string;
  /** Null: it is called by its SKU. */
  name: Record<Language, string> | null;
  category: Category | null;
  /** Path in the folder of all. */
  picture: string | null;
}

/** Something in the folder that no visitor gets. */
interface RefusedFile {
  /** Its path in the folder. */
  path: string;
  expected: string;
}

const names = new Map(
  productDocumentKinds.flatMap((kind) =>
    languages.map((language) => [productDocumentFileName(kind, language), { kind, language }] as const),
  ),
);

const factsName = 'product.json';
const factsSchema = z.strictObject({
  name: z.strictObject({ en: oneLineText(200), it: oneLineText(200) }),
  category: z.optional(categorySchema),
});

/** Sent as it is. */
const pictureNames = ['picture.webp', 'picture.jpg', 'picture.png', 'picture.avif'];
const mostPictureBytes = 1_000_000;

const expectations = {
  folder: 'a folder named by a SKU or a model',
  name: `one of ${productDocumentKinds.join(', ')}, with .en.pdf or .it.pdf behind it; ${factsName}, or one of ${pictureNames.join(', ')}`,
  facts: '{ "name": { "en": …, "it": … } } and, where wanted, "category"',
  picture: 'one picture, of 1 MB at most',
  file: 'a file of its own, no link and no folder',
  readable: 'a file that the site’s user may read',
  twice: 'one folder a code, in whatever case it is written',
};

/** What a folder of folders holds, by the keys of the SKUs or models that they are named by. */
export interface DocumentsFolder {
  documents: Map<string, FoundDocument[]>;
  /** Of those that have documents. */
  appliances: Map<string, DocumentedAppliance>;
  /** What is wrong with other files. */
  refused: RefusedFile[];
}

/**
 * All documents in a folder of folders. A folder's name is a SKU or a model's code, percent-encoded where it has to be. Rejects where the
 * folder cannot be read.
 */
export async function readDocumentsFolder(root: string): Promise<DocumentsFolder> {
  const documents = new Map<string, FoundDocument[]>();
  const appliances = new Map<string, DocumentedAppliance>();
  const refused: RefusedFile[] = [];
  for (const entry of await readFolder(root)) {
    const sku = decodeLeniently(entry.name).trim();
    const key = skuKey(sku);
    const expected = !entry.isDirectory() ? expectations.folder : documents.has(key) && expectations.twice;
    if (expected) {
      refused.push({ path: entry.name, expected });
      continue;
    }
    // What is gone, or is not for the site's user to read, has none.
    const inside = await readFolder(join(root, entry.name)).catch(ifForbidden([])).catch(ifMissing([]));
    const found: FoundDocument[] = [];
    const appliance: DocumentedAppliance = { sku, name: null, category: null, picture: null };
    const files = new Map<string, { path: string; stats: Stats }>();
    for (const { name } of inside) {
      const path = join(entry.name, name);
      const stats = await lstat(join(root, path)).catch(() => null);
      const isReadable = await access(join(root, path), constants.R_OK).then(
        () => true,
        () => false,
      );
      const isKnown = names.has(name) || name === factsName || pictureNames.includes(name);
      if (!isKnown) refused.push({ path, expected: expectations.name });
      else if (!stats?.isFile()) refused.push({ path, expected: expectations.file });
      else if (!isReadable) refused.push({ path, expected: expectations.readable });
      else files.set(name, { path, stats });
    }
    for (const [name, named] of names) {
      const file = files.get(name);
      if (!file) continue;
      const { path, stats } = file;
      // Not the day of the file, which is that of the last copy.
      const facts = await readPdfFacts(join(root, path), stats);
      found.push({ ...named, bytes: stats.size, ...facts, path });
    }
    const facts = files.get(factsName);
    if (facts) {
      // It may have gone since it was listed.
      const written = parseJson(await readFile(join(root, facts.path), 'utf8').catch(() => ''));
      const { data } = factsSchema.safeParse(written);
      if (data) Object.assign(appliance, data);
      else refused.push({ path: facts.path, expected: expectations.facts });
    }
    for (const { path, stats } of pictureNames.flatMap((name) => files.get(name) ?? [])) {
      if (appliance.picture === null && stats.size <= mostPictureBytes) appliance.picture = path;
      else refused.push({ path, expected: expectations.picture });
    }
    documents.set(key, found);
    if (found.length > 0) appliances.set(key, appliance);
  }
  return { documents, appliances, refused };
}

const ifForbidden =
  <T>(value: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'EACCES') return value;
    throw error;
  };

/** What is in a folder, without what systems put there for themselves. */
async function readFolder(path: string) {
  const entries = await readdir(path, { withFileTypes: true });
  return entries
    .filter(({ name }) => !name.startsWith('.'))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
