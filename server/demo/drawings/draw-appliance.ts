import type { Color, Cooktop, HoodShape, Kind, Line } from '../catalogue/appliance.ts';
import { colorCodes, lineCodes } from '../catalogue/appliance.ts';
import { drawBuiltIn } from './draw-built-in.ts';
import { drawCooker } from './draw-cooker.ts';
import { drawHob } from './draw-hob.ts';
import { drawHood } from './draw-hood.ts';
import { finishDefinitions, fittings, inkOn } from './finishes.ts';
import { element } from './svg.ts';

const side = 900;

const lines = Object.keys(lineCodes).map((line) => line.replace('_', '-'));
const namePattern = new RegExp(
  `^(?<kind>cooker|oven|hob|hood|microwave|compact-oven|warming-drawer)-(?<size>\\d{2,3})-(?<line>${lines.join('|')})` +
    `-(?<color>${Object.keys(colorCodes).join('|')})(?:-(?<top>[a-z]+))?$`,
);

interface View {
  drawing: string;
  /** Width of the frame in mm; one for each family, so that products in a row agree in size. */
  across: number;
  /** Height of the zero line in the frame, as a part of it. */
  zero: number;
  /** Half the width in mm that throws a shadow on the floor; 0 for what hangs or is seen from above. */
  shadow: number;
}

function view(kind: Kind, size: number, line: string, color: Color, top: string): View {
  const fit = fittings[line.replace('-', '_') as Line];
  const ink = inkOn(color);
  switch (kind) {
    case 'cooker':
      return {
        drawing: drawCooker(size, line, (top || 'gas') as Cooktop, fit, ink),
        across: 1460,
        zero: 0.915,
        shadow: size * 5,
      };
    case 'hob':
      return {
        drawing: drawHob(size, color, (top || 'gas') as Cooktop, fit, ink),
        across: 1020,
        zero: 0.5,
        shadow: 0,
      };
    case 'hood':
      return {
        drawing: drawHood(size, (top || 'chimney') as HoodShape, fit, ink),
        across: 1420,
        zero: top === 'slim' ? 0.55 : 0.78,
        shadow: 0,
      };
    default:
      return {
        drawing: drawBuiltIn(kind, size, line, fit, ink),
        across: 1100,
        zero: 0.8,
        shadow: kind === 'oven' && size === 90 ? 447 : 297,
      };
  }
}

/**
 * A drawing (SVG, 900 × 900, transparent) of the appliance that a picture name describes; null where
 * the name describes none.
 */
export function drawAppliance(pictureName: string): string | null {
  const found = namePattern.exec(pictureName)?.groups;
  if (!found) return null;
  const { kind, size, line = '', color, top = '' } = found;
  const { drawing, across, zero, shadow } = view(kind as Kind, Number(size), line, color as Color, top);
  const scale = side / across;
  const defs =
    finishDefinitions(color as Color, fittings[line.replace('-', '_') as Line]) +
    element(
      'filter',
      { id: 'soft', x: '-20%', y: '-300%', width: '140%', height: '700%' },
      element('feGaussianBlur', { stdDeviation: 14 }),
    );
  const floor = shadow
    ? element('ellipse', {
        cx: 0,
        cy: 4,
        rx: shadow * 0.97,
        ry: 15,
        fill: '#000',
        opacity: 0.3,
        filter: 'url(#soft)',
      })
    : '';
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: side, height: side, viewBox: `0 0 ${side} ${side}` },
    element('defs', {}, defs) +
      element('g', { transform: `translate(${side / 2} ${side * zero}) scale(${scale})` }, floor + drawing),
  );
}
