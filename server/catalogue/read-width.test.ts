import { describe, expect, it } from 'vitest';
import { nearestWidth, readCentimetres } from './read-width.ts';

describe('readCentimetres', () => {
  it.each([
    ['Width: 898 mm - Depth: 600 mm', 89.8],
    ['Larghezza: 120 cm - Profondità: 60 cm - Altezza: 85–91 cm', 120],
    ['Larghezza: 59,5 cm', 59.5],
    ['Width 59.5 cm', 59.5],
    ['90 x 60 x 85 cm', 90],
    ['895 × 600 × 900 mm', 89.5],
    ['895x600x900', 89.5],
    ['90x60x85', 90],
    ['Larghezza: 1.198 mm', 119.8],
    ['Width: 1,198 mm', 119.8],
    ['85–91 cm', 85],
    ['Width: 90 - Depth: 600 mm', 90],
    ['595MM', 59.5],
    ['no measure', undefined],
    ['', undefined],
  ])('reads "%s" as %s', (text, centimetres) => {
    expect(readCentimetres(text)).toBe(centimetres);
  });
});

describe('nearestWidth', () => {
  it.each([
    [89.8, '90'],
    [78, '80'],
    [77, '75'],
    [77.5, undefined],
    [59.5, '60'],
    [62, '60'],
    [62.1, undefined],
    [73, '75'],
    [72.9, undefined],
    [45.5, '45'],
    [118, '120'],
    [110, undefined],
    [0, undefined],
  ])('takes %s cm for width %s', (centimetres, option) => {
    expect(nearestWidth(centimetres)).toBe(option);
  });
});
