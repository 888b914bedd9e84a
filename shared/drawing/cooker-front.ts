import type { Drawing, Shape } from './drawing.ts';

/** The front of a cooker as such, of a width in mm: a picture of how wide it is, of no product. */
export function cookerFront(width: number): Drawing {
  const knobs = Math.round(width / 140);
  const doors = width < 1000 ? [width - 60] : [width * 0.6 - 60, width * 0.4 - 30];
  const shapes: Shape[] = [
    ...grates(width).map(({ x, span }) => rectangle(x, 900, span, 30)),
    rectangle(0, 860, width, 40),
    rectangle(10, 60, width - 20, 800),
    ...[730, 200].map((y): Shape => {
      return { kind: 'line', layer: 'outline', x1: 10, y1: y, x2: width - 10, y2: y };
    }),
    ...Array.from({ length: knobs }, (_, index): Shape => {
      return { kind: 'circle', layer: 'outline', x: (width * (index + 0.5)) / knobs, y: 795, radius: 26 };
    }),
    ...doors.flatMap((door, index) => {
      const x = index === 0 ? 30 : width - 30 - door;
      return [
        rectangle(x, 225, door, 480),
        rectangle(x + 30, 660, door - 60, 0),
        rectangle(x + 50, 310, door - 100, 280),
      ];
    }),
    ...[40, width - 80].map((x) => rectangle(x, 10, 40, 50)),
  ];
  return { shapes, left: 0, bottom: 0, right: width, top: 940 };
}

function rectangle(x: number, y: number, width: number, height: number): Shape {
  return { kind: 'rectangle', layer: 'outline', x, y, width, height };
}

/** Pan supports of about 250 mm each. */
function grates(width: number) {
  const count = Math.round(width / 280);
  const span = (width - 60 - (count - 1) * 20) / count;
  return Array.from({ length: count }, (_, index) => ({ x: 30 + index * (span + 20), span }));
}
