import { page, type } from '../catalogues/print-style.ts';
import { applianceViews } from './appliance-views.ts';
import type { DrawingId } from './document-definitions.ts';
import { Drafter, viewName } from './drafter.ts';
import type { Paper } from './paper.ts';
import { noticeInBoth } from './paper.ts';

const pointsPerMm = 72 / 25.4;
const scale = 10;
const frame = { x: 28, y: 28, width: page.width - 56, height: page.height - 56 };
const block = { height: 92, split: 210 };

/** A technical drawing on one page: views at 1:10 in a frame, with its title block. */
export function drawTechnical(paper: Paper, drawing: DrawingId): void {
  const { sheet, title } = paper;
  sheet.newPage('white');
  const foot = frame.y + frame.height - block.height;
  sheet.figure(`${title.en} / ${title.it}`, (pen) => {
    pen.lineWidth(0.9).rect(frame.x, frame.y, frame.width, frame.height).stroke('#1D2628');
    for (const { at, draw } of applianceViews[drawing]) {
      const [left, bottom] = [frame.x + at[0] * pointsPerMm, foot - at[1] * pointsPerMm];
      const drafter = new Drafter(sheet, pen, { left, foot: bottom, scale: pointsPerMm / scale });
      draw(drafter);
    }
  });
  for (const { name, at, nameAt = 12 } of applianceViews[drawing]) {
    const [left, baseline] = [frame.x + at[0] * pointsPerMm, foot - (at[1] - nameAt) * pointsPerMm];
    sheet.tag('H2', () => {
      sheet.write(name.en, left, baseline, viewName);
      sheet.write(name.it, left + sheet.widthOf(name.en, viewName) + 8, baseline, type.running);
    });
  }
  drawTitleBlock(paper, foot);
}

function drawTitleBlock({ sheet, title, number, date, brand, language }: Paper, top: number): void {
  const { x, width } = frame;
  sheet.rule(x, top, width, 'ink', 0.9);
  sheet.fill(x + block.split, top, 0.6, block.height, 'ink');
  const mark = sheet.fit(brand.name.toLocaleUpperCase(language), block.split - 32, {
    ...type.wordmark,
    ink: 'teal900',
  });
  sheet.tag('P', () => void sheet.write(brand.name.toLocaleUpperCase(language), x + 16, top + 36, mark), {
    actual: brand.name,
  });
  sheet.tag('P', () => {
    sheet.write(brand.company.legalName, x + 16, top + 58, type.running);
    sheet.write(`${brand.postal.postalCode} ${brand.postal.city}`, x + 16, top + 69, type.running);
  });
  const left = x + block.split + 16;
  const room = width - block.split - 32;
  sheet.tag('H1', () => {
    sheet.write(title.en, left, top + 24, sheet.fit(title.en, room, type.cardTitle));
    sheet.write(
      title.it,
      left,
      top + 42,
      sheet.fit(title.it, room, { ...type.cardTitle, size: 13.5, ink: 'stone' }),
    );
  });
  sheet.rule(x + block.split, top + 54, width - block.split, 'line', 0.5);
  const facts = [
    ['No. / N.', number],
    ['Date / Data', date],
    ['Scale / Scala', `1:${scale}`],
    ['mm', 'ISO 2768-m'],
  ] as const;
  facts.forEach(([name, value], index) => {
    const at = left + (index * room) / facts.length;
    sheet.tag('P', () => {
      sheet.write(name, at, top + 67, type.columnHead);
      sheet.write(value, at, top + 79, type.factValue);
    });
  });
  sheet.tag(
    'P',
    () => void sheet.write(noticeInBoth, frame.x, page.height - 14, { ...type.cellNote, size: 6.5 }),
  );
}
