import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Brand } from '@kitchen/shared/brand.ts';
import { catalogueFileName } from '@kitchen/shared/catalogues.ts';
import { languages } from '@kitchen/shared/languages.ts';
import type { CatalogueIndex } from '../../printed-catalogues/catalogue-index.ts';
import { catalogueIndexName, readCatalogueIndex } from '../../printed-catalogues/catalogue-index.ts';
import { areThere, digestSources, replaceFile } from '../made-files.ts';
import { catalogueDefinitions } from './catalogue-definitions.ts';
import { planPages } from './plan-pages.ts';

/** Everything that the catalogues are made from, besides brand and year. */
const sources = [
  'package-lock.json',
  'client/pictures/marketing/*.webp',
  'server/demo/catalogue/*.ts',
  'server/demo/catalogues/**/*.ts',
  'server/demo/made-files.ts',
  'server/demo/pictures/*.webp',
  'shared/facets.ts',
  'shared/finished-pictures.json',
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
  const madeFrom = await digestCatalogues(settings);
  const known = await readCatalogueIndex(folder);
  const names = catalogueDefinitions.flatMap(({ slug }) =>
    languages.map((language) => catalogueFileName(slug, language)),
  );
  if (known?.madeFrom === madeFrom && (await areThere(folder, names))) return 'kept';

  // Only now: what makes the catalogues takes longer to load than to find that nothing has changed.
  const { printPictures, picturedAppliances } = await import('./print-pictures.ts');
  const { writeCatalogue } = await import('./write-catalogue.ts');
  const pictures = printPictures();
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
export function digestCatalogues({ brand, year }: Omit<CatalogueSettings, 'folder'>): Promise<string> {
  return digestSources(sources, { brand, year });
}
