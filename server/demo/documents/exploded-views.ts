import type { Ink } from '../catalogues/print-style.ts';
import { inks } from '../catalogues/print-style.ts';
import type { Pen } from '../catalogues/sheet.ts';
import type { AssemblyId } from './document-definitions.ts';

/** Where a part's number stands, and what it points at; in points from the top left of the view. */
export interface Callout {
  number: number;
  target: Point;
  at: Point;
}

type Point = readonly [x: number, y: number];

export const explodedSize = { width: 500, height: 340 } as const;

/** Draws an assembly taken apart; returns where its numbers go. */
export const explodedViews: Record<AssemblyId, (pen: Pen) => Callout[]> = {
  'oven-door': drawOvenDoor,
  burner: drawBurner,
};

/** A plate seen from its side: across goes down to the right, along the axis up to the right. */
const across: Point = [0.8, 0.34];
const along: Point = [0.67, -0.28];

function drawOvenDoor(pen: Pen): Callout[] {
  const origin: Point = [46, 258];
  const place = (axis: number, x: number, y: number): Point => [
    origin[0] + axis * along[0] + x * across[0],
    origin[1] + axis * along[1] + x * across[1] - y,
  ];
  const plate = (axis: number, inset: number, fill: Ink, hole?: number) => {
    const corners = (by: number) => {
      const [w, h] = [150 - by, 132 - by];
      return [place(axis, by, by), place(axis, w, by), place(axis, w, h), place(axis, by, h)];
    };
    polygon(pen, corners(inset), inks[fill]);
    const [a, b, c, d] = corners(inset);
    if (!a || !b || !c || !d) return;
    // Two edges give the plate its thickness.
    const shift = (point: Point): Point => [point[0] + 3.5, point[1] - 1.5];
    polygon(pen, [b, shift(b), shift(c), c], inks.greige);
    polygon(pen, [d, c, shift(c), shift(d)], inks.sand);
    if (hole !== undefined) polygon(pen, corners(hole), inks.white);
  };
  axisLine(pen, place(-40, 75, 66), place(490, 75, 66));
  plate(420, 0, 'sand', 9);
  plate(300, 18, 'sage');
  plate(240, 14, 'cool', 26);
  plate(185, 20, 'sage');
  plate(110, 0, 'cool', 22);
  for (const x of [14, 128]) {
    const [from, to] = [place(365, x, 4), place(365, x, 46)];
    polygon(pen, [from, [from[0] + 9, from[1] - 4], [to[0] + 9, to[1] - 4], to], inks.greige);
    const foot = place(365, x, 16);
    polygon(
      pen,
      [foot, [foot[0] - 26, foot[1] + 11], [foot[0] - 26, foot[1] + 4], [foot[0], foot[1] - 8]],
      inks.cool,
    );
  }
  plate(48, 0, 'mist');
  polygon(pen, [place(46, 26, 28), place(46, 124, 28), place(46, 124, 86), place(46, 26, 86)], inks.stone);
  for (const x of [24, 126]) {
    const [bar, door] = [place(0, x, 106), place(20, x, 106)];
    pen
      .moveTo(...bar)
      .lineTo(...door)
      .lineWidth(4)
      .stroke(inks.field);
  }
  pen
    .lineCap('round')
    .moveTo(...place(0, 12, 106))
    .lineTo(...place(0, 138, 106))
    .lineWidth(8)
    .stroke(inks.ink);
  pen
    .moveTo(...place(0, 12, 106.6))
    .lineTo(...place(0, 138, 106.6))
    .lineWidth(6.4)
    .stroke(inks.cool)
    .lineCap('butt');
  const callout = (number: number, axis: number, x: number, y: number, dx: number, dy: number): Callout => {
    const target = place(axis, x, y);
    return { number, target, at: [target[0] + dx, target[1] + dy] };
  };
  return [
    callout(1, 0, 30, 106, -14, -52),
    callout(2, 48, 20, 14, -52, 34),
    callout(3, 110, 140, 4, 10, 44),
    callout(4, 185, 30, 108, -20, -56),
    callout(5, 240, 128, 18, 20, 56),
    callout(6, 300, 30, 108, -20, -54),
    callout(7, 365, 128, 14, 26, 58),
    callout(8, 420, 146, 40, 34, 50),
  ];
}

