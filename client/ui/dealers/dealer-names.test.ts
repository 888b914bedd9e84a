import { expect, test } from 'vitest';
import { listOf } from './dealer-names.ts';

test('several names are read out as people say them', () => {
  expect(listOf(['Antique', 'Elegant', 'Enzo'], 'en')).toBe('Antique, Elegant and Enzo');
  expect(listOf(['Antique', 'Elegant', 'Enzo'], 'it')).toBe('Antique, Elegant ed Enzo');
  expect(listOf(['Enzo', 'Land'], 'it')).toBe('Enzo e Land');
});
