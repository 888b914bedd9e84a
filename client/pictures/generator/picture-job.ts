// A product picture's name tells everything about how it looks, so the job that draws it is worked out from the name alone.

const kinds = ['compact-oven', 'warming-drawer', 'microwave', 'cooker', 'oven', 'hob', 'hood'] as const;
const lines = [
  'antique',
  'elegant',
  'mixture',
  'perfection',
  'enzo-titan',
  'enzo',
  'land',
  'expert',
  'alternate',
  'elementum',
  'nero',
];
const colours = [
  'stainless_steel',
  'slate_gray',
  'anthracite',
  'burgundy',
  'white',
  'cream',
  'black',
  'avena',
  'mirror',
  'brown',
  'nero',
];

type Kind = (typeof kinds)[number];

interface Look {
  kind: Kind;
  width: number;
  line: string;
  colour: string;
  /** gas, induction, mixed, ceramic or electric on cookers and hobs, wok or grill on a domino; chimney, slim or arch on hoods; else empty. */
  top: string;
  /** How a cooker is shown: open, from above, or else from the front; a hob, in its worktop or by itself; a hood, from below or not. */
  view: string;
}

type Key = string | number | boolean | null | readonly number[];
type Job = { shot: string; out: string } & Record<string, Key>;

const pattern = new RegExp(
  `^(${kinds.join('|')})-(\\d+)-(${lines.join('|')})-(${colours.join('|')})(?:-([a-z]+))??(?:-(open|above|worktop|below))?$`,
);

function look(name: string): Look {
  const found = pattern.exec(name);
  if (!found) throw new Error(`not a picture's name: ${name}`);
  const [, kind, width, line, colour, top = '', view = ''] = found as unknown as [
    string,
    Kind,
    string,
    string,
    string,
    string?,
    string?,
  ];
  return { kind, width: Number(width), line, colour, top, view };
}

// One scale and one floor line for each family, in metres across the frame: products in a row must agree.
const family = {
  cooker: { metres: 1.46, floor: 0.085 },
  oven: { metres: 1.1, floor: 0.085 },
};

/** Where hobs of a line are seen in their worktop: a row of WORKTOPS in rooms.py. */
const worktops: Record<string, string> = { enzo: 'marble', land: 'oak', expert: 'travertine' };

/** Which burner is lit, by the index in which they are drawn, and where a pot stands, in metres from the middle. */
const inUse: Record<number, { flame: number; pot: number | null }> = {
  30: { flame: 0, pot: null },
  60: { flame: 0, pot: -0.14 },
  75: { flame: 2, pot: -0.245 },
  78: { flame: 2, pot: -0.245 },
  90: { flame: 3, pot: -0.29 },
};

/** A hob in its worktop, as large in the picture whatever its width is. */
function worktopKeys({ width, line, top, colour }: Look): Record<string, Key> {
  const { flame = 0, pot = null } = inUse[width] ?? {};
  const away = Math.max(0.8, 1.6 * (width / 100));
  return {
    shot: 'worktop',
    place: colour === 'white' && line === 'enzo' ? 'slate' : (worktops[line] ?? 'slate'),
    pot,
    ...(/gas|wok/.test(top) && { flames: [flame] }),
    ...{ dist: away - 0.3, eye: 0.904 + 0.475 * away, down: 32, lens: 50, rise: -0.13 },
  };
}

const drawn: Record<Kind, (of: Look) => Record<string, Key>> = {
  cooker: ({ width, line, colour, top, view }) => ({
    shot: 'cooker',
    width,
    style: line,
    colour,
    top: top || 'gas',
    ...(view === 'above' ? { view } : family.cooker),
    // An open door stands out by half a metre: drawn a little smaller, there is room for it.
    ...(view === 'open' ? { open: true, lit: 1, metres: 1.62 } : {}),
  }),
  oven: ({ width, line, colour }) => ({ shot: 'oven', width, line, colour, ...family.oven }),
  'compact-oven': ({ line, colour }) => ({
    shot: 'oven',
    line,
    colour,
    compact: true,
    width: 60,
    ...family.oven,
  }),
  microwave: ({ width, line, colour }) => ({
    shot: 'microwave',
    style: line,
    colour,
    width: width === 45 ? 45 : 60,
    ...family.oven,
  }),
  'warming-drawer': ({ line, colour }) => ({ shot: 'drawer', style: line, colour, ...family.oven }),
  hob: (of) => ({
    width: of.width,
    line: of.line,
    colour: of.colour,
    top: of.top || 'gas',
    ...(of.view === 'worktop' ? worktopKeys(of) : { shot: 'hob', metres: 0.98 }),
  }),
  hood: ({ width, line, colour, top, view }) => ({
    shot: 'hood',
    width,
    style: line,
    colour,
    kind: top || 'chimney',
    // Its filters and lamps are looked at, as large whatever its width is; a card cuts off a tenth on both sides.
    ...(view === 'below' ? { view, fill: 0.74 } : { metres: 1.32 }),
  }),
};

const detailPattern = new RegExp(`^detail-(${lines.join('|')})-(${colours.join('|')})$`);

const cookerLines = ['antique', 'elegant', 'mixture', 'perfection'];

/**
 * The left end of a cooker's front from near, below the top: what cookers of all widths and tops have alike; of a line that
 * is built in, an oven's controls and handle.
 */
function detailJob(name: string, line = '', colour = ''): Job {
  return {
    ...(cookerLines.includes(line)
      ? {
          shot: 'handle',
          style: line,
          colour,
          lit: 0.12,
          ...{ x: -0.15, dist: 0.62, eye: 0.775, aim: -0.232, lens: 54, down: 7, dof: 0.64, fstop: 9 },
        }
      : { shot: 'panel', line: line.replace('-', '_'), colour }),
    size: '1200x1200',
    ss: 1,
    out: `products/${name}.png`,
  };
}

export function jobFor(name: string): Job {
  const detail = detailPattern.exec(name);
  if (detail) return detailJob(name, detail[1], detail[2]);
  const of = look(name);
  return {
    size: of.view ? '1200x1200' : '1600x1600',
    // The denoiser leaves edges and fine lines clean: drawing larger and shrinking would take half as long again.
    ss: 1,
    ...drawn[of.kind]({ ...of, line: of.line.replace('-', '_') }),
    out: `products/${name}.png`,
  } as unknown as Job;
}
