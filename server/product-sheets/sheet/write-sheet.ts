import { brandColors } from '@kitchen/shared/brand-colors.ts';
import type { Drawing } from '@kitchen/shared/drawing/drawing.ts';
import QRCode from 'qrcode';
import { arrow, drawEnergyArrows } from './draw-energy-arrows.ts';
import { drawShapes } from './draw-shapes.ts';
import { embeddable } from './embeddable.ts';
import type { Entry, SheetContent } from './sheet-content.ts';
import { footerHeight, margin, TaggedPages } from './tagged-pages.ts';

/** Points. */
const pictureSize = 190;
const labelWidth = 118;
const gap = 16;
const leastDrawingHeight = 135;
/** Height of capitals in a drawing. */
const capitals = 4.6;

/** Sizes that the data may have to fit one page; where none is enough, a second page follows. */
const sizes = [9, 8.5, 8, 7.5, 7];

/** A tagged PDF of one A4 page, or two where the texts are long. */
export function writeSheet(content: SheetContent, picture: Buffer | undefined): Promise<Buffer> {
  const sheet = new Sheet({
    title: content.title,
    language: content.language,
    author: content.brand.name,
    changedOn: new Date(content.modifiedOn ?? 0),
  });
  sheet.head(content, picture);
  sheet.data(content.specifications, content.drawing !== null);
  if (content.drawing) sheet.drawing(content.drawing);
  sheet.foot(content);
  return sheet.end();
}

class Sheet extends TaggedPages {
  head(content: SheetContent, picture: Buffer | undefined): void {
    const { brand } = content;
    this.text('P', brand.name.toUpperCase(), {
      font: 'serif',
      size: 19,
      spacing: 2.4,
      color: brandColors.teal900,
    });
    this.text('P', brand.tagline, { at: margin + 7, size: 8, align: 'right', color: brandColors.stone });
    this.rule(margin + 27);
    this.y = margin + 43;
    if (content.recall) {
      this.text('P', content.recall.headline, {
        font: 'medium',
        size: 11,
        color: brandColors.error,
        after: 1,
      });
      this.link(content.recall.address, margin, this.width);
      this.y += gap;
    }
    const top = this.y;
    const x = picture ? margin + pictureSize + gap + 8 : margin;
    const width = margin + this.width - x;
    if (picture) {
      this.figure(content.pictureAlt, [margin, top, pictureSize, pictureSize], () =>
        this.doc.image(picture, margin, top, {
          fit: [pictureSize, pictureSize],
          align: 'center',
          valign: 'center',
        }),
      );
    }
    if (content.line) this.text('P', content.line, { x, width, size: 8, color: brandColors.stone, after: 5 });
    this.text('H1', content.name, {
      x,
      width,
      font: 'serif',
      size: 25,
      color: brandColors.teal900,
      after: 7,
    });
    this.text('P', content.codes, { x, width, size: 8.5, color: brandColors.stone, after: 9 });
    if (content.description !== '') this.text('P', content.description, { x, width, after: 9 });
    for (const { label, text } of content.facts) {
      this.text('P', label, { x, width, size: 8, color: brandColors.stone, after: 1 });
      this.text('P', text, { x, width, after: 6 });
    }
    if (content.energy) this.#energy(content.energy, x, width);
    if (this.doc.bufferedPageRange().count === 1) this.y = Math.max(this.y, picture ? top + pictureSize : 0);
    this.y += gap;
  }

  /** The sections, in the largest size in which they fit the page together with the drawing. */
  data(entries: readonly Entry[], hasDrawing: boolean): void {
    const room = this.bottom - this.y - (hasDrawing ? leastDrawingHeight + gap : 0);
    const heightIn = (size: number) => entries.reduce((sum, entry) => sum + this.#rowHeight(entry, size), 0);
    const size = sizes.find((each) => heightIn(each) <= room) ?? 8;
    for (const entry of entries) {
      if (this.y + this.#rowHeight(entry, size) > this.bottom) this.newPage();
      this.rule(this.y);
      const at = this.y + size * 0.4;
      this.text('H2', entry.label, {
        at,
        width: labelWidth,
        font: 'medium',
        size,
        color: brandColors.teal900,
      });
      const x = margin + labelWidth + gap;
      this.text('P', entry.text, { at, x, width: this.width - labelWidth - gap, size, after: size * 0.4 });
    }
    this.rule(this.y);
    this.y += gap;
  }

  /** In the arrangement of views in which there is room for the larger ones. */
  drawing({ draw, alt }: NonNullable<SheetContent['drawing']>): void {
    if (this.y + leastDrawingHeight > this.bottom) this.newPage();
    const room = this.bottom - this.y;
    const scaleOf = ({ left, right, top, bottom }: Drawing) =>
      Math.min(this.width / (right - left), room / (top - bottom));
    const fit = (arrangement: 'projection' | 'row') => {
      // Its letters are as large at every scale, which depends on them a little.
      const rough = scaleOf(draw({ arrangement, letter: 50 }));
      const drawing = draw({ arrangement, letter: capitals / rough });
      return { drawing, scale: scaleOf(drawing) };
    };
    const [projection, row] = [fit('projection'), fit('row')];
    const { drawing, scale } = row.scale > projection.scale ? row : projection;
    const [width, height] = [(drawing.right - drawing.left) * scale, (drawing.top - drawing.bottom) * scale];
    const x = margin + (this.width - width) / 2;
    const y = this.y + (room - height) / 2;
    this.figure(alt, [x, y, width, height], () => {
      this.doc.lineWidth(0.6).strokeColor(brandColors.teal900).fillColor(brandColors.ink).font('sans');
      drawShapes(this.doc, drawing, x, y, scale);
    });
    this.y = this.bottom;
  }

  foot({ address, qrCodeAlt, company, note }: SheetContent): void {
    this.doc.page.margins.bottom = 0;
    const top = this.bottom + gap / 2;
    const size = margin + this.bottom + footerHeight - margin - top;
    this.rule(top - gap / 4);
    this.y = top + 4;
    const x = margin + size + gap;
    const width = this.width - size - gap;
    this.figure(qrCodeAlt, [margin, top, size, size], () => drawQrCode(this.doc, address, margin, top, size));
    this.link(address, x, width);
    for (const line of [...company, note]) {
      this.text('P', line, { x, width, size: 7.5, color: brandColors.stone, after: 2 });
    }
  }

  #energy(energy: NonNullable<SheetContent['energy']>, x: number, width: number): void {
    this.text('P', energy.label, { x, width, size: 8, color: brandColors.stone, after: 3 });
    const top = this.y;
    this.figure(energy.alt, [x, top, Math.min(width, 200), arrow.height], () =>
      drawEnergyArrows(this.doc, energy, x, top),
    );
    this.y = top + arrow.height + 6;
  }

  #rowHeight({ label, text }: Entry, size: number): number {
    const heightOf = (font: string, words: string, width: number) =>
      this.doc.font(font).fontSize(size).heightOfString(embeddable(words), { width });
    const left = heightOf('medium', label, labelWidth);
    return Math.max(left, heightOf('sans', text, this.width - labelWidth - gap)) + size * 0.8;
  }
}

function drawQrCode(doc: PDFKit.PDFDocument, text: string, x: number, y: number, size: number): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const step = size / modules.size;
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) doc.rect(x + column * step, y + row * step, step, step);
    }
  }
  doc.fill('#000000');
}
