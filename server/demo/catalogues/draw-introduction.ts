import { drawFolio } from './draw-folio.ts';
import type { Drawing } from './drawing.ts';
import { contentWidth, page, type } from './print-style.ts';
import { fillIn } from './texts/texts.ts';

const { margin } = page;
const pictureHeight = 430;

/** Who the maker is, in a few lines and four figures. */
export async function drawIntroduction(drawing: Drawing, pageNumber: number): Promise<void> {
  const { sheet, catalogue, language, texts, pictures, brand } = drawing;
  const { title, story, catalogues, figures } = texts.introduction;
  const area = { width: page.width, height: pictureHeight };
  const picture = await pictures.scene(catalogue.introduction, area);
  sheet.newPage('white');
  sheet.mark('introduction', title, 'chapter');
  sheet.picture(picture, 0, 0, area.width, area.height, pictures.sceneText(catalogue.introduction, language));
  const top = pictureHeight + 66;
  sheet.tag(
    'H2',
    () => void sheet.write(title, margin, top, type.title, { width: 330, lines: 2, balanced: true }),
  );
  const column = (contentWidth - 32) / 2;
  const text = top + 2 * type.title.leading + 6;
  sheet.tag(
    'P',
    () =>
      void sheet.write(fillIn(story, { brand: brand.name }), margin, text, type.body, {
        width: column,
        lines: 8,
      }),
  );
  sheet.tag(
    'P',
    () =>
      void sheet.write(catalogues[catalogue.slug], margin + column + 32, text, type.body, {
        width: column,
        lines: 8,
      }),
  );
  const foot = 738;
  sheet.rule(margin, foot - 44, contentWidth, 'brass');
  const quarter = (contentWidth - 3 * 16) / 4;
  sheet.group('L', () => {
    Object.values(figures).forEach(({ value, label }, index) => {
      const x = margin + index * (quarter + 16);
      sheet.group('LI', () => {
        sheet.tag('Lbl', () => void sheet.write(value, x, foot, sheet.fit(value, quarter, type.figure)));
        sheet.tag(
          'LBody',
          () => void sheet.write(label, x, foot + 20, type.fact, { width: quarter, lines: 2 }),
        );
      });
    });
  });
  drawFolio(drawing, pageNumber);
}
