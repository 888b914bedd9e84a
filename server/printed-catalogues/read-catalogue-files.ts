import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CatalogueFile } from '@kitchen/shared/catalogues.ts';
import { catalogueFileName, catalogueSlugs } from '@kitchen/shared/catalogues.ts';
import { languages } from '@kitchen/shared/languages.ts';
import { readCatalogueIndex } from './catalogue-index.ts';

/** The catalogues that stand in a folder; those that are missing are not offered. */
export async function readCatalogueFiles(folder: string): Promise<CatalogueFile[]> {
  const index = await readCatalogueIndex(folder);
  const files = await Promise.all(
    catalogueSlugs.flatMap((slug) =>
      languages.map(async (language): Promise<CatalogueFile[]> => {
        const name = catalogueFileName(slug, language);
        const found = await stat(join(folder, name)).catch(() => null);
        return found?.isFile()
          ? [{ slug, language, bytes: found.size, pages: index?.pages[name] ?? null }]
          : [];
      }),
    ),
  );
  return files.flat();
}
