/** What a line belongs to, each on a layer of its own where programs have layers. */
export type Layer =
  | 'outline'
  /** The product's parts, which are not measured. */
  | 'shape'
  /** Overall size around a shape, and how far a height can be set. */
  | 'envelope'
  | 'opening'
  | 'cutout'
  | 'connections'
  | 'clearances'
  /** Floor and worktop. */
  | 'surroundings'
  /** Also the figures at them. */
  | 'dimensions'
  /** Names of views, and what is said of the whole. */
  | 'text';

/** Layers whose lines are nothing that there is to touch. */
export const dashedLayers: ReadonlySet<Layer> = new Set(['envelope', 'opening', 'clearances', 'connections']);

export const views = ['front', 'side', 'plan', 'installation'] as const;
export type View = (typeof views)[number];

export type Point = readonly [x: number, y: number];

/** Parts of a drawing, in mm; x grows to the right and y upwards. */
export type Shape = { layer: Layer; view?: View } & (
  | { kind: 'line'; points: readonly Point[]; closed?: boolean }
  | { kind: 'circle'; x: number; y: number; radius: number }
  | {
      kind: 'text';
      /** The base line's start, middle or end. */
      x: number;
      y: number;
      anchor: 'start' | 'middle' | 'end';
      /** Height of capitals. */
      height: number;
      /** Anticlockwise, in degrees. */
      rotation?: 90;
      text: string;
    }
);

export interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** Shapes with the rectangle that holds them all, and where each view has its origin: at the product's left, at the floor or the wall. */
export interface Drawing extends Box {
  shapes: Shape[];
  origins: Partial<Record<View, Point>>;
}

export function rectangle(layer: Layer, x: number, y: number, width: number, height: number): Shape {
  const [right, top] = [x + width, y + height];
  const points: Point[] = [
    [x, y],
    [right, y],
    [right, top],
    [x, top],
  ];
  return { kind: 'line', layer, points, closed: true };
}

export function line(layer: Layer, ...points: Point[]): Shape {
  return { kind: 'line', layer, points };
}

export function circle(layer: Layer, x: number, y: number, radius: number): Shape {
  return { kind: 'circle', layer, x, y, radius };
}

/** The steps of a quarter of a circle. */
const steps = 12;

/** A quarter of a circle or an ellipse, anticlockwise from a multiple of 90°. */
export function quarter([x, y]: Point, across: number, upwards: number, from: 0 | 90 | 180 | 270): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + (90 * step) / steps) * Math.PI) / 180;
    return [x + across * Math.cos(angle), y + upwards * Math.sin(angle)];
  });
}
