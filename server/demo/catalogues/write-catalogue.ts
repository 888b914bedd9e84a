import type { Brand } from '@kitchen/shared/brand.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import type { CatalogueDefinition } from './catalogue-definitions.ts';
import { drawContents } from './draw-contents.ts';
import { drawBack, drawCover } from './draw-covers.ts';
import { drawIntroduction } from './draw-introduction.ts';
import { drawOpening } from './draw-opening.ts';
import { drawProducts } from './draw-products.ts';
import type { Drawing } from './drawing.ts';
import type { PlannedPage } from './plan-pages.ts';
import type { PrintPictures } from './print-pictures.ts';
import { sayProducts } from './say-product.ts';
import { Sheet } from './sheet.ts';
import { catalogueTexts, fillIn } from './texts/texts.ts';

export interface CatalogueOrder {
  catalogue: CatalogueDefinition;
  language: Language;
  pages: readonly PlannedPage[];
  pictures: PrintPictures;
  brand: Brand;
  year: number;
}

/** One catalogue in one language, as a PDF. */
export async function writeCatalogue({ pages, ...order }: CatalogueOrder): Promise<Buffer> {
  const { catalogue, language, brand, year } = order;
  const texts = catalogueTexts[language];
  const { title, subject } = texts.titles[catalogue.slug];
  const sheet = new Sheet({
    title: `${brand.name} – ${title}, ${fillIn(texts.catalogue, { year }).toLocaleLowerCase(language)}`,
    author: brand.name,
    subject,
    language,
  });
  const drawing: Drawing = { ...order, sheet, texts, words: sayProducts(language) };
  for (const [index, planned] of pages.entries()) await drawPage(drawing, planned, pages, index + 1);
  return sheet.finish();
}

async function drawPage(
  drawing: Drawing,
  planned: PlannedPage,
  pages: readonly PlannedPage[],
  pageNumber: number,
): Promise<void> {
  switch (planned.type) {
    case 'cover':
      return drawCover(drawing);
    case 'introduction':
      return drawIntroduction(drawing, pageNumber);
    case 'contents':
      return drawContents(drawing, pages);
    case 'opening':
      return drawOpening(drawing, planned.chapter, pageNumber);
    case 'products':
      return drawProducts(drawing, planned.chapter, planned.strips, pageNumber);
    case 'back':
      return drawBack(drawing);
  }
}
