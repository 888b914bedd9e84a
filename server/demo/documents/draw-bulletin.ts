import { contentWidth, page, type } from '../catalogues/print-style.ts';
import type { BulletinId } from './document-definitions.ts';
import type { Paper } from './paper.ts';
import { beginPage, noticeIn } from './paper.ts';
import { documentTexts } from './texts/texts.ts';

const { margin } = page;
const column = { x: margin + 130, width: contentWidth - 130 };

/** A service bulletin on one page: what it is about, why, what to do step by step. */
export function drawBulletin(paper: Paper, bulletin: BulletinId): void {
  const { sheet, language, number } = paper;
  const { kind, labels, reason, steps, after, [bulletin]: texts } = documentTexts[language].bulletin;
  beginPage(paper, 1, noticeIn(language));
  sheet.tag(
    'P',
    () => void sheet.write(`${kind} ${number}`, margin, 112, type.coverSubtitle, { ink: 'stone' }),
  );
  let y = 0;
  sheet.tag('H1', () => {
    y = sheet.write(
      texts.title,
      margin - 1,
      152,
      { ...type.title, size: 34, leading: 36 },
      {
        width: contentWidth,
        lines: 2,
        balanced: true,
      },
    );
  });
  y -= 8;
  for (const [name, label] of Object.entries(labels)) {
    sheet.rule(margin, y, contentWidth, 'line', 0.5);
    const text = texts.facts[name as keyof typeof labels];
    sheet.tag('P', () => {
      sheet.write(label, margin, y + 15, type.factLabel);
      sheet.write(text, column.x, y + 15, sheet.fit(text, column.width, type.factValue));
    });
    y += 23;
  }
  sheet.rule(margin, y, contentWidth, 'teal900', 0.9);
  y += 34;

  const part = (heading: string, draw: () => void) => {
    sheet.tag(
      'H2',
      () => void sheet.write(heading, margin, y + 3, { ...type.heading, size: 18 }, { width: 112 }),
    );
    draw();
    y += 22;
  };
  const paragraph = (text: string) =>
    sheet.tag('P', () => {
      y = sheet.write(
        keepEnd(text),
        column.x,
        y,
        { ...type.body, size: 9.75, leading: 15.5 },
        { width: column.width },
      );
    });
  part(reason, () => paragraph(texts.reason));
  part(steps, () =>
    sheet.group('L', () => {
      for (const [count, text] of Object.entries(texts.steps)) {
        sheet.group('LI', () => {
          sheet.tag(
            'Lbl',
            () => void sheet.write(count, column.x, y + 1, { ...type.heading, size: 17, ink: 'brass' }),
          );
          sheet.tag('LBody', () => {
            y = sheet.write(
              keepEnd(text),
              column.x + 22,
              y,
              { ...type.body, size: 9.75, leading: 15.5 },
              {
                width: column.width - 22,
              },
            );
          });
        });
        y += 7;
      }
    }),
  );
  part(after, () => paragraph(texts.after));
}

/** The last words stay together: none is left alone on a line. */
function keepEnd(text: string): string {
  return text.replace(/ ([^ ]+) ([^ ]+)$/, '\u00A0$1\u00A0$2');
}
