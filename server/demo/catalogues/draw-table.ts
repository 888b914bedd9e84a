import type { Appliance } from '../catalogue/appliance.ts';
import type { ChapterDefinition } from './catalogue-definitions.ts';
import type { Drawing } from './drawing.ts';
import type { Strip } from './plan-pages.ts';
import { heights } from './plan-pages.ts';
import { contentWidth, page, type } from './print-style.ts';
import { swatches } from './swatches.ts';

const { margin } = page;

interface Column {
  name: 'sku' | 'product' | 'color' | 'dimensions' | 'volume' | 'power';
  width: number;
  align?: 'right';
}

const gap = 8;
const columns: readonly Column[] = [
  { name: 'sku', width: 60 },
  { name: 'product', width: 212 },
  { name: 'color', width: 72 },
  { name: 'dimensions', width: 72 },
  { name: 'volume', width: 25, align: 'right' },
  { name: 'power', width: 22, align: 'right' },
];

/** Every product of a category within a chapter, with its technical data. */
export function drawTable(
  drawing: Drawing,
  chapter: ChapterDefinition,
  strip: Extract<Strip, { type: 'table' }>,
): void {
  const { sheet, texts, words } = drawing;
  const { title } = texts.table;
  let { top } = strip;
  if (strip.part.isFirst) sheet.mark(`${chapter.id}-data`, title, 'part');
  sheet.tag('H3', () => void sheet.write(title, margin, top + 16, type.heading));
  top += heights.heading;
  sheet.group('Table', () => {
    drawHead(drawing, top);
    top += heights.tableHead;
    for (const row of strip.rows) {
      if (row.type === 'product') drawRow(drawing, row.appliance, top);
      else {
        const name = words.category(row.category);
        sheet.fill(margin, top, contentWidth, row.height, 'ivory');
        sheet.group('TR', () =>
          sheet.tag(
            'TH',
            () => void sheet.write(name, margin + 8, top + 15.5, type.cellName, { ink: 'teal900' }),
            {
              scope: 'Row',
            },
          ),
        );
      }
      top += row.height;
      sheet.rule(margin, top, contentWidth, 'line', 0.5);
    }
  });
  if (strip.part.isLast)
    sheet.tag(
      'P',
      () =>
        void sheet.write(texts.table.note, margin, top + 17, type.cellNote, {
          width: contentWidth,
          lines: 2,
        }),
    );
}

function drawHead({ sheet, texts }: Drawing, top: number): void {
  sheet.group('TR', () => {
    for (const [{ name, width, align = 'left' }, x] of placedColumns()) {
      const at = align === 'right' ? x + width : x;
      sheet.tag('TH', () => void sheet.write(texts.table[name], at, top + 10, type.columnHead, { align }), {
        scope: 'Column',
      });
    }
  });
  sheet.rule(margin, top + heights.tableHead, contentWidth, 'teal900', 0.9);
}

function drawRow({ sheet, language, words }: Drawing, appliance: Appliance, top: number): void {
  const baseline = top + 10.5;
  const cells: Record<Column['name'], (x: number, width: number) => void> = {
    sku: (x) => sheet.write(appliance.sku, x, baseline, type.cellName),
    product: (x, width) => {
      sheet.write(appliance.name[language], x, baseline, type.cellName, { width, lines: 1 });
      sheet.write(words.particulars(appliance), x, baseline + 9, type.cellNote, { width, lines: 2 });
    },
    color: (x) => sheet.write(words.color(appliance.color), x + 12, baseline, type.cell),
    dimensions: (x) => sheet.write(words.dimensions(appliance), x, baseline, type.cell),
    volume: (x, width) =>
      sheet.write(words.volume(appliance), x + width, baseline, type.cell, { align: 'right' }),
    power: (x, width) =>
      sheet.write(words.power(appliance), x + width, baseline, type.cell, { align: 'right' }),
  };
  sheet.group('TR', () => {
    for (const [{ name, width }, x] of placedColumns()) {
      if (name === 'color') sheet.swatch(x + 4, baseline - 2.7, 3.2, swatches[appliance.color]);
      if (name === 'sku') sheet.tag('TH', () => cells[name](x, width), { scope: 'Row' });
      else sheet.tag('TD', () => cells[name](x, width));
    }
  });
}

function placedColumns(): [Column, number][] {
  let x: number = margin;
  return columns.map((column) => {
    const at = x;
    x += column.width + gap;
    return [column, at];
  });
}
