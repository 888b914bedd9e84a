import type { Fittings } from './finishes.ts';
import { box, disc, element, stroke } from './svg.ts';

/** A control knob seen from the front, `r` its radius in mm. */
export function knob(x: number, y: number, r: number, { knob: shape }: Fittings, ink: string): string {
  if (shape === 'none') return '';
  const shadow = disc(x, y - r * 0.16, r * 1.06, '#000', { opacity: 0.22 });
  const mark = stroke([x, y + r * 0.35], [x, y + r * 0.8], shape === 'big' ? '#7a1420' : '#1c1c1d', r * 0.12);
  const ticks = [-120, -80, -40, 0, 40, 80, 120].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return disc(x + Math.sin(angle) * r * 1.42, y + Math.cos(angle) * r * 1.42, r * 0.055, ink, {
      opacity: 0.8,
    });
  });
  const bezel =
    shape === 'slim'
      ? ''
      : disc(x, y, r * 1.12, shape === 'big' || shape === 'modern' ? '#1d1d1e' : 'url(#metal)', {
          opacity: 0.9,
        });
  const body = disc(x, y, r, 'url(#metal)', { stroke: '#000', 'stroke-opacity': 0.25, 'stroke-width': 1.2 });
  const face =
    shape === 'classic'
      ? element('rect', {
          x: x - r * 0.2,
          y: -y - r * 0.92,
          width: r * 0.4,
          height: r * 1.84,
          rx: r * 0.18,
          fill: 'url(#metal)',
          stroke: '#000',
          'stroke-opacity': 0.3,
          'stroke-width': 1.2,
        })
      : disc(x, y, r * 0.74, 'url(#metal)', { opacity: 0.85 });
  return [shadow, ...ticks, bezel, body, face, mark].join('');
}

/** A handle across a door, from `x` over `width`, its middle at height `y`. */
export function handle(x: number, y: number, width: number, { handle: shape }: Fittings): string {
  if (shape === 'none') return box(x, y - 2, width, 5, '#000', { opacity: 0.5, rx: 2 });
  const thick = { classic: 17, bow: 17, square: 13, tube: 25 }[shape];
  const shadow = box(x, y - thick / 2 - 12, width, thick, '#000', { opacity: 0.2, rx: thick / 2 });
  if (shape === 'bow') {
    const curve = `M ${x} ${-y + 8} Q ${x + width / 2} ${-y - 14} ${x + width} ${-y + 8}`;
    const path = { d: curve, fill: 'none', 'stroke-linecap': 'round' };
    return [
      element('path', {
        ...path,
        stroke: '#000',
        'stroke-opacity': 0.18,
        'stroke-width': thick,
        transform: 'translate(0 11)',
      }),
      element('path', { ...path, stroke: '#85898c', 'stroke-width': thick }),
      element('path', {
        ...path,
        stroke: '#dfe1e2',
        'stroke-width': thick * 0.5,
        transform: 'translate(0 -2)',
      }),
    ].join('');
  }
  const rx = shape === 'square' ? 3 : thick / 2;
  const bar = box(x, y - thick / 2, width, thick, 'url(#metal)', {
    rx,
    stroke: '#000',
    'stroke-opacity': 0.2,
  });
  const posts = [x + 16, x + width - 16].map((post) =>
    shape === 'classic'
      ? disc(post, y, thick * 0.95, 'url(#metal)', { stroke: '#000', 'stroke-opacity': 0.25 })
      : box(post - 9, y - thick * 0.7, 18, thick * 1.4, 'url(#metal)', {
          rx: 3,
          opacity: shape === 'tube' ? 1 : 0,
        }),
  );
  return [shadow, bar, ...posts].join('');
}

/** The clock of a line: a dial with hands, or lit digits. */
export function clock(x: number, y: number, { clock: shape, panel }: Fittings): string {
  if (shape === 'dial') {
    return [
      disc(x, y, 37, 'url(#metal)', { stroke: '#000', 'stroke-opacity': 0.3 }),
      disc(x, y, 31, '#f5efdf'),
      ...[0, 90, 180, 270].map((degrees) => {
        const angle = (degrees * Math.PI) / 180;
        return disc(x + Math.sin(angle) * 25, y + Math.cos(angle) * 25, 2, '#2a2520');
      }),
      stroke([x, y], [x + 9, y + 12], '#2a2520', 3.4),
      stroke([x, y], [x - 6, y + 22], '#2a2520', 2.4),
    ].join('');
  }
  const digits = element(
    'text',
    {
      x,
      y: -y + 10,
      'font-family': 'DejaVu Sans, sans-serif',
      'font-size': 27,
      'text-anchor': 'middle',
      fill: '#f6ead2',
      'letter-spacing': 2,
    },
    '12:30',
  );
  const screen = panel === 'glass' ? '' : box(x - 66, y - 22, 132, 44, 'url(#glass)', { rx: 5 });
  return screen + digits;
}

/** An oven door with its window and handle. */
export function ovenDoor(
  x: number,
  bottom: number,
  width: number,
  height: number,
  fit: Fittings,
  fill: string,
): string {
  const rx = fit.door === 'rounded' ? 22 : 4;
  const leaf = box(x + 2, bottom + 2, width - 4, height - 4, fill, {
    rx,
    stroke: '#000',
    'stroke-opacity': 0.28,
  });
  const gap = Math.min(width * 0.15, 74);
  const [left, low, wide, high] = fit.allGlass
    ? [x + width * 0.1, bottom + 46, width * 0.8, height - 160]
    : [x + gap, bottom + gap * 0.9, width - 2 * gap, height - gap * 0.9 - 108];
  const around =
    fit.door === 'framed'
      ? box(x + 20, bottom + 20, width - 40, height - 40, 'none', {
          stroke: 'url(#metal)',
          'stroke-width': 5,
          rx: 3,
        })
      : '';
  const window = box(left, low, wide, high, 'url(#pane)', {
    rx: fit.door === 'rounded' ? 26 : 8,
    ...(!fit.allGlass && { stroke: fit.door === 'framed' ? 'url(#metal)' : '#0b0b0c', 'stroke-width': 4 }),
  });
  const racks = [0.34, 0.62].map((part) =>
    box(left + wide * 0.09, low + high * part, wide * 0.82, 2.2, '#8c8377', { opacity: 0.38 }),
  );
  const sheen = element('path', {
    d: `M ${left + wide * 0.08} ${-low - 8} L ${left + wide * 0.34} ${-low - high + 8} H ${left + wide * 0.5} L ${left + wide * 0.24} ${-low - 8} Z`,
    fill: '#fff',
    opacity: 0.045,
  });
  const grip = handle(x + width * 0.08, bottom + height - 54, width * 0.84, fit);
  return [leaf, around, window, ...racks, sheen, grip].join('');
}
