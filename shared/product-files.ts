import type { Language } from './languages.ts';
import { languageKey } from './languages.ts';
import { paths, withQuery } from './paths.ts';

/** What a product's page offers to keep. */
export const productFiles = ['sheet.pdf', 'drawing.pdf', 'drawing.svg', 'drawing.dxf', 'model.ifc'] as const;
export type ProductFile = (typeof productFiles)[number];

/** Address of one of a product's files in a language. */
export function productFilePath(sku: string, file: ProductFile, language: Language): string {
  return withQuery(`${paths.product(sku)}/${file}`, [[languageKey, language]]);
}
