import { brandColors } from '@kitchen/shared/brand-colors.ts';
import type { DrawingLayout } from '@kitchen/shared/drawing/draw-product.ts';
import type { Drawing } from '@kitchen/shared/drawing/drawing.ts';
import type { EnergyClass } from '@kitchen/shared/energy-label.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { drawEnergyArrows } from './draw-energy-arrows.ts';
import { drawShapes } from './draw-shapes.ts';
import { embeddable } from './embeddable.ts';
import type { Paper } from './tagged-pages.ts';
import { TaggedPages } from './tagged-pages.ts';

/** What the title block of a drawing on paper says. */
export interface DrawingContent {
  language: Language;
  title: string;
  brand: string;
  modifiedOn: string | null;
  name: string;
  /** Article number, model and the record's day. */
  codes: string;
  /** What the drawing is of and for, a line each. */
  notes: readonly string[];
  /** Of a scale such as 10, on a paper such as A4. */
  scale(divisor: number, paper: string): string;
  energy: EnergyClass | null;
  alt: string;
  draw(layout: DrawingLayout): Drawing;
}

/** Points. */
const mm = 72 / 25.4;
const frame = 8 * mm;
const blockHeight = 25 * mm;
/** Height of capitals on paper, in mm. */
const capitals = 2.2;

const papers: readonly Paper[] = [
  { size: 'A4', layout: 'landscape' },
  { size: 'A4', layout: 'portrait' },
  { size: 'A3', layout: 'landscape' },
  { size: 'A3', layout: 'portrait' },
];
const sizes = { A4: [297 * mm, 210 * mm], A3: [420 * mm, 297 * mm] } as const;

/** A drawing at 1:10 on the smallest paper on which it fits, A4 or A3; only what fits neither is smaller. */
export function writeDrawing(content: DrawingContent): Promise<Buffer> {
  const { divisor, paper, drawing } = fit(content);
  const sheet = new DrawingSheet(
    {
      title: content.title,
      language: content.language,
      author: content.brand,
      changedOn: new Date(content.modifiedOn ?? 0),
    },
    paper,
  );
  sheet.put(content, drawing, divisor, paper.size);
  return sheet.end();
}

/** What a paper has for a drawing, within its frame and above its title block. */
function roomOn({ size, layout }: Paper) {
  const [long, short] = sizes[size];
  const [width, height] = layout === 'landscape' ? [long, short] : [short, long];
  return { width: width - 2 * frame, height: height - 2 * frame - blockHeight };
}

function fit({ draw }: DrawingContent): { divisor: number; paper: Paper; drawing: Drawing } {
  for (const divisor of [10, 20, 50]) {
    for (const paper of papers) {
      const room = roomOn(paper);
      for (const arrangement of ['projection', 'row'] as const) {
        const drawing = draw({ letter: capitals * divisor, arrangement });
        const [width, height] = extent(drawing, divisor);
        if (width <= room.width && height <= room.height) return { divisor, paper, drawing };
      }
    }
  }
  const paper = { size: 'A3', layout: 'landscape' } as const;
  return { divisor: 100, paper, drawing: draw({ letter: capitals * 100, arrangement: 'projection' }) };
}

const extent = ({ left, right, top, bottom }: Drawing, divisor: number) =>
  [((right - left) / divisor) * mm, ((top - bottom) / divisor) * mm] as const;

class DrawingSheet extends TaggedPages {
  put(content: DrawingContent, drawing: Drawing, divisor: number, paper: string): void {
    const { doc } = this;
    doc.page.margins.bottom = 0;
    const [pageWidth, pageHeight] = [doc.page.width, doc.page.height];
    const blockTop = pageHeight - frame - blockHeight;
    doc.markContent('Artifact', { type: 'Layout' });
    doc.lineWidth(0.7).strokeColor(brandColors.teal900);
    doc.rect(frame, frame, pageWidth - 2 * frame, pageHeight - 2 * frame);
    doc
      .moveTo(frame, blockTop)
      .lineTo(pageWidth - frame, blockTop)
      .stroke();
    doc.endMarkedContent();

    const [width, height] = extent(drawing, divisor);
    const x = frame + (pageWidth - 2 * frame - width) / 2;
    const y = frame + (blockTop - frame - height) / 2;
    this.figure(content.alt, [x, y, width, height], () => {
      doc.strokeColor(brandColors.teal900).fillColor(brandColors.ink).font('sans');
      drawShapes(doc, drawing, x, y, mm / divisor);
    });
    this.#block(content, blockTop, content.scale(divisor, paper));
  }

  /** Whose drawing it is, of what, at which scale. */
  #block(content: DrawingContent, top: number, scale: string): void {
    const { doc } = this;
    const inner = doc.page.width - 2 * frame;
    const pad = 8;
    const columns = [0, inner * 0.36, inner * 0.78];
    doc.markContent('Artifact', { type: 'Layout' });
    doc.lineWidth(0.5);
    for (const column of columns.slice(1)) {
      doc.moveTo(frame + column, top).lineTo(frame + column, top + blockHeight);
    }
    doc.stroke().endMarkedContent();
    const at = (index: number) => {
      const from = columns[index] ?? 0;
      return { x: frame + from + pad, width: (columns[index + 1] ?? inner) - from - 2 * pad };
    };
    const first = at(0);
    const nameSize = [15, 13, 11, 9].find((size) => {
      return doc.font('serif').fontSize(size).widthOfString(embeddable(content.name)) <= first.width;
    });
    this.text('H1', content.name, {
      ...first,
      at: top + pad - 3,
      font: 'serif',
      size: nameSize ?? 8,
      color: brandColors.teal900,
      after: 2,
    });
    this.text('P', content.codes, { ...first, size: 7.5, color: brandColors.stone });
    if (content.energy) {
      const { energy } = content;
      this.figure(content.alt, [first.x, this.y + 3, 150, 18], () =>
        drawEnergyArrows(doc, energy, first.x, this.y + 3),
      );
    }
    this.y = top + pad;
    for (const note of content.notes) {
      this.text('P', note, { ...at(1), size: 7, color: brandColors.stone, after: 1.5 });
    }
    const last = at(2);
    this.text('P', content.brand.toUpperCase(), {
      ...last,
      at: top + pad - 2,
      font: 'serif',
      size: 13,
      spacing: 1.6,
      color: brandColors.teal900,
      after: 4,
    });
    this.text('P', scale, { ...last, font: 'medium', size: 8.5, color: brandColors.teal900 });
  }
}
