import type { Measures } from '../product.ts';
import type { Drawing, Layer, LineLayer, Shape } from './drawing.ts';
import type { DrawingTexts } from './drawing-texts.ts';
import type { HoodShape, Polyline } from './hood-lines.ts';
import { hoodLines } from './hood-lines.ts';

/** The unit of a fitted kitchen that everybody knows, to compare with: 60 cm wide and deep, its worktop at 90 cm. */
const unit = { width: 600, depth: 600, height: 900 };

export interface DrawnProduct extends Measures {
  /** Whether it is known to stand on the floor. */
  standsOnFloor: boolean;
  /** Of a hood of which it is known. */
  hood: HoodShape | null;
  /** Lines under the drawing. */
  notes: readonly string[];
}

/** How it is drawn; on paper where it is not said. */
export interface DrawingLayout {
  /** Height of capitals in mm. */
  letter: number;
  arrangement: Arrangement;
}

/** As ISO 5456 asks for, or the views in one row, or one below the other, each beside the unit. */
export type Arrangement = 'projection' | 'row' | 'column';

/**
 * Front, side and plan of a product's overall size beside a kitchen unit, in mm. Only the outline, and the shape of a
 * hood: of what else is inside it the records say nothing that could be drawn.
 */
export function drawProduct(product: DrawnProduct, texts: DrawingTexts, layout?: DrawingLayout): Drawing {
  const { width, depth, height, heightTo, hood } = product;
  const letter = layout?.letter ?? Math.max(28, (width + unit.width + depth) * 0.026);
  const isNarrow = layout?.arrangement === 'column';
  const isRow = layout?.arrangement === 'row';
  const room = letter * 5;
  const unitX = Math.max(width, isNarrow ? depth : 0) + room;
  const sideX = isNarrow ? 0 : unitX + unit.width + room * 1.6;
  const below = room * (isNarrow ? 1.6 : 2.2);
  const sideY = isNarrow ? -below - Math.max(heightTo, unit.height) : 0;
  const planX = isRow ? sideX + depth + room * 1.6 : 0;
  const planUnitX = isRow ? planX + width + room : unitX;
  const planTop = isRow ? Math.max(depth, unit.depth) : sideY - below;
  const draw = new Sketch(letter);

  // Around a hood's shape its overall size is room to keep.
  const isRoom = hood !== null && hood !== 'slim';
  draw.rectangle('outline', 0, 0, width, height, isRoom);
  draw.rectangle('unit', unitX, 0, unit.width, unit.height);
  draw.rectangle('outline', sideX, sideY, depth, height, isRoom);
  if (isNarrow) draw.rectangle('unit', unitX, sideY, unit.depth, unit.height);
  if (heightTo > height) {
    for (const [x, y, span] of [
      [0, 0, width],
      [sideX, sideY, depth],
    ] as const) {
      draw.rectangle('outline', x, y + height, span, heightTo - height, true);
    }
  }
  if (product.standsOnFloor) {
    draw.line('outline', -letter, 0, unitX + unit.width + letter, 0);
    draw.line(
      'outline',
      sideX - letter,
      sideY,
      isNarrow ? unitX + unit.depth + letter : sideX + depth + letter,
      sideY,
    );
  }
  draw.across(0, width, 0, String(width));
  draw.upwards(0, height, 0, heightText(product, texts));
  draw.across(sideX, sideX + depth, sideY, String(depth));
  draw.across(unitX, unitX + unit.width, 0, String(unit.width));

  draw.rectangle('outline', planX, planTop - depth, width, depth);
  draw.rectangle('unit', planUnitX, planTop - unit.depth, unit.width, unit.depth);
  draw.upwards(planTop - depth, planTop, planX, String(depth));
  if (hood) {
    const { front, side, plan } = hoodLines(hood, product);
    draw.polylines('shape', front, 0, 0);
    draw.polylines('shape', side, sideX, sideY);
    draw.polylines('shape', plan, planX, planTop - depth);
  }

  draw.text('text', 0, heightTo + letter, texts.front);
  draw.text('unit', unitX, unit.height + letter, texts.unit);
  draw.text('text', sideX, sideY + heightTo + letter, texts.side);
  draw.text('text', planX, planTop + letter * 0.6, texts.plan);
  // Under a row stand the widths.
  const lowest = planTop - Math.max(depth, unit.depth) - letter * (isRow ? 6 : 3);
  product.notes.forEach((note, index) => {
    draw.text('text', 0, lowest - letter * index * 2, note);
  });
  return draw.finish();
}

