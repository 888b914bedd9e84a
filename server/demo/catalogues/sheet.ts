import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import type { Ink, TypeStyle } from './print-style.ts';
import { inks, page } from './print-style.ts';

const fontFiles = {
  serif: '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff',
  wordmark: '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-600-normal.woff',
  sans: '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff',
  medium: '@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff',
} satisfies Record<TypeStyle['font'], string>;

export interface SheetInfo {
  title: string;
  author: string;
  subject: string;
  language: string;
}

interface WriteOptions {
  /** Longest line; text is broken where it is given. */
  width?: number;
  align?: 'left' | 'right';
  ink?: Ink;
  /** Most lines; more than that would run into what stands below. */
  lines?: number;
  /** Lines of about the same length, for titles. */
  balanced?: boolean;
}

/** What line drawings are made with: the lines, shapes and turns of the PDF itself. */
export type Pen = PDFKit.PDFDocument;

type Structure =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'H4'
  | 'P'
  | 'Figure'
  | 'Link'
  | 'Span'
  | 'L'
  | 'LI'
  | 'LBody'
  | 'Lbl'
  | 'TOC'
  | 'TOCI'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD';

interface StructureOptions {
  alt?: string;
  /** What is read aloud and copied in place of letters that stand apart. */
  actual?: string;
  scope?: 'Row' | 'Column';
}

/** A tagged PDF (PDF 1.7) in the making: A4 pages, the brand's type, measured in points from the top left. */
export class Sheet {
  readonly #doc: PDFKit.PDFDocument;
  readonly #bytes: Promise<Buffer>;
  #element: PDFKit.PDFStructureElement;
  #chapter: PDFKit.PDFOutline | undefined;

