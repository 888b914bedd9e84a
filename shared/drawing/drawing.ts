/** What a line belongs to: the product's measured size, its shape within it, the unit beside it, or the dimensions. */
export type LineLayer = 'outline' | 'shape' | 'unit' | 'dimensions';

/** Figures and names are of what they stand at; what is said of the whole is text. */
export type Layer = LineLayer | 'text';

/** Parts of a drawing, in mm; x grows to the right and y upwards. */
export type Shape =
  | { kind: 'line'; layer: LineLayer; x1: number; y1: number; x2: number; y2: number; dashed?: boolean }
  | {
      kind: 'rectangle';
      layer: LineLayer;
      x: number;
      y: number;
      width: number;
      height: number;
      dashed?: boolean;
    }
  | { kind: 'circle'; layer: LineLayer; x: number; y: number; radius: number }
  | {
      kind: 'text';
      layer: Layer;
      /** The base line's start, middle or end. */
      x: number;
      y: number;
      anchor: 'start' | 'middle' | 'end';
      /** Height of capitals. */
      height: number;
      /** Anticlockwise, in degrees. */
      rotation?: 90;
      text: string;
    };

/** Shapes with the rectangle that holds them all. */
export interface Drawing {
  shapes: Shape[];
  left: number;
  bottom: number;
  right: number;
  top: number;
}
