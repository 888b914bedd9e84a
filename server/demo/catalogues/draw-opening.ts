import { facetOptions } from '@kitchen/shared/facets.ts';
import { measures } from '../catalogue/measures.ts';
import type { ChapterDefinition } from './catalogue-definitions.ts';
import { productsOf } from './catalogue-definitions.ts';
import { drawFolio } from './draw-folio.ts';
import type { Drawing } from './drawing.ts';
import { contentWidth, cooktopOrder, page, type } from './print-style.ts';
import { fillIn } from './texts/texts.ts';

const { margin } = page;
const pictureHeight = 500;

/** A chapter's first page: a room, the line's story, and what there is of it. */
export async function drawOpening(
  drawing: Drawing,
  chapter: ChapterDefinition,
  pageNumber: number,
): Promise<void> {
  const { sheet, language, texts, pictures } = drawing;
  const { title, story } = texts.chapters[chapter.id];
  const isDark = chapter.ground === 'nero';
  const area = { width: page.width, height: pictureHeight };
  const picture = await pictures.scene(chapter.picture, area);
  sheet.newPage(chapter.ground);
  sheet.mark(chapter.id, title, 'chapter');
  sheet.picture(picture, 0, 0, area.width, area.height, pictures.sceneText(chapter.picture, language));
  const top = pictureHeight + 50;
  sheet.rule(margin, top - 8, 32, isDark ? 'brassLight' : 'brass', 1);
  const titleFoot = top + 44;
  let foot = titleFoot;
  sheet.tag('H2', () => {
    foot = sheet.write(title, margin - 1, titleFoot, type.chapterTitle, {
      width: contentWidth,
      lines: 2,
      balanced: true,
      ink: isDark ? 'white' : 'teal900',
    });
  });
  const left = 270;
  sheet.tag(
    'P',
    () =>
      void sheet.write(story, margin, foot - 8, type.lead, {
        width: left,
        lines: 8,
        ink: isDark ? 'ivory' : 'ink',
      }),
  );
  drawFacts(drawing, chapter, margin + left + 40, foot - 8);
  drawFolio(drawing, pageNumber, isDark ? 'mist' : chapter.ground === 'ivory' ? 'stone' : 'ink');
}

function drawFacts(drawing: Drawing, chapter: ChapterDefinition, x: number, top: number): void {
  const { sheet } = drawing;
  const isDark = chapter.ground === 'nero';
  const width = page.width - margin - x;
  const ink = isDark ? 'ivory' : 'ink';
  let baseline = top;
  sheet.group('L', () => {
    for (const [label, value] of factsOf(drawing, chapter)) {
      sheet.group('LI', () => {
        sheet.rule(x, baseline - 13, width, isDark ? 'stone' : 'field', 0.5);
        sheet.tag('Lbl', () => void sheet.write(label, x, baseline + 2, type.factLabel, { ink }));
        sheet.tag('LBody', () => {
          baseline = sheet.write(value, x + 62, baseline + 2, type.factValue, { width: width - 62, ink });
        });
      });
      baseline += 8;
    }
  });
}

/** What the products of a chapter have to offer, by label. */
function factsOf({ catalogue, texts, words }: Drawing, chapter: ChapterDefinition): [string, string][] {
  const products = productsOf(catalogue, chapter);
  const { opening } = texts;
  const among = <Value>(order: readonly Value[], values: readonly (Value | undefined)[]) =>
    order.filter((value) => values.includes(value));
  const categories = among(
    catalogue.groups.flat(),
    products.map(({ category }) => category),
  );
  const widths = [...new Set(products.map((product) => measures(product).width))]
    .map((width) => Math.round(width / 10))
    .filter((width, index, all) => all.indexOf(width) === index)
    .toSorted((a, b) => a - b);
  const cooktops = among(
    cooktopOrder,
    products.map(({ cooktop }) => cooktop),
  );
  const colors = among(
    facetOptions.color,
    products.map(({ color }) => color),
  );
  return [
    [opening.categories, sentence(categories.map(words.category))],
    [opening.widths, fillIn(opening.centimetres, { widths: widths.join(', ') })],
    ...(cooktops.length > 0
      ? [[opening.cooktops, sentence(cooktops.map((top) => opening.cooktop[top]))] satisfies [string, string]]
      : []),
    [opening.colors, sentence(colors.map(words.color))],
  ];
}

/** A list that begins with a capital and goes on without. */
function sentence(parts: readonly string[]): string {
  const text = parts.join(', ').toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
