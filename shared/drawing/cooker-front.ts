import type { Fronted } from './appliance-elevations.ts';
import { frontParts, silhouette } from './appliance-elevations.ts';
import type { Drawing } from './drawing.ts';
import { rectangle } from './drawing.ts';

/** The front of a cooker as such, of a width in mm: a picture of how wide it is, of no product. */
export function cookerFront(width: number): Drawing {
  const size = { width, depth: 600, height: 900 };
  const appliance: Fronted = {
    kind: 'cooker',
    ovens: width < 1000 ? 1 : 2,
    litres: [2, 1],
    burners: Math.max(Math.round(width / 140) - (width < 1000 ? 2 : 4), 2),
    controls: 'knobs',
    parts: ['drawer', 'feet', 'handle', 'glass'],
  };
  const shapes = [
    silhouette(appliance, size, width),
    ...grates(width).map(({ x, span }) => rectangle('outline', x, 900, span, 30)),
    ...frontParts(appliance, size),
  ];
  return { shapes, origins: {}, left: 0, bottom: 0, right: width, top: 940 };
}

/** Pan supports of about 250 mm each. */
function grates(width: number) {
  const count = Math.round(width / 280);
  const span = (width - 60 - (count - 1) * 20) / count;
  return Array.from({ length: count }, (_, index) => ({ x: 30 + index * (span + 20), span }));
}
