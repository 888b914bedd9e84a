import { describe, expect, it } from 'vitest';
import { formatDimensions } from './format-dimensions.ts';

const measures = { width: 595, depth: 567, height: 1200, heightTo: 1200, adjustableBy: 20 };

describe('formatDimensions', () => {
  it('says them in centimetres, with decimals as the language writes them', () => {
    expect(formatDimensions(measures, 'en')).toBe('59.5 × 56.7 × 120\u00A0cm');
    expect(formatDimensions(measures, 'it')).toBe('59,5 × 56,7 × 120\u00A0cm');
  });

  it('says from where to where a height reaches', () => {
    const range = { ...measures, width: 600, depth: 600, height: 850, heightTo: 910 };
    expect(formatDimensions(range, 'en')).toBe('60 × 60 × 85–91\u00A0cm');
  });
});
