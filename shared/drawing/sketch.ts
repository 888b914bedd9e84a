import type { Box, Drawing, Layer, Point, Shape, View } from './drawing.ts';

/** Collects the shapes of views, each drawn from its own origin; `letter` is the height of capitals. */
export class Sketch {
  readonly letter: number;
  readonly #shapes: Shape[] = [];
  #view: View | undefined;
  #origin: Point = [0, 0];

  constructor(letter: number) {
    this.letter = letter;
  }

  moveTo(view: View | undefined, origin: Point): void {
    this.#view = view;
    this.#origin = origin;
  }

  add(shapes: readonly Shape[]): void {
    const [dx, dy] = this.#origin;
    const view = this.#view && { view: this.#view };
    for (const shape of shapes) {
      this.#shapes.push(
        shape.kind === 'line'
          ? { ...shape, ...view, points: shape.points.map(([x, y]): Point => [x + dx, y + dy]) }
          : { ...shape, ...view, x: shape.x + dx, y: shape.y + dy },
      );
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
    this.add([
      { kind: 'text', layer, x, y, height: this.letter, anchor, text, ...(rotation && { rotation }) },
    ]);
  }

  /** A measure below `y`, from one x to another; its extension lines begin below `edge`. */
  across(from: number, to: number, y: number, text: string, edge = y): void {
    const { letter } = this;
    const at = y - letter * 2.2;
    this.#line([from, at], [to, at]);
    for (const x of [from, to]) {
      this.#line([x, edge - letter * 0.4], [x, at - letter * 0.4]);
      this.#tick(x, at);
    }
    this.text('dimensions', (from + to) / 2, at + letter * 0.45, text, 'middle');
  }

  /** A measure to the left of `x`, or at it, from one y to another. */
  upwards(from: number, to: number, x: number, text: string, isWithin = false): void {
    const { letter } = this;
    const at = x - letter * 2;
    this.#line([at, from], [at, to]);
    for (const y of [from, to]) {
      if (!isWithin) this.#line([x - letter * 0.4, y], [at - letter * 0.4, y]);
      this.#tick(at, y);
    }
    const middle = (from + to) / 2;
    // A little may stand out at both ends: upright it takes less of the drawing's width.
    const isLong = to - from > text.length * letter * 0.55;
    if (isLong) this.text('dimensions', at - letter * 0.5, middle, text, 'middle', 90);
    else if (isWithin) this.text('dimensions', at + letter * 0.7, middle - letter / 2, text);
    else this.text('dimensions', at - letter * 0.7, middle - letter / 2, text, 'end');
  }

  /** A measure between two x that may be near one another, its figure behind it. */
  gap(from: number, to: number, y: number, text: string): void {
    this.#line([from, y], [to, y]);
    for (const x of [from, to]) this.#tick(x, y);
    this.text('dimensions', to + this.letter * 0.5, y + this.letter * 0.4, text);
  }

  #line(...points: Point[]): void {
    this.add([{ kind: 'line', layer: 'dimensions', points }]);
  }

  #tick(x: number, y: number): void {
    const half = this.letter * 0.32;
    this.#line([x - half, y - half], [x + half, y + half]);
  }

  /** All that was drawn, in a box that holds it and another one. */
  finish(box: Box): Omit<Drawing, 'origins'> {
    const boxes = [box, ...this.#shapes.map(boxOf)];
    return {
      shapes: this.#shapes,
      left: Math.min(...boxes.map(({ left }) => left)),
      bottom: Math.min(...boxes.map(({ bottom }) => bottom)),
      right: Math.max(...boxes.map(({ right }) => right)),
      top: Math.max(...boxes.map(({ top }) => top)),
    };
  }
}

/** Letters are not wider than this share of the height of capitals, on average. */
const letterWidth = 0.8;

/** What a shape takes. */
export function boxOf(shape: Shape): Box {
  if (shape.kind === 'text') {
    const { x, y, text, height, anchor, rotation } = shape;
    const length = text.length * height * letterWidth;
    const start = anchor === 'start' ? 0 : anchor === 'middle' ? -length / 2 : -length;
    return rotation
      ? { left: x - height, right: x, bottom: y + start, top: y + start + length }
      : { left: x + start, right: x + start + length, bottom: y - height * 0.3, top: y + height };
  }
  const points: readonly Point[] =
    shape.kind === 'line'
      ? shape.points
      : [
          [shape.x - shape.radius, shape.y - shape.radius],
          [shape.x + shape.radius, shape.y + shape.radius],
        ];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}
