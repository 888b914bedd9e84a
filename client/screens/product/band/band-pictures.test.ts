import { categories } from '@kitchen/shared/categories.ts';
import { facetOptions } from '@kitchen/shared/facets.ts';
import { describe, expect, it } from 'vitest';
import { bandPictureName, bandPictures, functionPictures } from './band-pictures.tsx';

describe('a room on a sheet', () => {
  it('is there for each line, kind and finish', () => {
    for (const collection of facetOptions.collection) {
      for (const category of [...categories, null]) {
        for (const color of [...facetOptions.color, undefined]) {
          const name = bandPictureName({ collection, category, color });
          expect(bandPictures, `${collection}, ${category}, ${color}: ${name}`).toHaveProperty([
            `../../../pictures/marketing/${name}.webp`,
          ]);
        }
      }
    }
  });

  it.each([
    ['antique', 'cookers', 'burgundy', 'room-tuscan-antique'],
    ['antique', 'cookers', 'brown', 'antique-room'],
    ['antique', 'hoods', 'black', 'cookers-hero'],
    ['land', 'hobs', 'cream', 'hobs-land-view'],
    ['land', 'ovens', 'cream', 'ovens-land-room'],
    ['nero', 'compact-products', 'nero', 'nero-microwave'],
    ['perfection', 'hoods', 'stainless_steel', 'perfection-room'],
  ] as const)('of %s with %s in %s is %s', (collection, category, color, name) => {
    expect(bandPictureName({ collection, category, color })).toBe(name);
  });
});

it('a function on a sheet has a picture', () => {
  for (const name of Object.values(functionPictures))
    expect(bandPictures, name).toHaveProperty([`../../../pictures/marketing/${name}.webp`]);
});
