import type { Appliance, Color, Cooktop, Line, OvenType, SpecialFunction } from './appliance.ts';
import { colorCodes, lineCodes, lineNames } from './appliance.ts';

/** The ovens that a cooker comes with: what the maker's letter stands for, and what each can do. */
const ovens = {
  multi: {
    code: '',
    type: 'electric_multifunction',
    functions: ['true_fan_cooking', 'pizza_300°c', 'leavening_40°c', 'idroclean'],
    name: { en: '', it: '' },
  },
  steam: {
    code: 'Y',
    type: 'electric_multifunction',
    functions: ['true_fan_cooking', 'easy_steam', 'idroclean'],
    name: { en: ' Easy Steam', it: ' Easy Steam' },
  },
  fan: {
    code: 'V',
    type: 'electric_fan',
    functions: ['true_fan_cooking', 'leavening', 'idroclean'],
    name: { en: ', fan oven', it: ', forno ventilato' },
  },
  static: {
    code: 'S',
    type: 'electric_static',
    functions: ['rotisserie'],
    name: { en: ', static oven', it: ', forno statico' },
  },
  gas: {
    code: 'G',
    type: 'gas',
    functions: ['rotisserie'],
    name: { en: ', gas oven', it: ', forno a gas' },
  },
  gasFan: {
    code: 'GV',
    type: 'gas_with_fan',
    functions: ['rotisserie'],
    name: { en: ', fan-assisted gas oven', it: ', forno a gas ventilato' },
  },
} as const satisfies Record<
  string,
  { code: string; type: OvenType; functions: SpecialFunction[]; name: { en: string; it: string } }
>;

const cooktops: Record<Cooktop, { code: string; name: { en: string; it: string } }> = {
  gas: { code: '', name: { en: '', it: '' } },
  induction: { code: 'I', name: { en: ' Induction', it: ' Induzione' } },
  mixed: { code: 'M', name: { en: ' Mixed', it: ' Misto' } },
  ceramic: { code: 'C', name: { en: ' Ceramic', it: ' Vetroceramica' } },
  electric: { code: 'E', name: { en: ' Electric', it: ' Elettrica' } },
};

type Row = [line: Line, width: number, color: Color, cooktop?: Cooktop, oven?: keyof typeof ovens];

/** The handsomest and most different come first: they fill the first page of the listing. */
const rows: Row[] = [
  ['antique', 100, 'burgundy'],
  ['elegant', 90, 'cream'],
  ['perfection', 90, 'anthracite', 'induction', 'steam'],
  ['mixture', 120, 'stainless_steel'],
  ['antique', 120, 'cream'],
  ['perfection', 120, 'stainless_steel'],
  ['elegant', 100, 'black'],
  ['mixture', 90, 'burgundy'],
  ['antique', 90, 'anthracite'],
  ['elegant', 120, 'white'],
  ['perfection', 100, 'black', 'induction'],
  ['mixture', 100, 'anthracite'],
  ['antique', 100, 'white', 'induction', 'steam'],
  ['elegant', 90, 'burgundy', 'gas', 'gasFan'],
  ['mixture', 90, 'slate_gray'],
  ['perfection', 90, 'white'],
  ['antique', 120, 'black'],
  ['elegant', 100, 'avena'],
  ['mixture', 120, 'black', 'gas', 'fan'],
  ['perfection', 60, 'stainless_steel', 'gas', 'fan'],
  ['antique', 90, 'avena', 'gas', 'static'],
  ['elegant', 120, 'slate_gray'],
  ['mixture', 60, 'white', 'induction'],
  ['perfection', 100, 'mirror'],
  ['antique', 120, 'burgundy'],
  ['antique', 100, 'cream'],
  ['antique', 100, 'burgundy', 'gas', 'static'],
  ['antique', 90, 'burgundy'],
  ['antique', 120, 'slate_gray', 'gas', 'gasFan'],
  ['antique', 90, 'brown'],
  ['antique', 80, 'burgundy'],
  ['antique', 80, 'burgundy', 'gas', 'gas'],
  ['antique', 60, 'cream', 'gas', 'gas'],
  ['antique', 100, 'white', 'induction'],
  ['antique', 120, 'cream', 'gas', 'gasFan'],
  ['antique', 100, 'burgundy', 'gas', 'gas'],
  ['antique', 90, 'slate_gray', 'gas', 'static'],
  ['elegant', 120, 'cream'],
  ['elegant', 100, 'cream', 'gas', 'steam'],
  ['elegant', 100, 'white', 'induction'],
  ['elegant', 90, 'burgundy', 'gas', 'fan'],
  ['elegant', 90, 'cream', 'induction', 'steam'],
  ['elegant', 90, 'black'],
  ['elegant', 100, 'avena', 'gas', 'static'],
  ['elegant', 80, 'white', 'gas', 'fan'],
  ['elegant', 60, 'cream', 'gas', 'static'],
  ['elegant', 90, 'cream', 'gas', 'gas'],
  ['elegant', 120, 'white', 'gas', 'gasFan'],
  ['elegant', 100, 'black', 'gas', 'fan'],
  ['mixture', 90, 'burgundy', 'gas', 'fan'],
  ['mixture', 100, 'stainless_steel'],
  ['mixture', 60, 'white', 'induction', 'steam'],
  ['mixture', 90, 'stainless_steel'],
  ['mixture', 90, 'black'],
  ['mixture', 90, 'stainless_steel', 'mixed'],
  ['mixture', 80, 'anthracite'],
  ['mixture', 60, 'stainless_steel', 'gas', 'gas'],
  ['mixture', 90, 'burgundy', 'gas', 'gasFan'],
  ['mixture', 120, 'stainless_steel', 'gas', 'gas'],
  ['mixture', 100, 'anthracite', 'gas', 'fan'],
  ['perfection', 120, 'anthracite', 'induction'],
  ['perfection', 120, 'anthracite', 'induction', 'steam'],
  ['perfection', 100, 'stainless_steel'],
  ['perfection', 90, 'stainless_steel', 'mixed', 'steam'],
  ['perfection', 90, 'black', 'ceramic', 'fan'],
  ['perfection', 90, 'white', 'induction'],
  ['perfection', 80, 'stainless_steel'],
  ['perfection', 60, 'white', 'ceramic', 'fan'],
  ['perfection', 60, 'anthracite', 'electric', 'static'],
  ['perfection', 60, 'stainless_steel', 'gas', 'gas'],
  ['perfection', 120, 'stainless_steel', 'gas', 'gasFan'],
];

export const cookers: Appliance[] = rows.map(([line, width, color, cooktop = 'gas', oven = 'multi']) => {
  const { code, type, functions, name } = ovens[oven];
  const top = cooktops[cooktop];
  const model = `${lineCodes[line]}${width}${top.code}${code}`;
  return {
    sku: `${model}-${colorCodes[color]}`,
    model,
    name: {
      en: `${lineNames[line]} ${width}${top.name.en}${name.en}`,
      it: `${lineNames[line]} ${width}${top.name.it}${name.it}`,
    },
    category: 'cookers',
    kind: 'cooker',
    line,
    color,
    size: width,
    cooktop,
    ovenType: type,
    functions: cooktop === 'induction' ? [...functions, 'booster'] : functions,
  };
});
