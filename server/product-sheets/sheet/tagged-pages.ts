import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { brandColors } from '@kitchen/shared/brand-colors.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import PDFDocument from 'pdfkit';
import { embeddable } from './embeddable.ts';

const { resolve } = createRequire(import.meta.url);
const readFont = (path: string) => readFileSync(resolve(path));

/** The site's faces, in the weights that the site uses, as files that pdfkit can embed. */
const fonts = {
  sans: readFont('@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff'),
  medium: readFont('@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff'),
  serif: readFont('@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff'),
};

/** Declares what the file keeps to (ISO 14289-1); pdfkit's types do not know it yet. */
const accessible = 'PDF/UA' as 'PDF/A-1';

/** Points; an A4 page has 595 × 842. */
export const margin = 42;
export const footerHeight = 66;

interface About {
  title: string;
  language: Language;
  author: string;
  changedOn: Date;
}

export interface Paper {
  size: 'A4' | 'A3';
  layout: 'landscape' | 'portrait';
}

/** A tagged PDF of pages, A4 where nothing else is said, on which one part is put below the other. */
export class TaggedPages {
  protected readonly doc: InstanceType<typeof PDFDocument>;
  protected readonly width: number;
  protected readonly bottom: number;
  protected y = margin;
  readonly #root: PDFKit.PDFStructureElement;

  constructor(
    { title, language, author, changedOn }: About,
    { size, layout }: Paper = { size: 'A4', layout: 'portrait' },
  ) {
    const doc = new PDFDocument({
      size,
      layout,
      margins: { top: margin, left: margin, right: margin, bottom: margin + footerHeight },
      pdfVersion: '1.7',
      subset: accessible,
      tagged: true,
      lang: language,
      displayTitle: true,
      font: '',
      // One record makes one file, byte by byte, in every process.
      info: {
        Title: title,
        Author: author,
        Creator: author,
        Producer: author,
        CreationDate: changedOn,
        ModDate: changedOn,
      },
    });
    for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font);
    this.doc = doc;
    this.#root = doc.struct('Document');
    doc.addStructure(this.#root);
    this.width = doc.page.width - 2 * margin;
    this.bottom = doc.page.height - margin - footerHeight;
  }

  /** Ends the document, and resolves to its file. */
  end(): Promise<Buffer> {
    const bytes = buffer(this.doc);
    this.#root.end();
    this.doc.end();
    return bytes;
  }

  protected text(role: 'H1' | 'H2' | 'P', text: string, look: Look): void {
    const { x = margin, width = this.width, at = this.y, font = 'sans', size = 9, after = 0 } = look;
    const doc = this.doc;
    this.#root.add(
      doc.struct(role, {}, () => {
        doc
          .font(font)
          .fontSize(size)
          .fillColor(look.color ?? brandColors.ink)
          .text(embeddable(text), x, at, {
            width,
            align: look.align ?? 'left',
            characterSpacing: look.spacing ?? 0,
            features: ['kern', 'liga', 'lnum'],
          });
      }),
    );
    this.y = doc.y + after;
  }

  protected link(address: string, x: number, width: number): void {
    const doc = this.doc;
    this.#root.add(
      doc.struct('P', {}, [
        doc.struct('Link', { alt: address }, () => {
          doc.font('medium').fontSize(8).fillColor(brandColors.teal900);
          doc.text(embeddable(address), x, this.y, { width, link: address });
        }),
      ]),
    );
    this.y = doc.y + 2;
  }

  protected figure(
    alt: string,
    [x, y, width, height]: [number, number, number, number],
    draw: () => void,
  ): void {
    const options = { alt, bbox: [x, y, x + width, y + height], placement: 'Block' };
    this.#root.add(this.doc.struct('Figure', options, draw));
  }

  protected rule(y: number): void {
    const doc = this.doc;
    doc.markContent('Artifact', { type: 'Layout' });
    doc.lineWidth(0.6).strokeColor(brandColors.line);
    doc
      .moveTo(margin, y)
      .lineTo(margin + this.width, y)
      .stroke();
    doc.endMarkedContent();
  }

  protected newPage(): void {
    this.doc.addPage();
    this.y = margin;
  }
}

interface Look {
  x?: number;
  width?: number;
  /** The upper edge, where it is not below the part before. */
  at?: number;
  font?: keyof typeof fonts;
  size?: number;
  color?: string;
  align?: 'right';
  spacing?: number;
  after?: number;
}
