import type { TypeStyle } from '../catalogues/print-style.ts';
import { contentWidth, inks, page, type } from '../catalogues/print-style.ts';
import { assemblies } from './assemblies.ts';
import type { AssemblyId } from './document-definitions.ts';
import { explodedSize, explodedViews } from './exploded-views.ts';
import type { Paper } from './paper.ts';
import { beginPage, noticeInBoth } from './paper.ts';
import { documentTexts } from './texts/texts.ts';

const { margin } = page;
const right = page.width - margin;
const rowHeight = 21;
const balloon: TypeStyle = { font: 'medium', size: 8, leading: 10, ink: 'teal900', tabular: true };

const kindInBoth = `${documentTexts.en.parts.kind} / ${documentTexts.it.parts.kind}`;

const columns: readonly { name: string; x: number; align?: 'right' }[] = [
  { name: 'No. / N.', x: margin },
  { name: 'Code / Codice', x: margin + 46 },
  { name: 'Part', x: margin + 132 },
  { name: 'Ricambio', x: margin + 296 },
  { name: 'Pieces / Pezzi', x: right, align: 'right' },
];

/** A spare-parts list on one page: the assembly taken apart, and what each number stands for. */
export function drawParts(paper: Paper, assembly: AssemblyId): void {
  const { sheet, title, number } = paper;
  const { models, parts } = assemblies[assembly];
  beginPage(paper, 1, noticeInBoth);
  sheet.tag(
    'P',
    () =>
      void sheet.write(`${kindInBoth} ${number}`, margin, 94, {
        ...type.coverSubtitle,
        size: 12,
        ink: 'stone',
      }),
  );
  sheet.tag('H1', () => {
    sheet.write(title.en, margin - 1, 126, { ...type.title, size: 27, leading: 30 });
    sheet.write(title.it, margin, 148, { ...type.heading, size: 16, ink: 'stone' });
  });
  sheet.tag('P', () => void sheet.write(models, margin, 168, type.factValue));
  const view = { x: margin, y: 184, width: contentWidth, height: explodedSize.height + 36 };
  sheet.fill(view.x, view.y, view.width, view.height, 'ivory');
  sheet.figure(`${title.en} / ${title.it}`, (pen) => {
    pen.save();
    pen.translate(view.x + (view.width - explodedSize.width) / 2, view.y + 18);
    for (const { number: count, target, at } of explodedViews[assembly](pen)) {
      pen
        .moveTo(...at)
        .lineTo(...target)
        .lineWidth(0.5)
        .stroke(inks.teal700);
      pen.circle(...target, 1.3).fill(inks.teal700);
      pen
        .circle(...at, 9)
        .lineWidth(0.7)
        .fillAndStroke(inks.white, inks.teal700);
      const text = String(count);
      sheet.write(text, at[0] - sheet.widthOf(text, balloon) / 2, at[1] + 2.8, balloon);
    }
    pen.restore();
  });
  let y = view.y + view.height + 16;
  sheet.group('Table', () => {
    sheet.group('TR', () => {
      for (const { name, x, align = 'left' } of columns)
        sheet.tag('TH', () => void sheet.write(name, x, y + 9, type.columnHead, { align }), {
          scope: 'Column',
        });
    });
    y += 16;
    sheet.rule(margin, y, contentWidth, 'teal900', 0.9);
    parts.forEach(({ code, name, count }, index) => {
      const cells = [String(index + 1), code, name.en, name.it, String(count)];
      sheet.group('TR', () => {
        columns.forEach(({ x, align = 'left' as const }, at) => {
          const style = at < 2 ? type.cellName : { ...type.cell, size: 8.5 };
          sheet.tag(
            at === 0 ? 'TH' : 'TD',
            () => void sheet.write(cells[at] ?? '', x, y + 14, style, { align }),
          );
        });
      });
      y += rowHeight;
      sheet.rule(margin, y, contentWidth, 'line', 0.5);
    });
  });
}
