import type { Brand } from '@kitchen/shared/brand.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { Sheet } from '../catalogues/sheet.ts';
import type { Content } from './document-definitions.ts';
import { titleWith } from './document-definitions.ts';
import { drawBulletin } from './draw-bulletin.ts';
import { drawParts } from './draw-parts.ts';
import { drawPrices } from './draw-prices.ts';
import { drawTechnical } from './draw-technical.ts';
import type { Paper } from './paper.ts';
import { writeCutOut } from './write-cut-out.ts';
import { writePriceTable } from './write-price-table.ts';

export interface DocumentOrder {
  content: Content;
  title: Record<Language, string>;
  number: string;
  /** Of issue, as YYYY-MM-DD. */
  date: string;
  brand: Brand;
}

/** One document, as it stands in its file. */
export async function writeDocument({ content, ...order }: DocumentOrder): Promise<string | Buffer> {
  switch (content.type) {
    case 'price-table':
      return writePriceTable();
    case 'cut-out':
      return writeCutOut();
    case 'prices':
      return drawn(order, content.language, (paper) => drawPrices(paper, content.list));
    case 'bulletin':
      return drawn(order, content.language, (paper) => drawBulletin(paper, content.bulletin));
    case 'drawing':
      return drawn(order, null, (paper) => drawTechnical(paper, content.drawing));
    case 'parts':
      return drawn(order, null, (paper) => drawParts(paper, content.assembly));
  }
}

function drawn(
  { title, number, date, brand }: Omit<DocumentOrder, 'content'>,
  only: Language | null,
  draw: (paper: Paper) => void,
): Promise<Buffer> {
  const language = only ?? 'en';
  const name = only ? title[only] : `${title.en} / ${title.it}`;
  const sheet = new Sheet({
    title: `${brand.name} – ${titleWith(number, name)}`,
    author: brand.name,
    subject: number,
    language,
  });
  draw({ sheet, language, title, number, date, brand });
  return sheet.finish();
}