function drawBurner(pen: Pen): Callout[] {
  const x = 210;
  const flat = 0.34;
  const drum = (y: number, radius: number, height: number, fill: Ink, top: Ink = fill) => {
    const depth = radius * flat;
    pen
      .moveTo(x - radius, y)
      .lineTo(x - radius, y + height)
      .bezierCurveTo(
        x - radius,
        y + height + depth * 1.33,
        x + radius,
        y + height + depth * 1.33,
        x + radius,
        y + height,
      )
      .lineTo(x + radius, y)
      .lineWidth(0.8)
      .fillAndStroke(inks[fill], inks.ink);
    pen.ellipse(x, y, radius, depth).fillAndStroke(inks[top], inks.ink);
  };
  axisLine(pen, [x, 4], [x, 336]);
  // From below, so that what stands above covers it.
  for (const dx of [-34, 34]) {
    pen
      .rect(x + dx - 2, 306, 4, 18)
      .lineWidth(0.7)
      .fillAndStroke(inks.cool, inks.ink);
    pen.ellipse(x + dx, 306, 5, 2).fillAndStroke(inks.cool, inks.ink);
  }
  drum(272, 7, 16, 'brassLight');
  pen.ellipse(x, 272, 2, 0.8).fill(inks.ink);
  drum(206, 54, 24, 'cool');
  pen
    .ellipse(x, 206, 36, 36 * flat)
    .lineWidth(0.6)
    .stroke(inks.ink);
  drum(206, 16, 4, 'greige');
  drum(142, 50, 18, 'greige', 'cool');
  for (let index = -7; index <= 7; index += 1) {
    const at = x + Math.sin((index / 7.6) * (Math.PI / 2)) * 50;
    const low = Math.sqrt(Math.max(0, 1 - ((at - x) / 50) ** 2)) * 50 * flat;
    pen
      .moveTo(at, 148 + low)
      .lineTo(at, 160 + low)
      .lineWidth(1.1)
      .stroke(inks.ink);
  }
  pen
    .ellipse(x, 142, 30, 30 * flat)
    .lineWidth(0.6)
    .stroke(inks.ink);
  drum(94, 46, 8, 'stone', 'field');
  pen
    .ellipse(x, 92.5, 34, 34 * flat)
    .lineWidth(0.5)
    .stroke(inks.ink);
  const arms: [Point, Point][] = [
    [
      [x - 105, 40],
      [x + 105, 40],
    ],
    [
      [x - 40, 12],
      [x + 40, 68],
    ],
    [
      [x - 40, 68],
      [x + 40, 12],
    ],
  ];
  for (const [from, to] of arms) {
    pen.moveTo(...from);
    pen.lineTo(...to);
    pen.lineWidth(6).stroke(inks.ink);
  }
  pen
    .polygon([x - 105, 40], [x - 58, 12], [x + 58, 12], [x + 105, 40], [x + 58, 68], [x - 58, 68])
    .lineWidth(6)
    .lineJoin('round')
    .stroke(inks.ink);
  for (const dx of [-105, 105])
    pen
      .moveTo(x + dx, 40)
      .lineTo(x + dx, 56)
      .lineWidth(6)
      .stroke(inks.ink);
  // The electrode on the left, the thermocouple with its lead on the right.
  pen
    .rect(x - 92, 206, 7, 26)
    .lineWidth(0.7)
    .fillAndStroke(inks.white, inks.ink);
  pen.rect(x - 90, 194, 3, 12).fillAndStroke(inks.cool, inks.ink);
  pen
    .moveTo(x - 88.5, 232)
    .bezierCurveTo(x - 88, 268, x - 130, 252, x - 132, 290)
    .lineWidth(1)
    .stroke(inks.ink);
  pen
    .rect(x + 84, 200, 6, 30)
    .lineWidth(0.7)
    .fillAndStroke(inks.brassLight, inks.ink);
  pen
    .moveTo(x + 87, 230)
    .bezierCurveTo(x + 87, 280, x + 144, 256, x + 146, 294)
    .lineWidth(1.3)
    .stroke(inks.brass);
  const right = 400;
  return [
    { number: 1, target: [x + 96, 40], at: [right, 34] },
    { number: 2, target: [x + 44, 96], at: [right, 88] },
    { number: 3, target: [x + 48, 150], at: [right, 140] },
    { number: 4, target: [x + 50, 218], at: [right, 188] },
    { number: 5, target: [x + 5, 280], at: [right, 322] },
    { number: 6, target: [x - 90, 218], at: [50, 196] },
    { number: 7, target: [x + 100, 262.5], at: [right, 246] },
    { number: 8, target: [x - 34, 314], at: [50, 322] },
  ];
}

function polygon(pen: Pen, points: readonly Point[], fill: string): void {
  const [first, ...rest] = points;
  if (!first) return;
  pen.moveTo(...first);
  for (const point of rest) pen.lineTo(...point);
  pen.closePath().lineWidth(0.8).lineJoin('round').fillAndStroke(fill, inks.ink);
}

function axisLine(pen: Pen, from: Point, to: Point): void {
  pen
    .moveTo(...from)
    .lineTo(...to)
    .lineWidth(0.5)
    .dash(8, { space: 3 })
    .stroke(inks.brass)
    .undash();
}
