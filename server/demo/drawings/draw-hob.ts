import type { Color, Cooktop } from '../catalogue/appliance.ts';
import type { Fittings } from './finishes.ts';
import { knob } from './fittings.ts';
import { box, disc, stroke } from './svg.ts';

type Place = [x: number, y: number, r: number];

const depth = 510;

/** Where burners or zones sit, in mm from the middle, by the hob's width. */
function layout(width: number): Place[] {
  const [near, far] = [-70, 130];
  if (width <= 300) {
    return [
      [0, near, 62],
      [0, far, 46],
    ];
  }
  const side = width / 2 - (width <= 600 ? 165 : 124);
  const corners: Place[] = [
    [-side, near, 50],
    [-side, far, 62],
    [side, near, 46],
    [side, far, 54],
  ];
  return width <= 600 ? corners : [...corners, [0, 30, 68]];
}

function burner([x, y, r]: Place, brass: boolean, dark: boolean): string {
  const iron = dark ? '#454648' : '#222223';
  const arms = [0, 90, 180, 270].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const at = (far: number): [number, number] => [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
    return stroke(at(r * 0.42), at(r + 36), iron, 13);
  });
  const reach = r + 40;
  return [
    disc(x, y - 5, r, '#000', { opacity: 0.25 }),
    disc(x, y, r, brass ? '#b8914a' : '#8d8c89'),
    disc(x, y, r * 0.82, '#1d1d1e'),
    disc(x, y, r * 0.66, '#2d2d2e'),
    ...arms,
    box(x - reach, y - reach, 2 * reach, 2 * reach, 'none', {
      stroke: iron,
      'stroke-width': 13,
      rx: 14,
    }),
  ].join('');
}

function zone([x, y, r]: Place): string {
  const line = { stroke: '#8b8d90', 'stroke-width': 2.2, opacity: 0.8 };
  return [
    disc(x, y, r * 1.3, 'none', line),
    stroke([x - 12, y], [x + 12, y], '#8b8d90', 2, { opacity: 0.7 }),
    stroke([x, y - 12], [x, y + 12], '#8b8d90', 2, { opacity: 0.7 }),
  ].join('');
}

function plate([x, y, r]: Place): string {
  return disc(x, y, r * 1.35, '#a9a8a4') + disc(x, y, r * 1.25, '#242425') + disc(x, y, r * 0.3, '#9c2a2a');
}

/** A hob from above, in mm, the middle of the frame at height zero. */
export function drawHob(size: number, color: Color, cooktop: Cooktop, fit: Fittings, ink: string): string {
  const width = size * 10;
  const glass = cooktop === 'induction' || cooktop === 'ceramic';
  const dark = glass || color === 'black' || color === 'nero';
  const surface = glass ? 'url(#glass)' : 'url(#body)';
  const places = layout(width);
  const onGlass = cooktop === 'mixed' ? places.filter(([x]) => x > 0) : glass ? places : [];
  const onGas =
    cooktop === 'gas' || cooktop === 'mixed' ? places.filter((place) => !onGlass.includes(place)) : [];
  const count = glass ? 0 : places.length;
  const pitch = Math.min(78, (width - 90) / Math.max(1, count));
  const front = -depth / 2 + 52;
  const marks = dark ? '#dcdad4' : ink;
  const right = Math.max(0, ...onGlass.map(([x]) => x));
  return [
    box(-width / 2, -depth / 2, width, depth, surface, {
      rx: fit.door === 'flush' ? 12 : 20,
      stroke: fit.door === 'framed' ? 'url(#metal)' : '#000',
      'stroke-width': fit.door === 'framed' ? 7 : 2,
      'stroke-opacity': fit.door === 'framed' ? 1 : 0.35,
    }),
    cooktop === 'mixed' ? box(right - 96, -160, width / 2 - right + 80, 380, 'url(#glass)', { rx: 12 }) : '',
    ...onGas.map((place) => burner(place, fit.metal === 'brass', dark)),
    ...onGlass.map(zone),
    ...(cooktop === 'electric' ? places.map(plate) : []),
    ...Array.from({ length: count }, (_, index) =>
      knob(
        (index - (count - 1) / 2) * pitch,
        front,
        21,
        fit.knob === 'none' ? { ...fit, knob: 'slim' } : fit,
        marks,
      ),
    ),
    ...(glass
      ? [-2, -1, 0, 1, 2].map((index) =>
          disc(index * Math.min(46, width / 8), front, index === 0 ? 9 : 5, '#d8d6d0', { opacity: 0.75 }),
        )
      : []),
  ].join('');
}
