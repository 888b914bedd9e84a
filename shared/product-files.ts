import type { Language } from './languages.ts';
import { languageKey } from './languages.ts';
import { paths, withQuery } from './paths.ts';

/** What a product's page offers to keep. */
export const productFiles = ['sheet.pdf', 'drawing.pdf', 'drawing.svg', 'drawing.dxf', 'model.ifc'] as const;
export type ProductFile = (typeof productFiles)[number];

/** Those that there are of a product: what is drawn needs its measures. */
export const productFilesOf = (isDrawn: boolean): readonly ProductFile[] =>
  productFiles.filter((file) => isDrawn || file === 'sheet.pdf');

/** Address of one of a product's files in a language. */
export function productFilePath(sku: string, file: ProductFile, language: Language): string {
  return withQuery(`${paths.product(sku)}/${file}`, [[languageKey, language]]);
}

/** Address of all of a product's files and documents in one, those that are made in a language. */
export const productZipPath = (sku: string, language: Language): string =>
  withQuery(`${paths.product(sku)}/documents.zip`, [[languageKey, language]]);
