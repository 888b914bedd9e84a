import { hobCutOut } from './hob-measures.ts';

type Point = readonly [x: number, y: number];

/** The hob's cut-out in millimetres as DXF (R12), which every CAD program reads: straight sides, rounded corners. */
export function writeCutOut(): string {
  const { width, depth, radius: r } = hobCutOut;
  const sides: [Point, Point][] = [
    [
      [r, 0],
      [width - r, 0],
    ],
    [
      [width, r],
      [width, depth - r],
    ],
    [
      [width - r, depth],
      [r, depth],
    ],
    [
      [0, depth - r],
      [0, r],
    ],
  ];
  const corners: [Point, number][] = [
    [[r, r], 180],
    [[width - r, r], 270],
    [[width - r, depth - r], 0],
    [[r, depth - r], 90],
  ];
  const codes: (readonly [code: number, value: string | number])[] = [
    [0, 'SECTION'],
    [2, 'HEADER'],
    [9, '$ACADVER'],
    [1, 'AC1009'],
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'ENTITIES'],
    ...sides.flatMap(([from, to]) => [
      [0, 'LINE'] as const,
      [8, 'CUT-OUT'] as const,
      [10, from[0]] as const,
      [20, from[1]] as const,
      [11, to[0]] as const,
      [21, to[1]] as const,
    ]),
    ...corners.flatMap(([[x, y], start]) => [
      [0, 'ARC'] as const,
      [8, 'CUT-OUT'] as const,
      [10, x] as const,
      [20, y] as const,
      [40, r] as const,
      [50, start] as const,
      [51, (start + 90) % 360] as const,
    ]),
    [0, 'ENDSEC'],
    [0, 'EOF'],
  ];
  return codes.map(([code, value]) => `${String(code).padStart(3)}\r\n${value}\r\n`).join('');
}
