import type { Brand } from '@kitchen/shared/brand.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import type { CatalogueDefinition } from './catalogue-definitions.ts';
import type { PrintPictures } from './print-pictures.ts';
import type { ProductWords } from './say-product.ts';
import type { Sheet } from './sheet.ts';
import type { CatalogueTexts } from './texts/texts.ts';

/** What every page of a catalogue is drawn with. */
export interface Drawing {
  sheet: Sheet;
  catalogue: CatalogueDefinition;
  language: Language;
  texts: CatalogueTexts;
  words: ProductWords;
  pictures: PrintPictures;
  brand: Brand;
  year: number;
}
