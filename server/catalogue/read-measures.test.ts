import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMeasures, readWidth } from './read-measures.ts';

describe('readMeasures', () => {
  it.each([
    ['Width: 100 cm - Depth: 60 cm - Height: 90 cm', [1000, 600, 900]],
    ['Larghezza: 59,5 cm - Profondità: 56 cm - Altezza: 59,5 cm', [595, 560, 595]],
    ['Larghezza: 1.198 mm - Profondità: 600 mm - Altezza: 900 mm', [1198, 600, 900]],
    ['Width: 1000 mm wide - Depth: 600 mm deep - Height: 900 mm high', [1000, 600, 900]],
    ['Larghezza: 600 mm di larghezza - Profondità: 510 mm di profondità - Altezza: 48 mm', [600, 510, 48]],
    ['Height: 900 mm - Width: 898 mm - Depth: 600 mm', [898, 600, 900]],
    ['1000x600x900 mm', [1000, 600, 900]],
    ['90 × 60 × 85 cm', [900, 600, 850]],
    ['595 x 540 x 140', [595, 540, 140]],
    ['60 x 51 x 4,8', [600, 510, 48]],
    ['H 85 x W 90 x D 60 cm', [900, 600, 850]],
    ['L. 90 x P. 60 x H. 85 cm', [900, 600, 850]],
    ['Width (mm): 898 - Depth (mm): 600 - Height (mm): 900', [898, 600, 900]],
    ['Width: 895–910 mm - Depth: 60-65 cm - Height: 85 cm', [910, 650, 850]],
    ['90 cm - 60 cm - 85 cm', [900, 600, 850]],
    ['L 90 A 85 P 60 cm', [900, 600, 850]],
    ['Width: 90 cm - Depth: 60 cm, door 70 cm - Height: 85 cm - Colour: cream', [900, 600, 850]],
    ['cm 90x60x85h', [900, 600, 850]],
    ['90x60xh85', [900, 600, 850]],
    ['90cmx60cmx85cm', [900, 600, 850]],
    ['L. 90 P. 60 H. 85', [900, 600, 850]],
    ['L. cm 90 P. cm 60 H. cm 85', [900, 600, 850]],
    ['Larg. 90 - Prof. 60 - Alt. 85', [900, 600, 850]],
    ['35 7/16" x 24" x 36"', [900.1, 609.6, 914.4]],
    ['35½″ × 24″ × 36″', [901.7, 609.6, 914.4]],
    ['35-7/16 in x 24 in x 36 in', [900.1, 609.6, 914.4]],
    ["W 36'' D 24'' H 36''", [914.4, 609.6, 914.4]],
    ['900 W x 600 D x 850 H', [900, 600, 850]],
    ['900 W 600 D 850 H', [900, 600, 850]],
    ['900Wx600Dx850H mm', [900, 600, 850]],
    ['HxWxD: 900 x 600 x 550 mm', [600, 550, 900]],
    ['90x60x85 cm (LxPxA)', [900, 600, 850]],
    ['60 x 55 x 85 in acciaio', [600, 550, 850]],
    ['Dimensioni in cm: 90 x 60 x 85', [900, 600, 850]],
    ['1000 mm wide, 600 mm deep, 900 mm high', [1000, 600, 900]],
    ['600 mm di larghezza x 510 mm di profondità x 48 mm di altezza', [600, 510, 48]],
    ['600 mm (W) x 595 mm (H) x 550 mm (D)', [600, 550, 595]],
    ['595 (H) x 600 (W) x 550 (D) mm', [600, 550, 595]],
    ['85 cm (H) x 90 cm (W) x 60 cm (D)', [900, 600, 850]],
    ['60 cm (L) x 85 cm (H) x 55 cm (P)', [600, 550, 850]],
    ['600 (width), 595 (height), 550 (depth)', [600, 550, 595]],
    ['Width (W): 60 cm - Depth (D): 55 cm - Height (H): 85 cm', [600, 550, 850]],
    ['Width: 60 cm - Depth: 55 cm - Height: 85 cm, height on request', [600, 550, 850]],
    ['60 x 55 cm (a 85)', [600, 550, 850]],
    ['60 x 60 x 60 cm, A+', [600, 600, 600]],
    ['90 x 60 x 85 cm. 3.5 w', [900, 600, 850]],
    ['59,5 x 59,5 x 56,7 cm - 70 l', [595, 595, 567]],
    ['Width: 60 cm - Depth: 55 cm - Height: 85 cm - 70 l', [600, 550, 850]],
    ['Larghezza 90 cm - profondità 60 cm (fino a 65 cm con maniglia) - altezza 85 cm', [900, 600, 850]],
  ])('reads "%s"', (text, [width, depth, height]) => {
    expect(readMeasures(text)).toEqual({ width, depth, height, heightTo: height, adjustableBy: 0 });
  });

  it.each([
    ['Width: 120 cm - Depth: 60 cm - Height: 85–91 cm', { height: 850, heightTo: 910, adjustableBy: 0 }],
    [
      'Larghezza: 120 cm - Profondità: 60 cm - Altezza: da 850 a 910 mm',
      { height: 850, heightTo: 910, adjustableBy: 0 },
    ],
    ['Width: 120 cm - Depth: 60 cm - Height: 850 to 910 mm', { height: 850, heightTo: 910 }],
    ['Width: 120 cm - Depth: 60 cm - Height: from 85 cm to 91 cm', { height: 850, heightTo: 910 }],
    ['60 x 55 cm (h 85-91)', { width: 600, depth: 550, height: 850, heightTo: 910 }],
    ['L 60 P 55 A da 85 a 91 cm', { height: 850, heightTo: 910 }],
    ['W 60 D 55 H 85cm-91cm', { height: 850, heightTo: 910 }],
    ['898 × 600 × 850-910 mm', { height: 850, heightTo: 910, adjustableBy: 0 }],
    [
      'Width: 900 mm - Depth: 600 mm - Height: 900 mm high, adjustable by 20 mm',
      { height: 900, heightTo: 900, adjustableBy: 20 },
    ],
    [
      'Larghezza: 900 mm - Profondità: 600 mm - Altezza: 900 mm di altezza, regolabile di 2 cm',
      { height: 900, heightTo: 900, adjustableBy: 20 },
    ],
  ])('reads how high "%s" can be', (text, heights) => {
    expect(readMeasures(text)).toMatchObject(heights);
  });

  it.each([
    '',
    'On request',
    'Width: 898 mm - Depth: 600 mm',
    'Width: 90 cm - Depth: 60 cm, door 70 cm',
    '1 x 2 x 3 x 4',
    '1 x 2 x 3 cm',
    'h 85 x 90 x 60',
    '90 x 60',
    '90 x h 60 x 85',
    'LxLxH 90 x 60 x 85',
    'L 90 P 60 L 100 H 85',
    '60 x 59 x 55 cm (width x height x depth)',
    '60 x 59 x 55 cm (w by h by d)',
    '60 x 59 x 55 (larghezza, altezza, profondità)',
    'Width x height x depth: 60 x 59 x 55 cm',
    '60 x 59 x 55 cm, height',
    'L 60 P 55 A 85 cm, 70 L 90',
    '60 x 55 x 85 x 90 w',
    'Width: 90 cm - Depth: 60 cm - with a 70 cm door',
    'Larghezza: 90 cm - Profondità: 60 cm (fino a 65 cm con maniglia)',
    'Larghezza: 90 cm - Profondità: 60 cm a 65 cm',
    '60 x 55 x 85-91/2 cm',
    '60 x 55 x 20-31/2',
    '60 x 55 x 85–91 1/2 cm',
    '35-1/2 x 24 x 60 cm',
    'Nicchia 56 x 55 x 59 cm',
    '90 x 60 x 85 cm, imballo 95 x 65 x 95 cm',
    '90-60-85',
    '90,60,85',
    'Width: 898 mm - Depth: 600 mm - 900 mm',
    'Width: 9000 mm - Depth: 600 mm - Height: 900 mm',
    'Width: 90 cm - Depth: 60 cm - Height: 91–85 cm',
    'Width: 90 cm - Depth: 60 cm - Height: 85–200 cm',
  ])('takes "%s" for none', (text) => {
    expect(readMeasures(text)).toBeNull();
  });
});

