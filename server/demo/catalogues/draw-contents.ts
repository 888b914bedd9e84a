import { productsOf } from './catalogue-definitions.ts';
import type { Drawing } from './drawing.ts';
import type { PlannedPage } from './plan-pages.ts';
import { contentWidth, page, type } from './print-style.ts';
import { fillIn } from './texts/texts.ts';

const { margin } = page;
const rowHeight = 56;
/** Baseline of the first chapter. */
const top = 176;

/** Every chapter with the page on which it opens. */
export async function drawContents(drawing: Drawing, pages: readonly PlannedPage[]): Promise<void> {
  const { sheet, catalogue, language, texts, pictures } = drawing;
  const end = top + (catalogue.chapters.length - 1) * rowHeight + 24;
  const area = { width: page.width, height: page.height - end - 52 };
  const picture = await pictures.scene(catalogue.contents, area);
  sheet.newPage('ivory');
  sheet.mark('contents', texts.contents, 'chapter');
  sheet.tag('H2', () => void sheet.write(texts.contents, margin, 104, type.title));
  sheet.rule(margin, top - 38, contentWidth, 'teal900', 0.9);
  sheet.group('TOC', () => {
    catalogue.chapters.forEach((chapter, index) => {
      const { title } = texts.chapters[chapter.id];
      const opensOn =
        pages.findIndex((planned) => planned.type === 'opening' && planned.chapter === chapter) + 1;
      const baseline = top + index * rowHeight;
      const count = fillIn(texts.products, { count: productsOf(catalogue, chapter).length });
      const right = page.width - margin;
      sheet.group('TOCI', () =>
        sheet.group('Link', () => {
          sheet.tag('Span', () => void sheet.write(title, margin, baseline, type.contents));
          sheet.tag(
            'Span',
            () => void sheet.write(count, right - 60, baseline, type.fact, { align: 'right' }),
          );
          sheet.tag(
            'Span',
            () => void sheet.write(String(opensOn), right, baseline, type.contents, { align: 'right' }),
          );
          const words = `${title}, ${fillIn(texts.page, { page: opensOn })}`;
          sheet.lead(margin, baseline - 36, contentWidth, rowHeight, chapter.id, words);
        }),
      );
      sheet.rule(margin, baseline + 21, contentWidth, 'line');
    });
  });
  const text = pictures.sceneText(catalogue.contents, language);
  sheet.picture(picture, 0, page.height - area.height, area.width, area.height, text);
}
