import type { Appliance, Color, Cooktop, Line } from './appliance.ts';
import { colorCodes, lineCodes, lineNames } from './appliance.ts';

const cooktops: Record<Cooktop, { code: string; name: { en: string; it: string } }> = {
  gas: { code: 'G', name: { en: 'gas hob', it: 'Piano a gas' } },
  induction: { code: 'I', name: { en: 'induction hob', it: 'Piano a induzione' } },
  mixed: { code: 'X', name: { en: 'mixed hob', it: 'Piano misto' } },
  ceramic: { code: 'C', name: { en: 'ceramic hob', it: 'Piano in vetroceramica' } },
  electric: { code: 'E', name: { en: 'electric hob', it: 'Piano elettrico' } },
};

type Row = [line: Line, width: 30 | 60 | 75 | 78 | 90, color: Color, cooktop: Cooktop];

const rows: Row[] = [
  ['enzo', 90, 'black', 'gas'],
  ['land', 75, 'cream', 'gas'],
  ['elementum', 75, 'black', 'induction'],
  ['expert', 90, 'stainless_steel', 'gas'],
  ['nero', 75, 'nero', 'gas'],
  ['enzo', 75, 'black', 'induction'],
  ['land', 90, 'anthracite', 'gas'],
  ['enzo', 78, 'white', 'gas'],
  ['expert', 75, 'stainless_steel', 'mixed'],
  ['land', 60, 'burgundy', 'gas'],
  ['nero', 90, 'nero', 'gas'],
  ['elementum', 90, 'black', 'induction'],
  ['enzo', 60, 'black', 'gas'],
  ['land', 75, 'avena', 'gas'],
  ['expert', 60, 'stainless_steel', 'gas'],
  ['nero', 60, 'nero', 'induction'],
  ['enzo', 30, 'black', 'gas'],
  ['land', 60, 'white', 'gas'],
  ['elementum', 60, 'black', 'induction'],
  ['enzo', 90, 'black', 'mixed'],
  ['expert', 30, 'stainless_steel', 'gas'],
  ['land', 90, 'cream', 'gas'],
  ['nero', 30, 'nero', 'gas'],
  ['enzo', 78, 'black', 'gas'],
  ['enzo', 75, 'black', 'gas'],
  ['enzo', 60, 'black', 'induction'],
  ['enzo', 30, 'black', 'induction'],
  ['land', 75, 'anthracite', 'gas'],
  ['land', 60, 'cream', 'gas'],
  ['expert', 75, 'stainless_steel', 'gas'],
  ['expert', 30, 'stainless_steel', 'electric'],
  ['nero', 60, 'nero', 'gas'],
  ['elementum', 60, 'black', 'ceramic'],
  ['elementum', 30, 'black', 'ceramic'],
];

export const hobs: Appliance[] = rows.map(([line, width, color, cooktop]) => {
  const { code, name } = cooktops[cooktop];
  const model = `${lineCodes[line]}P${width}${code}`;
  const title = `${lineNames[line]} ${width}`;
  return {
    sku: `${model}-${colorCodes[color]}`,
    model,
    name: { en: `${title} ${name.en}`, it: `${name.it} ${title}` },
    category: 'hobs',
    kind: 'hob',
    line,
    color,
    size: width,
    cooktop,
    functions: cooktop === 'induction' ? ['booster'] : [],
  };
});
