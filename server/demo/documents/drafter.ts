import type { Ink, TypeStyle } from '../catalogues/print-style.ts';
import { inks, type } from '../catalogues/print-style.ts';
import type { Pen, Sheet } from '../catalogues/sheet.ts';

/** Lines as technical drawings tell them apart. */
const strokes = {
  outline: { weight: 0.9, ink: 'ink', dash: null },
  thin: { weight: 0.45, ink: 'ink', dash: null },
  hidden: { weight: 0.45, ink: 'stone', dash: [3, 2] },
  axis: { weight: 0.4, ink: 'brass', dash: [8, 2, 1.5, 2] },
  dimension: { weight: 0.4, ink: 'teal700', dash: null },
} as const satisfies Record<string, { weight: number; ink: Ink; dash: readonly number[] | null }>;
export type Stroke = keyof typeof strokes;

const label: TypeStyle = { font: 'medium', size: 7, leading: 8, ink: 'teal700', tabular: true };
const arrow = { length: 5, half: 1.3 };

/** Measures shorter than this, in points, have their arrows and words outside. */
const leastMeasure = 3 * arrow.length;

type Point = readonly [x: number, y: number];

/** One view of a drawing: measured in mm from its own corner, upwards and to the right. */
export class Drafter {
  readonly #sheet: Sheet;
  readonly #pen: Pen;
  readonly #left: number;
  readonly #foot: number;
  readonly #scale: number;

  /** `left` and `foot` are where the view's corner stands, in points; `scale` is points to the mm. */
  constructor(sheet: Sheet, pen: Pen, { left, foot, scale }: { left: number; foot: number; scale: number }) {
    this.#sheet = sheet;
    this.#pen = pen;
    this.#left = left;
    this.#foot = foot;
    this.#scale = scale;
  }

  line(from: Point, to: Point, stroke: Stroke = 'thin'): void {
    this.path([from, to], stroke, { open: true });
  }

  path(
    points: readonly Point[],
    stroke: Stroke = 'outline',
    options: { open?: boolean; fill?: Ink } = {},
  ): void {
    const [first, ...rest] = points.map((point) => this.#place(point));
    if (!first) return;
    this.#pen.moveTo(...first);
    for (const point of rest) this.#pen.lineTo(...point);
    if (!options.open) this.#pen.closePath();
    this.#finish(stroke, options.fill);
  }

  box(
    x: number,
    y: number,
    width: number,
    height: number,
    stroke: Stroke = 'outline',
    options: { radius?: number; fill?: Ink } = {},
  ): void {
    const [left, top] = this.#place([x, y + height]);
    const s = this.#scale;
    this.#pen.roundedRect(left, top, width * s, height * s, (options.radius ?? 0) * s);
    this.#finish(stroke, options.fill);
  }

  disc(x: number, y: number, radius: number, stroke: Stroke = 'thin', options: { fill?: Ink } = {}): void {
    const [left, top] = this.#place([x, y]);
    this.#pen.circle(left, top, radius * this.#scale);
    this.#finish(stroke, options.fill);
  }

  /** Worktop, wall or furniture where it is cut through. */
  cut(x: number, y: number, width: number, height: number): void {
    const [left, top] = this.#place([x, y + height]);
    const [w, h] = [width * this.#scale, height * this.#scale];
    this.#pen.save();
    this.#pen.rect(left, top, w, h).clip();
    for (let at = left - h; at < left + w; at += 4.5) this.#pen.moveTo(at, top + h).lineTo(at + h, top);
    this.#pen.lineWidth(0.35).stroke(inks.field);
    this.#pen.restore();
    this.box(x, y, width, height, 'thin');
  }

  /** A measure across, from edges at the height `from` to a line at the height `at`. */
  across(x1: number, x2: number, from: number, at: number, text = String(Math.abs(x2 - x1))): void {
    const away = Math.sign(at - from) * 4;
    const gap = Math.sign(at - from) * 6;
    for (const x of [x1, x2]) this.line([x, from + gap], [x, at + away * 2], 'dimension');
    this.line([x1, at], [x2, at], 'dimension');
    const [left, y] = this.#place([x1, at]);
    const [right] = this.#place([x2, at]);
    if (right - left < leastMeasure) {
      const tail = left - 2 * arrow.length;
      this.#pen.moveTo(tail, y).lineTo(left, y).lineWidth(strokes.dimension.weight).stroke(inks.teal700);
      this.#arrow([left, y], [-1, 0]);
      this.#arrow([right, y], [1, 0]);
      this.#sheet.write(text, tail - 2, y + 2.4, label, { align: 'right' });
      return;
    }
    this.#arrow([left, y], [1, 0]);
    this.#arrow([right, y], [-1, 0]);
    this.#sheet.write(text, (left + right) / 2 - this.#sheet.widthOf(text, label) / 2, y - 2.4, label);
  }

  /** A measure upwards, from edges at `from` to a line at `at`. */
  upwards(y1: number, y2: number, from: number, at: number, text = String(Math.abs(y2 - y1))): void {
    const away = Math.sign(at - from) * 4;
    const gap = Math.sign(at - from) * 6;
    for (const y of [y1, y2]) this.line([from + gap, y], [at + away * 2, y], 'dimension');
    this.line([at, y1], [at, y2], 'dimension');
    const [x, bottom] = this.#place([at, y1]);
    const [, top] = this.#place([at, y2]);
    this.#arrow([x, bottom], [0, -1]);
    this.#arrow([x, top], [0, 1]);
    const middle = (top + bottom) / 2;
    this.#pen.save();
    this.#pen.rotate(-90, { origin: [x, middle] });
    this.#sheet.write(text, x - this.#sheet.widthOf(text, label) / 2, middle - 2.4, label);
    this.#pen.restore();
  }

  /** Words beside a point, at the end of a line that leads to it. */
  note(text: string, point: Point, to: Point): void {
    this.line(point, to, 'dimension');
    this.disc(point[0], point[1], 1.2 / this.#scale, 'dimension', { fill: 'teal700' });
    const [x, y] = this.#place(to);
    const isLeft = to[0] < point[0];
    this.#sheet.write(text, isLeft ? x - 3 : x + 3, y + 2.4, label, { align: isLeft ? 'right' : 'left' });
  }

  #place([x, y]: Point): [number, number] {
    return [this.#left + x * this.#scale, this.#foot - y * this.#scale];
  }

  #arrow([x, y]: Point, [dx, dy]: Point): void {
    const [backX, backY] = [x + dx * arrow.length, y + dy * arrow.length];
    this.#pen
      .moveTo(x, y)
      .lineTo(backX + dy * arrow.half, backY + dx * arrow.half)
      .lineTo(backX - dy * arrow.half, backY - dx * arrow.half)
      .fill(inks.teal700);
  }

  #finish(stroke: Stroke, fill: Ink | undefined): void {
    const { weight, ink, dash } = strokes[stroke];
    this.#pen.lineWidth(weight).lineJoin('round');
    if (dash) this.#pen.dash(dash[0], { space: dash[1] });
    if (fill) this.#pen.fillAndStroke(inks[fill], inks[ink]);
    else this.#pen.stroke(inks[ink]);
    if (dash) this.#pen.undash();
  }
}

/** The style of a view's name. */
export const viewName: TypeStyle = { ...type.factValue, size: 8, ink: 'teal900' };
