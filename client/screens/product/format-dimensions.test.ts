import { describe, expect, it } from 'vitest';
import { formatDimensions } from './format-dimensions.ts';

describe('formatDimensions', () => {
  it.each([
    ['Width: 100 cm - Depth: 60 cm - Height: 90 cm', '100 × 60 × 90 cm'],
    ['Larghezza: 59,5 cm - Profondità: 56 cm - Altezza: 59,5 cm', '59,5 × 56 × 59,5 cm'],
    ['Width: 120 cm - Depth: 60 cm - Height: 85–91 cm', '120 × 60 × 85–91 cm'],
    ['1000x600x900 mm', '100 × 60 × 90 cm'],
    ['595 x 567 x 595', '59.5 × 56.7 × 59.5 cm'],
    ['90 x 60 x 90', '90 × 60 × 90 cm'],
    ['898 × 600 × 850-910 mm', '89.8 × 60 × 85-91 cm'],
    ['Larghezza: 1000 mm - Profondità: 600 mm - Altezza: 900 mm, regolabile di 20 mm', '100 × 60 × 90 cm'],
    ['Width: 90 cm - Depth: 60 cm, door 70 cm', '90 cm, 60 cm, door 70 cm'],
    ['Width: 90 cm - Depth: 60 cm', '90 cm, 60 cm'],
    ['Width: 90 cm - Depth: 60 cm - Height: 85 cm - Colour: cream', '90 × 60 × 85 cm'],
    ['On request', 'On request'],
    ['1 x 2 x 3 x 4', '1 x 2 x 3 x 4'],
  ])('says %j as %j', (value, said) => {
    expect(formatDimensions(value, 'en').replace('\u00A0', ' ')).toBe(said);
  });

  it('writes decimals as Italian does', () => {
    expect(formatDimensions('595 x 567 x 1200 mm', 'it')).toBe('59,5 × 56,7 × 120\u00A0cm');
  });
});
