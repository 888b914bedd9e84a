import type { Appliance, Color, HoodShape, Line } from './appliance.ts';
import { colorCodes, lineCodes, lineNames } from './appliance.ts';

type Row = [line: Line, width: 60 | 90 | 120, color: Color, shape: HoodShape, picture?: 'unpictured'];

const rows: Row[] = [
  ['antique', 90, 'burgundy', 'arch'],
  ['perfection', 90, 'stainless_steel', 'chimney'],
  ['elegant', 90, 'cream', 'arch'],
  ['mixture', 120, 'stainless_steel', 'chimney'],
  ['nero', 90, 'nero', 'chimney'],
  ['land', 90, 'cream', 'arch'],
  ['perfection', 120, 'anthracite', 'chimney'],
  ['enzo', 90, 'black', 'slim'],
  ['antique', 120, 'cream', 'arch'],
  ['mixture', 90, 'burgundy', 'chimney'],
  ['elegant', 120, 'white', 'arch'],
  ['perfection', 90, 'mirror', 'chimney'],
  ['antique', 90, 'anthracite', 'arch'],
  ['alternate', 60, 'slate_gray', 'slim'],
  ['elegant', 90, 'black', 'arch'],
  ['mixture', 90, 'anthracite', 'chimney'],
  ['land', 60, 'avena', 'arch'],
  ['expert', 120, 'stainless_steel', 'chimney'],
  ['perfection', 60, 'stainless_steel', 'slim'],
  ['elementum', 90, 'black', 'chimney'],
  ['antique', 120, 'black', 'arch'],
  ['nero', 60, 'nero', 'slim'],
  ['mixture', 60, 'stainless_steel', 'chimney'],
  ['enzo', 60, 'black', 'slim'],
  ['alternate', 90, 'brown', 'slim', 'unpictured'],
  ['antique', 120, 'burgundy', 'arch'],
];

export const hoods: Appliance[] = rows.map(([line, width, color, shape, picture]) => {
  const model = `${lineCodes[line]}H${width}${shape === 'slim' ? 'U' : 'W'}`;
  const title = `${lineNames[line]} ${width}`;
  return {
    sku: `${model}-${colorCodes[color]}`,
    model,
    name: {
      en: shape === 'slim' ? `${title} under-cabinet hood` : `${title} hood`,
      it: shape === 'slim' ? `Cappa sottopensile ${title}` : `Cappa ${title}`,
    },
    category: 'hoods',
    kind: 'hood',
    line,
    color,
    size: width,
    hoodShape: shape,
    functions: [],
    ...(picture && { unpictured: true }),
  };
});
