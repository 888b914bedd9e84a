import type { Drawing } from './drawing.ts';
import type { Ink } from './print-style.ts';
import { page, type } from './print-style.ts';

const baseline = page.height - 30;

/** At the foot of a page: what one is reading, and where. */
export function drawFolio(
  { sheet, brand, catalogue, texts }: Drawing,
  pageNumber: number,
  ink: Ink = 'stone',
): void {
  const { title } = texts.titles[catalogue.slug];
  sheet.aside(() => {
    sheet.write(`${brand.name}, ${title}`, page.margin, baseline, type.running, { ink });
    sheet.write(String(pageNumber), page.width - page.margin, baseline, type.running, {
      align: 'right',
      ink,
    });
  });
}
