import type { Appliance, Color, Kind, Line, OvenType, SpecialFunction } from './appliance.ts';
import { colorCodes, lineCodes, lineNames } from './appliance.ts';

interface Version {
  kind: Kind;
  code: string;
  /** Nominal size in cm. */
  size: number;
  ovenType?: OvenType;
  functions: SpecialFunction[];
  name: { en: string; it: string };
}

const versions = {
  microwave: {
    kind: 'microwave',
    code: 'MW45',
    size: 45,
    functions: [],
    name: { en: 'microwave', it: 'Microonde' },
  },
  combi: {
    kind: 'compact-oven',
    code: 'CK45',
    size: 45,
    ovenType: 'electric_multifunction',
    functions: ['true_fan_cooking', 'booster'],
    name: { en: 'compact combi oven', it: 'Forno compatto combinato' },
  },
  steam: {
    kind: 'compact-oven',
    code: 'CY45',
    size: 45,
    ovenType: 'electric_multifunction',
    functions: ['easy_steam', 'true_fan_cooking', 'leavening_40°c'],
    name: { en: 'compact Easy Steam oven', it: 'Forno compatto Easy Steam' },
  },
  fan: {
    kind: 'compact-oven',
    code: 'CV45',
    size: 45,
    ovenType: 'electric_fan',
    functions: ['true_fan_cooking', 'leavening'],
    name: { en: 'compact fan oven', it: 'Forno compatto ventilato' },
  },
  drawer: {
    kind: 'warming-drawer',
    code: 'WD60',
    size: 60,
    functions: ['leavening_40°c'],
    name: { en: 'warming drawer', it: 'Cassetto scaldavivande' },
  },
} satisfies Record<string, Version>;

type Row = [line: Line, color: Color, version: keyof typeof versions];

const rows: Row[] = [
  ['nero', 'nero', 'microwave'],
  ['land', 'cream', 'fan'],
  ['enzo', 'black', 'combi'],
  ['expert', 'stainless_steel', 'steam'],
  ['alternate', 'slate_gray', 'combi'],
  ['nero', 'nero', 'steam'],
  ['enzo', 'white', 'microwave'],
  ['alternate', 'brown', 'steam'],
  ['expert', 'stainless_steel', 'drawer'],
  ['elementum', 'black', 'microwave'],
  ['alternate', 'avena', 'fan'],
  ['nero', 'nero', 'drawer'],
  ['enzo', 'mirror', 'combi'],
  ['expert', 'stainless_steel', 'microwave'],
  ['elementum', 'black', 'steam'],
  ['alternate', 'white', 'microwave'],
  ['enzo', 'black', 'drawer'],
  ['enzo', 'black', 'microwave'],
  ['elementum', 'black', 'drawer'],
  ['enzo', 'black', 'steam'],
  ['alternate', 'slate_gray', 'steam'],
  ['nero', 'nero', 'combi'],
];

export const compactProducts: Appliance[] = rows.map(([line, color, version]) => {
  const { kind, code, size, functions, name, ...oven }: Version = versions[version];
  const model = `${lineCodes[line]}${code}`;
  const title = `${lineNames[line]} ${size}`;
  return {
    sku: `${model}-${colorCodes[color]}`,
    model,
    name: { en: `${title} ${name.en}`, it: `${name.it} ${title}` },
    category: 'compact-products',
    kind,
    line,
    color,
    size,
    functions,
    ...oven,
  };
});