  constructor({ title, author, subject, language }: SheetInfo) {
    const doc = new PDFDocument({
      size: [page.width, page.height],
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: language,
      info: { Title: title, Author: author, Subject: subject, Creator: author },
    });
    for (const [name, file] of Object.entries(fontFiles))
      doc.registerFont(name, fileURLToPath(import.meta.resolve(file)));
    this.#doc = doc;
    this.#bytes = collect(doc);
    this.#element = doc.struct('Document');
    doc.addStructure(this.#element);
  }

  /** Begins a page on a ground. */
  newPage(ground: Ink): void {
    this.#doc.addPage();
    this.fill(0, 0, page.width, page.height, ground);
  }

  /** Everything drawn within belongs to one element of the document's structure. */
  group(type: Structure, draw: () => void, options: StructureOptions = {}): void {
    const outer = this.#element;
    const element = this.#doc.struct(type, options);
    outer.add(element);
    this.#element = element;
    draw();
    element.end();
    this.#element = outer;
  }

  /** An element whose content is what is drawn within. */
  tag(type: Structure, draw: () => void, options: StructureOptions = {}): void {
    this.#element.add(this.#doc.struct(type, options, draw));
  }

  /** Repeated or decorative: readers that speak leave it out. */
  aside(draw: () => void): void {
    this.#doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.#doc.endMarkedContent();
  }

  fill(x: number, y: number, width: number, height: number, ink: Ink): void {
    this.aside(() => this.#doc.rect(x, y, width, height).fill(inks[ink]));
  }

  /** A line across, `weight` points thick. */
  rule(x: number, y: number, width: number, ink: Ink, weight = 0.6): void {
    this.fill(x, y - weight / 2, width, weight, ink);
  }

  /** A round sample of a colour, with an edge that keeps pale ones apart from the page. */
  swatch(x: number, y: number, radius: number, color: string): void {
    this.aside(() => this.#doc.circle(x, y, radius).lineWidth(0.4).fillAndStroke(color, inks.stone));
  }

  /** A line drawing with a text that stands for it; what is written within belongs to it. */
  figure(alt: string, draw: (pen: Pen) => void): void {
    this.tag('Figure', () => draw(this.#doc), { alt });
  }

  /** A picture (JPEG) with a text that stands for it; decorative without one. */
  picture(jpeg: Buffer, x: number, y: number, width: number, height: number, alt?: string): void {
    const draw = () => void this.#doc.image(jpeg, x, y, { width, height });
    if (alt) this.tag('Figure', draw, { alt });
    else this.aside(draw);
  }

  /** Writes within a tag; `y` is the first baseline. Returns the baseline after the last. */
  write(text: string, x: number, y: number, style: TypeStyle, options: WriteOptions = {}): number {
    const { width, align = 'left', ink = style.ink, lines, balanced } = options;
    const doc = this.#doc;
    const settings = this.#use(style);
    doc.fillColor(inks[ink]);
    if (width === undefined) {
      const left = align === 'right' ? x - this.widthOf(text, style) : x;
      doc.text(text, left, y, { ...settings, lineBreak: false });
      return y + style.leading;
    }
    const count = this.#countLines(text, width, style);
    if (lines !== undefined && count > lines)
      throw new Error(`“${text}” takes ${count} lines of ${width} points, more than ${lines}`);
    const measure = balanced ? this.#narrowest(text, width, style, count) : width;
    const left = align === 'right' ? x + width - measure : x;
    doc.text(text, left, y, { ...settings, width: measure, align });
    return y + count * style.leading;
  }

  widthOf(text: string, style: TypeStyle): number {
    const { characterSpacing = 0, wordSpacing = 0, features } = this.#use(style);
    const spaces = text.split(' ').length - 1;
    const width = this.#doc.widthOfString(text, { characterSpacing, features }) + spaces * wordSpacing;
    // The space after the last letter is none.
    return width - characterSpacing;
  }

  /** The style, smaller where the text would be wider than `width`: for names that are configured. */
  fit(text: string, width: number, style: TypeStyle): TypeStyle {
    const scale = Math.min(1, width / this.widthOf(text, style));
    return { ...style, size: style.size * scale };
  }

  /** Marks the place that a name and the outline lead to. */
  mark(name: string, title: string, level: 'chapter' | 'part'): void {
    this.#doc.addNamedDestination(name, 'XYZ', 0, 0, null);
    const parent = level === 'part' && this.#chapter ? this.#chapter : this.#doc.outline;
    // The library counts from the right edge.
    const item = parent.addItem(title, { left: page.width } as object);
    if (level === 'chapter') this.#chapter = item;
  }

  /** Makes an area lead to a marked place or an address, within the structure of the link. */
  lead(x: number, y: number, width: number, height: number, target: string, text: string): void {
    const options = { structParent: this.#element, Contents: new String(text) } as object;
    if (/^[a-z]+:/.test(target)) this.#doc.link(x, y, width, height, target, options);
    else this.#doc.goTo(x, y, width, height, target, options);
  }

  /** Ends the document; nothing can be drawn after that. */
  finish(): Promise<Buffer> {
    this.#element.end();
    this.#doc.end();
    return this.#bytes;
  }

  #use({ font, size, leading, spacing = 0, tabular }: TypeStyle): PDFKit.Mixins.TextOptions & {
    features: PDFKit.Mixins.OpenTypeFeatures[];
  } {
    this.#doc.font(font).fontSize(size);
    return {
      baseline: 'alphabetic',
      characterSpacing: spacing * size,
      lineGap: leading - this.#doc.currentLineHeight(true),
      // As on the site, whose sans is a little narrow between words.
      wordSpacing: font === 'sans' || font === 'medium' ? 0.06 * size : 0,
      // Figures as high as capitals, as on the site.
      features: ['kern', 'liga', 'lnum', ...(tabular ? (['tnum'] as const) : [])],
    };
  }

  #countLines(text: string, width: number, style: TypeStyle): number {
    const height = this.#doc.heightOfString(text, { ...this.#use(style), width });
    return Math.round(height / style.leading);
  }

  #narrowest(text: string, width: number, style: TypeStyle, lines: number): number {
    let [low, high] = [width / 2, width];
    while (high - low > 1) {
      const middle = (low + high) / 2;
      if (this.#countLines(text, middle, style) <= lines) high = middle;
      else low = middle;
    }
    return high;
  }
}

async function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(doc, 'end');
  return Buffer.concat(chunks);
}
