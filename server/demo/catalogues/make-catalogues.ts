import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Brand } from '@kitchen/shared/brand.ts';
import { catalogueFileName } from '@kitchen/shared/catalogues.ts';
import { languages } from '@kitchen/shared/languages.ts';
import type { CatalogueIndex } from '../../catalogue-files/catalogue-index.ts';
import { catalogueIndexName, readCatalogueIndex } from '../../catalogue-files/catalogue-index.ts';
import { catalogueDefinitions } from './catalogue-definitions.ts';
import { planPages } from './plan-pages.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Everything that the catalogues are made from, besides brand and year. */
const sources = [
  'package-lock.json',
  'client/pictures/marketing/*.{webp,json}',
  'server/demo/catalogue/*.ts',
  'server/demo/catalogues/**/*.ts',
  'server/demo/pictures/*.webp',
  'shared/facets.ts',
  'shared/texts/{en,it}/{facets,listing}.ts',
];

export interface CatalogueSettings {
  folder: string;
  brand: Brand;
  /** Calendar year on the cover. */
  year: number;
}

/** Makes every catalogue in every language, unless those in the folder are made from the same. */
export async function makeCatalogues({ folder, ...settings }: CatalogueSettings): Promise<'made' | 'kept'> {
  const madeFrom = await digestSources(settings);
  const known = await readCatalogueIndex(folder);
  const names = catalogueDefinitions.flatMap(({ slug }) =>
    languages.map((language) => catalogueFileName(slug, language)),
  );
  if (known?.madeFrom === madeFrom && (await areThere(folder, names))) return 'kept';

  // Only now: what makes the catalogues takes longer to load than to find that nothing has changed.
  const { loadPrintPictures, picturedAppliances } = await import('./print-pictures.ts');
  const { writeCatalogue } = await import('./write-catalogue.ts');
  const pictures = await loadPrintPictures();
  const pictured = await picturedAppliances();
  const index: CatalogueIndex = { madeFrom, pages: {} };
  await mkdir(folder, { recursive: true });
  for (const catalogue of catalogueDefinitions) {
    const pages = planPages(catalogue, pictured);
    for (const language of languages) {
      const name = catalogueFileName(catalogue.slug, language);
      const pdf = await writeCatalogue({ catalogue, language, pages, pictures, ...settings });
      await replaceFile(join(folder, name), pdf);
      index.pages[name] = pages.length;
    }
  }
  await replaceFile(join(folder, catalogueIndexName), `${JSON.stringify(index, null, 2)}\n`);
  return 'made';
}

/** Differs wherever the catalogues would come out otherwise. */
export async function digestSources({ brand, year }: Omit<CatalogueSettings, 'folder'>): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify({ brand, year }));
  const paths = await Array.fromAsync(glob(sources, { cwd: root }));
  for (const path of paths.filter((path) => !path.endsWith('.test.ts')).sort())
    hash.update(path).update(await readFile(join(root, path)));
  return hash.digest('hex');
}

async function areThere(folder: string, names: readonly string[]): Promise<boolean> {
  const found = await Promise.allSettled(names.map((name) => stat(join(folder, name))));
  return found.every(({ status }) => status === 'fulfilled');
}

/** Whoever reads the file meanwhile gets the old one whole. */
async function replaceFile(path: string, content: string | Buffer): Promise<void> {
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, content);
  await rename(draft, path);
}
