import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CatalogueFile } from '@kitchen/shared/catalogues.ts';
import { catalogueFileName, catalogueSlugs } from '@kitchen/shared/catalogues.ts';
import { languages } from '@kitchen/shared/languages.ts';
import { z } from 'zod';
import { ifMissing } from '../lib/if-missing.ts';
import { parseJson } from '../lib/parse-json.ts';

/** `index.json` in the folder, which may state how many pages a file has, by its name. */
const indexSchema = z.object({ pages: z.record(z.string(), z.number().int().positive()) });

/** The catalogues that stand in a folder; those that are missing are not offered. */
export async function readCatalogueFiles(folder: string): Promise<CatalogueFile[]> {
  const pages = await readPages(folder);
  const files = await Promise.all(
    catalogueSlugs.flatMap((slug) =>
      languages.map(async (language): Promise<CatalogueFile[]> => {
        const name = catalogueFileName(slug, language);
        const found = await stat(join(folder, name)).catch(ifMissing(null));
        return found?.isFile() ? [{ slug, language, bytes: found.size, pages: pages[name] ?? null }] : [];
      }),
    ),
  );
  return files.flat();
}

/** Empty where there is no index that can be read. */
async function readPages(folder: string): Promise<Record<string, number>> {
  const text = await readFile(join(folder, 'index.json'), 'utf8').catch(ifMissing(''));
  return indexSchema.safeParse(parseJson(text)).data?.pages ?? {};
}
