import type { Appliance, Color, Line, OvenType, SpecialFunction } from './appliance.ts';
import { colorCodes, lineCodes, lineNames } from './appliance.ts';

/** The programmes that a built-in oven comes with. */
const versions = {
  multi: {
    code: 'M',
    type: 'electric_multifunction',
    functions: ['true_fan_cooking', 'pizza_300°c', 'leavening_40°c', 'idroclean'],
    name: { en: 'multifunction oven', it: 'Forno multifunzione' },
  },
  steam: {
    code: 'Y',
    type: 'electric_multifunction',
    functions: ['true_fan_cooking', 'easy_steam', 'leavening_40°c', 'idroclean'],
    name: { en: 'Easy Steam oven', it: 'Forno Easy Steam' },
  },
  rapid: {
    code: 'R',
    type: 'electric_multifunction',
    functions: ['booster', 'true_fan_cooking', 'pizza_300°c'],
    name: { en: 'rapid oven', it: 'Forno rapido' },
  },
  fan: {
    code: 'V',
    type: 'electric_fan',
    functions: ['true_fan_cooking', 'leavening'],
    name: { en: 'fan oven', it: 'Forno ventilato' },
  },
  static: {
    code: 'S',
    type: 'electric_static',
    functions: ['rotisserie'],
    name: { en: 'static oven', it: 'Forno statico' },
  },
  pizza: {
    code: 'P',
    type: 'electric',
    functions: ['pizza_300°c'],
    name: { en: 'pizza oven', it: 'Forno per pizza' },
  },
  gas: {
    code: 'G',
    type: 'gas',
    functions: ['rotisserie'],
    name: { en: 'gas oven', it: 'Forno a gas' },
  },
  gasFan: {
    code: 'GV',
    type: 'gas_with_fan',
    functions: ['rotisserie', 'leavening'],
    name: { en: 'fan-assisted gas oven', it: 'Forno a gas ventilato' },
  },
} as const satisfies Record<
  string,
  { code: string; type: OvenType; functions: SpecialFunction[]; name: { en: string; it: string } }
>;

type Row = [line: Line, width: 60 | 90, color: Color, version: keyof typeof versions];

const rows: Row[] = [
  ['enzo_titan', 90, 'black', 'multi'],
  ['land', 60, 'cream', 'multi'],
  ['enzo', 60, 'black', 'steam'],
  ['expert', 60, 'stainless_steel', 'multi'],
  ['alternate', 60, 'slate_gray', 'multi'],
  ['nero', 60, 'nero', 'steam'],
  ['elementum', 60, 'black', 'steam'],
  ['land', 90, 'burgundy', 'multi'],
  ['enzo_titan', 90, 'white', 'steam'],
  ['expert', 90, 'stainless_steel', 'multi'],
  ['alternate', 60, 'brown', 'multi'],
  ['enzo', 60, 'white', 'multi'],
  ['land', 60, 'anthracite', 'gasFan'],
  ['nero', 90, 'nero', 'multi'],
  ['alternate', 60, 'avena', 'steam'],
  ['enzo', 60, 'mirror', 'rapid'],
  ['expert', 60, 'anthracite', 'rapid'],
  ['land', 60, 'burgundy', 'static'],
  ['elementum', 60, 'white', 'multi'],
  ['alternate', 60, 'stainless_steel', 'fan'],
  ['enzo_titan', 90, 'stainless_steel', 'rapid'],
  ['land', 90, 'cream', 'multi'],
  ['expert', 90, 'black', 'steam'],
  ['alternate', 60, 'white', 'multi'],
  ['enzo', 60, 'black', 'multi'],
  ['enzo', 60, 'black', 'rapid'],
  ['enzo', 60, 'black', 'pizza'],
  ['enzo', 60, 'white', 'fan'],
  ['enzo_titan', 90, 'black', 'steam'],
  ['land', 60, 'cream', 'gas'],
  ['land', 60, 'cream', 'gasFan'],
  ['land', 60, 'burgundy', 'multi'],
  ['land', 60, 'anthracite', 'fan'],
  ['expert', 60, 'stainless_steel', 'gas'],
  ['expert', 60, 'stainless_steel', 'pizza'],
  ['expert', 90, 'stainless_steel', 'gasFan'],
  ['alternate', 60, 'slate_gray', 'steam'],
  ['alternate', 60, 'brown', 'fan'],
  ['elementum', 60, 'black', 'rapid'],
  ['nero', 60, 'nero', 'multi'],
  ['nero', 60, 'nero', 'pizza'],
];

export const ovens: Appliance[] = rows.map(([line, width, color, version]) => {
  const { code, type, functions, name } = versions[version];
  const model = `${lineCodes[line]}F${width}${code}`;
  const title = `${lineNames[line]} ${width}`;
  return {
    sku: `${model}-${colorCodes[color]}`,
    model,
    name: { en: `${title} ${name.en}`, it: `${name.it} ${title}` },
    category: 'ovens',
    kind: 'oven',
    line,
    color,
    size: width,
    ovenType: type,
    functions,
  };
});