describe('a size, however it is spelled', () => {
  type Unit = 'mm' | 'cm' | 'in';
  const inches = (sixteenths: number) =>
    [Math.floor(sixteenths / 16) || '', sixteenths % 16 ? `${sixteenths % 16}/16` : ''].join(' ').trim();
  const written: Record<
    Unit,
    { unit: fc.Arbitrary<string>; write(size: number): string; inMm(size: number): number }
  > = {
    mm: { unit: fc.constantFrom('mm', ' mm', ''), write: String, inMm: Number },
    cm: { unit: fc.constantFrom('cm', ' cm', ' CM', ''), write: (size) => String(size / 10), inMm: Number },
    in: {
      unit: fc.constantFrom('"', '″', ' in', ' inches', "''"),
      write: inches,
      inMm: (size) => (size / 16) * 25.4,
    },
  };
  const names = [
    ['W', 'D', 'H'],
    ['L', 'P', 'A'],
    ['l', 'p', 'h'],
    ['Width', 'Depth', 'Height'],
    ['Larghezza', 'Profondità', 'Altezza'],
  ] as const;
  const orders = [
    [0, 1, 2],
    [2, 0, 1],
    [2, 1, 0],
    [0, 2, 1],
  ] as const;
  const separator = fc.constantFrom('x', ' x ', ' × ', ' * ');
  const sizes = fc.tuple(
    fc.integer({ min: 300, max: 1200 }),
    fc.integer({ min: 300, max: 700 }),
    fc.integer({ min: 330, max: 1500 }),
  );

  const spelling = fc.constantFrom<Unit>('mm', 'cm', 'in').chain((named) =>
    fc.record({
      named: fc.constant(named),
      sizes,
      unit: written[named].unit,
      unitAt: fc.constantFrom('each', 'last'),
      style: fc.constantFrom(
        'row',
        'height',
        'height-before',
        'before',
        'behind',
        'behind-in-brackets',
        'order',
      ),
      words: fc.constantFrom(...names),
      order: fc.constantFrom(...orders),
      between: separator,
      dot: fc.constantFrom('', '.', ':', '. '),
      comma: fc.boolean(),
      inBrackets: fc.boolean(),
    }),
  );
  type Spelling = typeof spelling extends fc.Arbitrary<infer Value> ? Value : never;

  function spell({
    named,
    sizes: three,
    unit,
    unitAt,
    style,
    words,
    order,
    between,
    dot,
    ...more
  }: Spelling) {
    const number = (side: number, isLast: boolean) => {
      const text = written[named].write(three[side] ?? 0);
      return `${more.comma ? text.replace('.', ',') : text}${isLast || unitAt === 'each' || named === 'in' ? unit : ''}`;
    };
    const isRowOfNames = style.startsWith('behind') || style === 'before';
    const at = isRowOfNames || style === 'order' ? order : orders[0];
    const parts = at.map((side, index) => {
      const text = number(side, index === 2);
      const word = words[side] ?? '';
      if (!isRowOfNames && !(side === 2 && style.startsWith('height'))) return text;
      if (style === 'behind-in-brackets') return `${text} (${word})`;
      if (style === 'behind' || style === 'height') return `${text} ${word}`;
      const label = `${word}${dot} ${text}`;
      return style === 'height-before' && more.inBrackets ? `(${label})` : label;
    });
    // Off a name an x comes with a space: "Larghezzax60" nobody writes.
    const isGlued = style === 'row' || words[0].length === 1;
    const row = parts.join(isGlued ? between : ` ${between.trim()} `);
    return style === 'order' ? `${at.map((side) => words[side]?.charAt(0)).join('x')}: ${row}` : row;
  }

  it('is read as the same', () => {
    fc.assert(
      fc.property(spelling, (spelled) => {
        // To the tenth, which floating point may round either way.
        const [width, depth, height] = spelled.sizes.map((size) =>
          expect.closeTo(written[spelled.named].inMm(size), 0),
        );
        const text = spell(spelled);
        const measures = readMeasures(text);
        expect(measures, text).toMatchObject({ width, depth, height });
        expect(readWidth(text), text).toBe((measures?.width ?? 0) / 10);
      }),
      { numRuns: 500 },
    );
  });

  it('is not read where a number is missing, there is one too many, a name comes twice or has no number', () => {
    fc.assert(
      fc.property(sizes, separator, fc.integer({ min: 301, max: 900 }), (three, between, more) => {
        const [width, depth, height] = three;
        const texts = [
          [width, depth].join(between),
          [...three, more].join(between),
          [`W ${width}`, `W ${width + more}`, `H ${height}`].join(between),
          [`H ${height}`, width, depth].join(between),
          [`${width} mm`, `H ${depth}`, `${height} mm`].join(between),
          ...names.flatMap((words) => [
            `${three.join(between)} mm (${words.join(', ')})`,
            `${words.join(' by ')}: ${three.join(between)} mm`,
            `${three.join(between)} mm, ${words[2]}`,
          ]),
        ];
        for (const text of texts) expect(readMeasures(text), text).toBeNull();
      }),
    );
  });
});

describe('readWidth', () => {
  it.each([
    ['Height: 900 mm - Width: 898 mm', 89.8],
    ['Altezza: 85 cm - Profondità: 60 cm', undefined],
    ['35 7/16" x 24"', 90.01],
    ['90 x 60', 90],
    ['90 x 60 x 85 cm, 70 l', 90],
    ['59,5 x 59,5 x 56,7 cm - 70 l', 59.5],
    ['60 x 60 x 60 cm 65 l A+', 60],
    ['90 x 60 x 85 cm. 3.5 w', 90],
    ['90 x 60 cm, 70 l', 90],
    ['Width: 90 cm - Height: on request', 90],
    ['90 x 60 cm (width x depth)', 90],
    ['85 x 60 cm (height x width)', undefined],
    ['HxWxD: 85 x 60 cm', undefined],
    ['H x W: 85 x 60 cm', undefined],
    ['Nicchia 56 x 55 x 59 cm', undefined],
    ['Weight: 30 kg - 60 x 55 x 85 cm', undefined],
    ['Width: 898 mm - Depth: 600 mm', 89.8],
    ['on request', undefined],
  ])('reads of "%s" %s cm', (text, width) => {
    expect(readWidth(text)).toBe(width);
  });
});
