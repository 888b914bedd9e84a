import type { ChapterDefinition, PlacedPicture } from './catalogue-definitions.ts';
import { drawFolio } from './draw-folio.ts';
import { drawTable } from './draw-table.ts';
import type { Drawing } from './drawing.ts';
import type { Card, Strip } from './plan-pages.ts';
import { heights } from './plan-pages.ts';
import { contentWidth, page, type } from './print-style.ts';
import { cardTitle } from './say-product.ts';

const { margin } = page;
const cardGap = 20;

/** A page of products: cards, tables, and where room is left a picture. */
export async function drawProducts(
  drawing: Drawing,
  chapter: ChapterDefinition,
  strips: readonly Strip[],
  pageNumber: number,
): Promise<void> {
  const { sheet, texts } = drawing;
  sheet.newPage('white');
  sheet.aside(() => sheet.write(texts.chapters[chapter.id].title, margin, 52, type.running));
  for (const strip of strips) {
    if (strip.type === 'cards') await drawCards(drawing, chapter, strip);
    else if (strip.type === 'table') drawTable(drawing, chapter, strip);
    else if (chapter.detail) await drawDetail(drawing, chapter.detail, strip);
  }
  drawFolio(drawing, pageNumber);
}

async function drawDetail(
  { sheet, language, pictures }: Drawing,
  detail: PlacedPicture,
  { top, height }: Extract<Strip, { type: 'picture' }>,
): Promise<void> {
  const picture = await pictures.scene(detail, { width: contentWidth, height });
  sheet.picture(picture, margin, top, contentWidth, height, pictures.sceneText(detail, language));
}

async function drawCards(
  drawing: Drawing,
  chapter: ChapterDefinition,
  { heading, columns, cards, ...strip }: Extract<Strip, { type: 'cards' }>,
): Promise<void> {
  const { sheet, texts, words, pictures } = drawing;
  let { top } = strip;
  if (heading) {
    const [only, another] = heading;
    const name = only && !another ? words.category(only) : texts.opening.categories;
    sheet.mark(`${chapter.id}-${only}`, name, 'part');
    sheet.tag('H3', () => void sheet.write(name, margin, top + 16, type.heading));
    top += heights.heading;
  }
  // One card alone keeps the width of two, with its text beside it.
  const across = Math.max(columns, 2);
  const width = (contentWidth - (across - 1) * cardGap) / across;
  const height = heights.picture[columns];
  for (const [index, card] of cards.entries()) {
    const x = margin + index * (width + cardGap);
    const [first] = card.appliances;
    if (!first) continue;
    const picture = await pictures.product(card.picture, first.category, { width, height });
    sheet.group('Sect', () => {
      sheet.picture(picture, x, top, width, height, words.pictureText(first));
      const textHeight = heights.cardText + card.appliances.length * heights.version[columns];
      if (columns === 1)
        drawCardText(drawing, card, columns, x + width + cardGap, top + height - textHeight, width);
      else drawCardText(drawing, card, columns, x, top + height, width);
    });
  }
}

function drawCardText(
  { sheet, words }: Drawing,
  { appliances }: Card,
  columns: 1 | 2 | 3,
  x: number,
  top: number,
  width: number,
): void {
  const [first] = appliances;
  if (!first) return;
  sheet.tag('H4', () => void sheet.write(cardTitle(first), x, top + 22, type.cardTitle));
  const facts = words.facts(first);
  sheet.tag('P', () => void sheet.write(facts, x, top + 36, sheet.fit(facts, width, type.fact)));
  const height = heights.version[columns];
  const isStacked = columns === 3;
  sheet.group('L', () => {
    appliances.forEach((appliance, index) => {
      const rule = top + 44 + index * height;
      const baseline = rule + 9.6;
      sheet.rule(x, rule, width, 'line', 0.5);
      sheet.group('LI', () => {
        sheet.tag('Lbl', () => void sheet.write(appliance.sku, x, baseline, type.code));
        const version = words.version(appliance);
        const left = isStacked ? x : x + 66;
        sheet.tag(
          'LBody',
          () =>
            void sheet.write(
              version,
              left,
              isStacked ? baseline + 9.6 : baseline,
              sheet.fit(version, x + width - left, type.version),
            ),
        );
      });
    });
  });
}
