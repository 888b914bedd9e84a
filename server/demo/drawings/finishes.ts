import type { Color, Line } from '../catalogue/appliance.ts';
import { gradient } from './svg.ts';

/** How each finish shades from its lit upper edge to its foot, for fronts. */
const shades: Record<Color, [string, string, string]> = {
  anthracite: ['#3f4346', '#313436', '#26292b'],
  burgundy: ['#74202c', '#5c121d', '#450b14'],
  white: ['#fbfbf9', '#f0f0ec', '#dfdfda'],
  cream: ['#f3e8cd', '#e9dab5', '#d9c79c'],
  black: ['#2a2a2c', '#1a1a1c', '#111112'],
  slate_gray: ['#6b7982', '#56636b', '#454f56'],
  stainless_steel: ['#d9d8d5', '#bebdb9', '#a4a39f'],
  avena: ['#dccdac', '#cbb992', '#b6a37c'],
  mirror: ['#f2f3f4', '#c3c7ca', '#8f9599'],
  brown: ['#5d3d29', '#472c1c', '#352014'],
  nero: ['#232325', '#1b1b1c', '#151516'],
};

const metals = {
  brass: ['#e9cf8a', '#b8914a', '#8a672c'],
  bronze: ['#b08a66', '#7d5c40', '#5c412b'],
  chrome: ['#fafafa', '#c9ccce', '#8d9194'],
  steel: ['#e2e1de', '#b3b1ac', '#8f8d88'],
  black: ['#4a4a4c', '#2b2b2d', '#19191a'],
} satisfies Record<string, [string, string, string]>;

/** What tells the lines apart. */
export interface Fittings {
  metal: keyof typeof metals;
  knob: 'classic' | 'domed' | 'slim' | 'big' | 'modern' | 'none';
  handle: 'classic' | 'bow' | 'square' | 'tube' | 'none';
  door: 'framed' | 'rounded' | 'flush';
  panel: 'body' | 'steel' | 'glass';
  clock: 'dial' | 'digits';
  legs: 'turned' | 'legs' | 'plinth';
  /** Drawer and sides are steel whatever the colour of the door. */
  steelShell?: true;
  /** The front is one pane of glass. */
  allGlass?: true;
}

const plain: Fittings = {
  metal: 'steel',
  knob: 'modern',
  handle: 'square',
  door: 'flush',
  panel: 'steel',
  clock: 'digits',
  legs: 'plinth',
};

const country: Fittings = {
  metal: 'brass',
  knob: 'classic',
  handle: 'classic',
  door: 'framed',
  panel: 'body',
  clock: 'dial',
  legs: 'turned',
};

const glass: Fittings = { ...plain, knob: 'slim', panel: 'glass' };

export const fittings: Record<Line, Fittings> = {
  antique: country,
  elegant: {
    ...plain,
    metal: 'chrome',
    knob: 'domed',
    handle: 'bow',
    door: 'rounded',
    panel: 'body',
    legs: 'legs',
  },
  mixture: { ...plain, knob: 'big', handle: 'tube', legs: 'legs', steelShell: true },
  perfection: glass,
  enzo: { ...glass, allGlass: true },
  enzo_titan: { ...glass, allGlass: true },
  land: { ...country, metal: 'bronze' },
  expert: { ...plain, knob: 'big', handle: 'tube' },
  alternate: { ...glass, knob: 'modern' },
  elementum: { ...glass, knob: 'none', handle: 'none', allGlass: true },
  nero: { ...plain, metal: 'black', panel: 'body' },
};

/** The gradients that drawings refer to: `body`, `metal`, `steel`, `glass`, `pane`, `iron`. */
export function finishDefinitions(color: Color, { metal }: Fittings): string {
  const [light, middle, dark] = shades[color];
  const metallic = color === 'stainless_steel' || color === 'mirror';
  const [shine, base, low] = metals[metal];
  return [
    gradient(
      'body',
      metallic
        ? [
            [0, dark],
            [0.22, light],
            [0.5, middle],
            [0.78, light],
            [1, dark],
          ]
        : [
            [0, light],
            [0.25, middle],
            [1, dark],
          ],
      metallic,
    ),
    gradient('metal', [
      [0, shine],
      [0.45, base],
      [1, low],
    ]),
    gradient(
      'steel',
      [
        [0, '#a9a8a4'],
        [0.25, '#dddcd9'],
        [0.55, '#c1c0bc'],
        [0.8, '#d8d7d4'],
        [1, '#a2a19d'],
      ],
      true,
    ),
    gradient('glass', [
      [0, '#2c2d30'],
      [0.4, '#18191b'],
      [1, '#0d0d0e'],
    ]),
    gradient('pane', [
      [0, '#17181a'],
      [0.6, '#242322'],
      [1, '#3a332b'],
    ]),
    gradient('iron', [
      [0, '#3a3a3b'],
      [1, '#1c1c1d'],
    ]),
  ].join('');
}

/** Colour of marks printed on a front of this finish. */
export function inkOn(color: Color): string {
  return ['white', 'cream', 'avena', 'stainless_steel', 'mirror'].includes(color) ? '#3a3c3e' : '#dcdad4';
}
