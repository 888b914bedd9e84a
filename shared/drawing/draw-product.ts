import type { Measures, Product } from '../product.ts';
import { frontParts, openDoor, sideParts, silhouette } from './appliance-elevations.ts';
import { planParts } from './appliance-plan.ts';
import type { Construction, Span } from './construction.ts';
import type { Drawing, Point, Shape } from './drawing.ts';
import { line, quarter, rectangle } from './drawing.ts';
import type { DrawingTexts } from './drawing-texts.ts';
import type { HoodShape } from './hood-lines.ts';
import { hoodLines, hoodShapeOf } from './hood-lines.ts';
import { Sketch } from './sketch.ts';
import type { Arrangement } from './view-layout.ts';
import { layOutViews } from './view-layout.ts';

/** What is drawn of a product. */
export interface DrawnProduct {
  measures: Measures;
  construction?: Construction | undefined;
  /** Whether it is known to stand on the floor. */
  standsOnFloor: boolean;
  /** Of a hood of which it is known. */
  hood: HoodShape | null;
  litres: readonly number[];
  /** Of each zone in mm. */
  zoneSizes: readonly (readonly number[])[];
  /** Lines under the drawing. */
  notes: readonly string[];
}

export function drawnProduct(
  product: Product & { measures: Measures },
  notes: readonly string[],
): DrawnProduct {
  const { measures, construction, technicalInformation, installationMode } = product;
  const values = (key: string) =>
    technicalInformation.flatMap(({ rows }) => rows).find((row) => row.key === key)?.values ?? [];
  return {
    measures,
    construction,
    standsOnFloor: installationMode === 'free_standing' || construction?.kind === 'cooker',
    hood: hoodShapeOf(product),
    litres: values('oven_volume').filter((value) => typeof value === 'number'),
    zoneSizes: values('hob_zone_size').map((value) =>
      Array.isArray(value) ? value.map((cm) => cm * 10) : [],
    ),
    notes,
  };
}

/** How it is drawn; on paper where it is not said. */
export interface DrawingLayout {
  /** Height of capitals in mm. */
  letter: number;
  arrangement: Arrangement;
}

/** Whether there are lines within the overall size. */
export const showsParts = ({ construction, hood }: DrawnProduct) =>
  construction !== undefined || hood !== null;

/**
 * Front, side and plan of a product in mm: its overall size is the record's, and within it stands what the record says
 * that there is. What is stated of its installation has a view of its own.
 */
export function drawProduct(product: DrawnProduct, texts: DrawingTexts, layout?: DrawingLayout): Drawing {
  const { arrangement = 'projection' } = layout ?? {};
  const views = layOutViews(product, arrangement);
  const letter = layout?.letter ?? Math.max(14, views.width.mm * 0.0125, views.height.mm * 0.015);
  const { origins, width, height } = views.place(letter);
  const sketch = new Sketch(letter);
  const { measures, construction } = product;
  const { depth } = measures;

  sketch.moveTo('front', origins.front);
  drawFront(sketch, product, texts);
  sketch.text('text', 0, views.boxes.front.top + letter * 1.4, texts.front);
  sketch.moveTo('side', origins.side);
  drawSide(sketch, product);
  sketch.text('text', 0, views.boxes.side.top + letter * 1.4, texts.side);
  sketch.moveTo('plan', origins.plan);
  drawPlan(sketch, product);
  sketch.text('text', 0, depth + letter * 1.4, texts.plan);
  if (origins.installation) {
    sketch.moveTo('installation', origins.installation);
    drawInstallation(sketch, product, texts);
    const title = construction?.cutout
      ? construction.kind === 'hob'
        ? texts.cutout
        : texts.niche
      : texts.installation;
    sketch.text('text', 0, (views.boxes.installation?.top ?? 0) + letter * 1.4, title);
  }
  sketch.moveTo(undefined, [0, 0]);
  product.notes.forEach((note, index) => {
    sketch.text('text', letter, -height - letter * (1 + index * 2), note);
  });
  const [planX, planY] = origins.plan;
  // On a plan one places things against the wall.
  const atWall = { ...origins, plan: [planX, planY + depth] as const };
  return { ...sketch.finish({ left: 0, right: width, top: 0, bottom: -height }), origins: atWall };
}

