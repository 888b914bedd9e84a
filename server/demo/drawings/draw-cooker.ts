import type { Cooktop } from '../catalogue/appliance.ts';
import type { Fittings } from './finishes.ts';
import { clock, knob, ovenDoor } from './fittings.ts';
import { box, disc, element, stroke } from './svg.ts';

const leg = 125;
const drawer = 265;
const panel = 752;
const top = 875;
const rim = 909;

function legs(half: number, { legs: shape }: Fittings): string {
  if (shape === 'plinth') return box(-half + 30, 0, 2 * half - 60, leg + 5, '#3d3e40', { rx: 3 });
  return [-half + 55, half - 55]
    .map((x) =>
      shape === 'turned'
        ? [
            disc(x, 14, 17, 'url(#metal)'),
            element('path', {
              d: `M ${x - 10} -20 L ${x - 19} -78 Q ${x - 26} -100 ${x - 15} -${leg} H ${x + 15} Q ${x + 26} -100 ${x + 19} -78 L ${x + 10} -20 Z`,
              fill: 'url(#metal)',
            }),
            box(x - 22, 80, 44, 9, 'url(#metal)', { rx: 4 }),
          ].join('')
        : box(x - 17, 0, 34, leg, 'url(#metal)', { rx: 5 }),
    )
    .join('');
}

function doors(half: number, line: string): [x: number, width: number][] {
  const width = 2 * half;
  if (width < 900 || (width === 900 && line !== 'antique')) return [[-half, width]];
  const main = Math.min(640, width * 0.63);
  return [
    [-half, main],
    [-half + main, width - main],
  ];
}

function grates(half: number): string {
  const count = Math.round((2 * half) / 300);
  const run = (2 * half - 70) / count;
  return Array.from({ length: count }, (_, index) => {
    const x = -half + 35 + run * index;
    const middle = x + run / 2;
    return [
      box(middle - 46, rim, 92, 15, '#2b2b2c', { rx: 6 }),
      box(middle - 33, rim + 12, 66, 10, '#1a1a1b', { rx: 4 }),
      box(x + 6, rim + 26, run - 12, 12, 'url(#iron)', { rx: 5 }),
      ...[x + 14, middle - 5, x + run - 24].map((foot) => box(foot, rim, 10, 34, 'url(#iron)', { rx: 2 })),
    ].join('');
  }).join('');
}

/** A free-standing cooker from the front, in mm, its feet on the line of height zero. */
export function drawCooker(size: number, line: string, cooktop: Cooktop, fit: Fittings, ink: string): string {
  const half = size * 5;
  const shell = fit.steelShell ? 'url(#steel)' : 'url(#body)';
  const facia = { body: 'url(#body)', steel: 'url(#steel)', glass: 'url(#glass)' }[fit.panel];
  const marks = { body: ink, steel: '#3a3c3e', glass: '#dcdad4' }[fit.panel];
  const y = (panel + top) / 2;
  const count = { 60: 6, 80: 6, 90: 6, 100: 8 }[size] ?? 8;
  const r = size <= 60 ? 21 : fit.knob === 'big' ? 29 : 25;
  const hasClock = size > 60;
  const clear = hasClock ? (fit.clock === 'dial' ? 52 : 84) + r * 1.5 : 0;
  const pitch = hasClock ? (half - 55 - clear) / (count / 2 - 1) : (2 * half - 110) / (count - 1);
  const knobs = Array.from({ length: count }, (_, index) => {
    const right = hasClock && index >= count / 2;
    const x = right ? half - 55 - pitch * (count - 1 - index) : -half + 55 + pitch * index;
    return knob(x, y, Math.min(r, pitch * 0.3), fit, marks);
  });
  const trim =
    fit.door === 'framed'
      ? [panel + 6, top - 6].map((at) => box(-half, at - 3, 2 * half, 6, 'url(#metal)')).join('')
      : '';
  const flat = cooktop === 'induction' || cooktop === 'ceramic';
  return [
    legs(half, fit),
    box(-half, leg, 2 * half, top - leg, shell, { rx: 3 }),
    box(-half + 4, leg + 3, 2 * half - 8, drawer - leg - 6, shell, {
      rx: fit.door === 'rounded' ? 16 : 3,
      stroke: '#000',
      'stroke-opacity': 0.28,
    }),
    fit.door === 'framed'
      ? box(-half + 22, leg + 20, 2 * half - 44, drawer - leg - 40, 'none', {
          stroke: 'url(#metal)',
          'stroke-width': 4,
          rx: 3,
        })
      : box(-60, drawer - 18, 120, 7, 'url(#metal)', { rx: 3 }),
    ...doors(half, line).map(([x, width]) =>
      ovenDoor(x, drawer, width, panel - drawer - 4, fit, 'url(#body)'),
    ),
    box(-half, panel, 2 * half, top - panel, facia, {
      rx: fit.door === 'rounded' ? 26 : 3,
      stroke: '#000',
      'stroke-opacity': 0.25,
    }),
    trim,
    ...knobs,
    hasClock ? clock(0, y, fit) : '',
    box(-half, rim, 2 * half, cooktop === 'gas' || cooktop === 'mixed' ? 96 : 52, 'url(#steel)', {
      rx: 3,
      stroke: '#000',
      'stroke-opacity': 0.15,
    }),
    flat
      ? box(-half + 8, rim, 2 * half - 16, 7, '#141415', { rx: 2 })
      : cooktop === 'electric'
        ? [-0.5, 0.5].map((part) => box(half * part - 90, rim, 180, 16, 'url(#iron)', { rx: 5 })).join('')
        : grates(half),
    box(-half - 3, top, 2 * half + 6, rim - top, 'url(#steel)', {
      rx: 6,
      stroke: '#000',
      'stroke-opacity': 0.25,
    }),
    stroke([-half, top + 1], [half, top + 1], '#000', 1.5, { opacity: 0.35 }),
  ].join('');
}
