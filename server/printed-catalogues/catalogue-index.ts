import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

export const catalogueIndexName = 'index.json';

const catalogueIndexSchema = z.object({
  /** Tells whether the catalogues would come out the same if they were made again. */
  madeFrom: z.string(),
  /** By the name of the file. */
  pages: z.record(z.string(), z.number().int().positive()),
});
/** What a folder of catalogues says of them besides what the files themselves tell. */
export type CatalogueIndex = z.infer<typeof catalogueIndexSchema>;

/** The index of a folder; null where there is none that can be read. */
export async function readCatalogueIndex(folder: string): Promise<CatalogueIndex | null> {
  const text = await readFile(join(folder, catalogueIndexName), 'utf8').catch(() => 'null');
  try {
    return catalogueIndexSchema.nullable().catch(null).parse(JSON.parse(text));
  } catch {
    return null;
  }
}
