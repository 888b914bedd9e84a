import type { HoodShape } from '../catalogue/appliance.ts';
import type { Fittings } from './finishes.ts';
import { box, disc, element } from './svg.ts';

/** A hood from the front, in mm, its lower edge at height zero. */
export function drawHood(size: number, shape: HoodShape, fit: Fittings, ink: string): string {
  const half = size * 5;
  const edge = { stroke: '#000', 'stroke-opacity': 0.25, 'stroke-width': 1.5 };
  const lamps = [-0.5, 0.5].map((part) => box(half * part - 40, -7, 80, 7, '#ffe9c4', { rx: 3 })).join('');
  const buttons = [-2, -1, 0, 1, 2].map((index) => disc(index * 30, 28, 6, ink, { opacity: 0.65 })).join('');
  if (shape === 'slim') {
    return [
      lamps,
      box(-half + 18, 44, 2 * half - 36, 136, 'url(#steel)', { rx: 3, ...edge }),
      box(-half, 0, 2 * half, 56, fit.panel === 'glass' ? 'url(#glass)' : 'url(#body)', { rx: 4, ...edge }),
      [-2, -1, 0, 1, 2].map((index) => disc(index * 30, 28, 6, '#dcdad4', { opacity: 0.75 })).join(''),
    ].join('');
  }
  const flue = shape === 'arch' ? Math.min(170, half * 0.45) : 135;
  if (shape === 'chimney') {
    return [
      lamps,
      box(-flue, 60, 2 * flue, 640, 'url(#body)', { ...edge }),
      box(-flue, 380, 2 * flue, 3, '#000', { opacity: 0.25 }),
      box(-half, 0, 2 * half, 64, 'url(#body)', { rx: 3, ...edge }),
      box(-half, 0, 2 * half, 6, 'url(#metal)'),
      buttons,
    ].join('');
  }
  const canopy = `M ${-half} -64 C ${-half} -250 ${-flue} -230 ${-flue} -400 H ${flue} C ${flue} -230 ${half} -250 ${half} -64 Z`;
  return [
    lamps,
    box(-flue, 398, 2 * flue, 330, 'url(#body)', { ...edge }),
    element('path', { d: canopy, fill: 'url(#body)', ...edge }),
    box(-flue - 8, 392, 2 * flue + 16, 14, 'url(#metal)', { rx: 6 }),
    box(-half, 0, 2 * half, 66, 'url(#body)', { rx: fit.door === 'rounded' ? 18 : 3, ...edge }),
    box(-half - 4, 58, 2 * half + 8, 12, 'url(#metal)', { rx: 6 }),
    box(-half - 4, 0, 2 * half + 8, 9, 'url(#metal)', { rx: 4 }),
    buttons,
  ].join('');
}
