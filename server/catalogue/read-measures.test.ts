import { describe, expect, it } from 'vitest';
import { readMeasures } from './read-measures.ts';

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
    'HxWxD: 900 x 600 x 600 mm',
    '1000 mm wide, 600 mm deep, 900 mm high',
    'Width: 9000 mm - Depth: 600 mm - Height: 900 mm',
    'Width: 90 cm - Depth: 60 cm - Height: 91–85 cm',
    'Width: 90 cm - Depth: 60 cm - Height: 85–200 cm',
  ])('takes "%s" for none', (text) => {
    expect(readMeasures(text)).toBeNull();
  });
});