/** The height as the record states it: 850–910, or 900 and by how much it can be adjusted. */
function heightText({ height, heightTo, adjustableBy }: Measures, texts: DrawingTexts): string {
  if (heightTo > height) return `${height}–${heightTo}`;
  return adjustableBy > 0 ? `${height} (${texts.adjustable(adjustableBy)})` : String(height);
}

/** Collects shapes; `letter` is the height of capitals. */
class Sketch {
  readonly #letter: number;
  readonly #shapes: Shape[] = [];

  constructor(letter: number) {
    this.#letter = letter;
  }

  rectangle(
    layer: LineLayer,
    x: number,
    y: number,
    width: number,
    height: number,
    dashed = layer === 'unit',
  ) {
    this.#shapes.push({ kind: 'rectangle', layer, x, y, width, height, dashed });
  }

  line(layer: LineLayer, x1: number, y1: number, x2: number, y2: number) {
    this.#shapes.push({ kind: 'line', layer, x1, y1, x2, y2 });
  }

  polylines(layer: LineLayer, lines: readonly Polyline[], x: number, y: number) {
    for (const points of lines) {
      for (const [index, [x2, y2]] of points.entries()) {
        const [x1, y1] = points[index - 1] ?? [x2, y2];
        if (index > 0) this.line(layer, x + x1, y + y1, x + x2, y + y2);
      }
    }
  }

  text(
    layer: Layer,
    x: number,
    y: number,
    text: string,
    anchor: 'start' | 'middle' | 'end' = 'start',
    rotation?: 90,
  ) {
    const height = this.#letter;
    this.#shapes.push({ kind: 'text', layer, x, y, height, anchor, text, ...(rotation && { rotation }) });
  }

  /** A measure below `y`, from one x to another. */
  across(from: number, to: number, y: number, text: string) {
    const letter = this.#letter;
    const at = y - letter * 2.6;
    this.line('dimensions', from, at, to, at);
    for (const x of [from, to]) {
      this.line('dimensions', x, y - letter * 0.5, x, at - letter * 0.4);
      this.#tick(x, at);
    }
    this.text('dimensions', (from + to) / 2, at + letter * 0.4, text, 'middle');
  }

  /** A measure to the left of `x`, from one y to another. */
  upwards(from: number, to: number, x: number, text: string) {
    const letter = this.#letter;
    const at = x - letter * 2;
    this.line('dimensions', at, from, at, to);
    for (const y of [from, to]) {
      this.line('dimensions', x - letter * 0.5, y, at - letter * 0.4, y);
      this.#tick(at, y);
    }
    const middle = (from + to) / 2;
    // A little may stand out at both ends: upright it takes less of the drawing's width.
    const isLong = to - from > text.length * letter * 0.6;
    if (isLong) this.text('dimensions', at - letter * 0.6, middle, text, 'middle', 90);
    else this.text('dimensions', at - letter * 0.8, middle - letter / 2, text, 'end');
  }

  #tick(x: number, y: number) {
    const half = this.#letter * 0.35;
    this.line('dimensions', x - half, y - half, x + half, y + half);
  }

  finish(): Drawing {
    const boxes = this.#shapes.map(boxOf);
    const margin = this.#letter;
    return {
      shapes: this.#shapes,
      left: Math.min(...boxes.map(({ left }) => left)) - margin,
      bottom: Math.min(...boxes.map(({ bottom }) => bottom)) - margin,
      right: Math.max(...boxes.map(({ right }) => right)) + margin,
      top: Math.max(...boxes.map(({ top }) => top)) + margin,
    };
  }
}

/** Letters are not wider than this share of the height of capitals, on average. */
const letterWidth = 0.85;

function boxOf(shape: Shape): Omit<Drawing, 'shapes'> {
  if (shape.kind === 'text') {
    const { x, y, text, height, anchor, rotation } = shape;
    const length = text.length * height * letterWidth;
    const start = anchor === 'start' ? 0 : anchor === 'middle' ? -length / 2 : -length;
    return rotation
      ? { left: x - height, right: x, bottom: y + start, top: y + start + length }
      : { left: x + start, right: x + start + length, bottom: y - height * 0.3, top: y + height };
  }
  if (shape.kind === 'line') {
    const { x1, y1, x2, y2 } = shape;
    return {
      left: Math.min(x1, x2),
      right: Math.max(x1, x2),
      bottom: Math.min(y1, y2),
      top: Math.max(y1, y2),
    };
  }
  const { x, y } = shape;
  if (shape.kind === 'circle') {
    return {
      left: x - shape.radius,
      right: x + shape.radius,
      bottom: y - shape.radius,
      top: y + shape.radius,
    };
  }
  return { left: x, right: x + shape.width, bottom: y, top: y + shape.height };
}