function drawFront(sketch: Sketch, product: DrawnProduct, texts: DrawingTexts): void {
  const { measures, construction, standsOnFloor } = product;
  const { width, height, heightTo } = measures;
  const { letter } = sketch;
  body(sketch, product, 'front');
  if (construction) sketch.add(frontParts({ ...construction, litres: product.litres }, measures));
  const { sides = 0, above = 0, overGas, overElectric } = construction?.clearances ?? {};
  const { splashback } = construction ?? {};
  if (splashback) sketch.add([rectangle('shape', 0, heightTo, width, splashback)]);
  if (standsOnFloor) {
    sketch.add([line('surroundings', [-sides - letter, 0], [width + sides + letter, 0])]);
    if (construction?.kind === 'cooker') sketch.add(worktop(width + sides, height, letter));
  }
  if (sides > 0) {
    for (const x of [-sides, width + sides]) sketch.add([line('clearances', [x, 0], [x, heightTo + above])]);
    sketch.gap(width, width + sides, heightTo * 0.55, figure(sides));
  }
  if (above > 0) {
    sketch.add([line('clearances', [-sides, heightTo + above], [width + sides, heightTo + above])]);
    sketch.upwards(heightTo, heightTo + above, width * 0.5 + letter * 2, figure(above), true);
  }
  for (const [index, [over, name]] of [
    [overGas, texts.overGas] as const,
    [overElectric, texts.overElectric] as const,
  ].entries()) {
    if (!over) continue;
    const x = width * (0.3 + index * 0.45);
    sketch.add([line('clearances', [0, -over], [width, -over])]);
    sketch.upwards(-over, 0, x, `${figure(over)} ${name}`, true);
  }
  sketch.across(0, width, 0, figure(width));
  sketch.upwards(0, height, -sides, heightText(measures, texts));
}

function drawSide(sketch: Sketch, product: DrawnProduct): void {
  const { measures, construction, standsOnFloor } = product;
  const { depth, heightTo } = measures;
  const { letter } = sketch;
  body(sketch, product, 'side');
  if (construction) {
    sketch.add([...sideParts(construction, measures), ...openDoor(construction, measures)]);
    const { splashback, doorOpen = 0 } = construction;
    if (splashback) sketch.add([line('shape', [0, heightTo], [0, heightTo + splashback])]);
    if (doorOpen > depth) sketch.across(0, doorOpen, -letter * 2, figure(doorOpen), 0);
  }
  if (standsOnFloor) {
    const right = Math.max(depth, construction?.doorOpen ?? 0);
    sketch.add([line('surroundings', [-letter, 0], [right + letter, 0])]);
  }
  sketch.across(0, depth, 0, figure(depth));
}

function drawPlan(sketch: Sketch, product: DrawnProduct): void {
  const { measures, construction, hood, zoneSizes } = product;
  const { width, depth } = measures;
  sketch.add([rectangle('outline', 0, 0, width, depth)]);
  if (hood) sketch.add(hoodLines(hood, measures).plan.map((points) => line('shape', ...points)));
  if (construction) {
    sketch.add(planParts({ ...construction, zoneSizes }, measures));
    const reach = (construction.doorOpen ?? 0) - depth;
    if (reach > 0) sketch.add([rectangle('opening', 0, -reach, width, reach)]);
  }
  sketch.upwards(0, depth, 0, figure(depth));
}

/** The outline, with what its height can be set to. */
function body(sketch: Sketch, { measures, construction, hood }: DrawnProduct, view: 'front' | 'side'): void {
  const { width, depth, height, heightTo } = measures;
  const across = view === 'front' ? width : depth;
  const lines = hood && hoodLines(hood, measures);
  const [from, to] = lines?.chimney?.[view] ?? [0, across];
  if (lines) sketch.add(lines[view].map((points) => line('outline', ...points)));
  else
    sketch.add([
      construction ? silhouette(construction, measures, across) : rectangle('outline', 0, 0, across, height),
    ]);
  if (heightTo > height) sketch.add([rectangle('envelope', from, height, to - from, heightTo - height)]);
}

