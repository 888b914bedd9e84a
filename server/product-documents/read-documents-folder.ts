import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@kitchen/shared/languages.ts';
import { decodeLeniently } from '@kitchen/shared/paths.ts';
import type { ProductDocument } from '@kitchen/shared/product-documents.ts';
import { productDocumentFileName, productDocumentKinds } from '@kitchen/shared/product-documents.ts';
import { skuKey } from '@kitchen/shared/sku.ts';
import { ifMissing } from '../lib/if-missing.ts';

/** A document with its file's path in the folder. */
export interface FoundDocument extends ProductDocument {
  path: string;
}

/** Something in the folder that no visitor gets. */
export interface RefusedFile {
  /** Its path in the folder. */
  path: string;
  expected: string;
}

const names = new Map(
  productDocumentKinds.flatMap((kind) =>
    languages.map((language) => [productDocumentFileName(kind, language), { kind, language }] as const),
  ),
);

const expectations = {
  folder: 'a folder named by a SKU',
  name: `one of ${productDocumentKinds.join(', ')}, with .en.pdf or .it.pdf behind it`,
  file: 'a file of its own, no link and no folder',
  twice: 'one folder a SKU, in whatever case it is written',
};

/**
 * All documents in a folder of folders, by the key of their SKU, and what is wrong with other files. A folder's name is a
 * SKU, percent-encoded where it has to be. Rejects where the folder cannot be read.
 */
export async function readDocumentsFolder(
  root: string,
): Promise<{ documents: Map<string, FoundDocument[]>; refused: RefusedFile[] }> {
  const documents = new Map<string, FoundDocument[]>();
  const refused: RefusedFile[] = [];
  for (const entry of await readFolder(root)) {
    const key = skuKey(decodeLeniently(entry.name));
    const expected = !entry.isDirectory() ? expectations.folder : documents.has(key) && expectations.twice;
    if (expected) {
      refused.push({ path: entry.name, expected });
      continue;
    }
    // What is gone, or is not for the site's user to read, has none.
    const inside = await readFolder(join(root, entry.name)).catch(ifForbidden([])).catch(ifMissing([]));
    for (const { name } of inside) {
      if (!names.has(name)) refused.push({ path: join(entry.name, name), expected: expectations.name });
    }
    const found: FoundDocument[] = [];
    for (const [name, named] of names) {
      if (!inside.some((file) => file.name === name)) continue;
      const path = join(entry.name, name);
      const stats = await lstat(join(root, path)).catch(() => null);
      if (stats?.isFile()) {
        found.push({ ...named, bytes: stats.size, date: stats.mtime.toISOString().slice(0, 10), path });
      } else refused.push({ path, expected: expectations.file });
    }
    documents.set(key, found);
  }
  return { documents, refused };
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