/** The worktop beside a cooker, with the sign of a level. */
function worktop(x: number, height: number, letter: number): Shape[] {
  const [from, to, middle] = [x + letter * 0.3, x + letter * 2, x + letter * 1.3];
  const half = letter * 0.4;
  return [
    line('surroundings', [from, height], [to, height]),
    {
      ...line(
        'surroundings',
        [middle, height],
        [middle - half, height + half],
        [middle + half, height + half],
      ),
      closed: true,
    } as Shape,
  ];
}

/** Niche or cut-out, else the product's outline, and where the wall behind may have gas and electricity. */
function drawInstallation(
  sketch: Sketch,
  { measures, construction }: DrawnProduct,
  texts: DrawingTexts,
): void {
  const { cutout, points = [], kind } = construction ?? {};
  const { letter } = sketch;
  let lines = 0;
  const below = (text: string) => {
    sketch.text('dimensions', 0, -letter * (5.4 + lines * 2), text);
    lines++;
  };
  const upwards = cutout ? (cutout.height ?? cutout.depth) : undefined;
  if (cutout && upwards) {
    const [width, height] = [cutout.width.from, upwards.from];
    sketch.add([rounded(width, height, Math.min(cutout.radius ?? 0, width / 2, height / 2))]);
    sketch.across(0, width, 0, spanText(cutout.width));
    sketch.upwards(0, height, 0, spanText(upwards));
    const words = [
      cutout.height && cutout.depth && texts.depth(spanText(cutout.depth)),
      cutout.radius && texts.radius(figure(cutout.radius)),
    ].filter(Boolean);
    if (words.length > 0) below(words.join(', '));
  } else {
    sketch.add([rectangle('envelope', 0, 0, measures.width, measures.height)]);
    sketch.add([line('surroundings', [-letter, 0], [measures.width + letter, 0])]);
    if (kind === 'cooker') sketch.add(worktop(measures.width, measures.height, letter));
    sketch.across(0, measures.width, 0, figure(measures.width));
  }
  for (const { of, side, across, upwards: height } of points) {
    const [left, right] =
      side === 'left' ? [across.from, across.to] : [measures.width - across.to, measures.width - across.from];
    const size = letter * 0.4;
    const isZone = right > left || height.to > height.from;
    sketch.add([
      isZone
        ? rectangle('connections', left, height.from, right - left, height.to - height.from)
        : rectangle('connections', left - size, height.from - size, size * 2, size * 2),
    ]);
    sketch.text(
      'connections',
      (left + right) / 2,
      (height.from + height.to - letter) / 2,
      texts[of].charAt(0),
      'middle',
    );
    below(`${texts[of]}: ${texts[side === 'left' ? 'fromLeft' : 'fromRight'](spanText(across))},`);
    below(texts.above(spanText(height)));
  }
}

function rounded(width: number, height: number, radius: number): Shape {
  if (radius === 0) return rectangle('cutout', 0, 0, width, height);
  const corners: [Point, 0 | 90 | 180 | 270][] = [
    [[width - radius, height - radius], 0],
    [[radius, height - radius], 90],
    [[radius, radius], 180],
    [[width - radius, radius], 270],
  ];
  const points = corners.flatMap(([middle, from]) => quarter(middle, radius, radius, from));
  return { kind: 'line', layer: 'cutout', points, closed: true };
}

const figure = (mm: number) => String(mm);
const spanText = ({ from, to }: Span) => (from === to ? figure(from) : `${figure(from)}–${figure(to)}`);

/** The height as the record states it: 850–910, or 900 and by how much it can be adjusted. */
function heightText({ height, heightTo, adjustableBy }: Measures, texts: DrawingTexts): string {
  if (heightTo > height) return `${height}–${heightTo}`;
  return adjustableBy > 0 ? `${height} (${texts.adjustable(adjustableBy)})` : String(height);
}
