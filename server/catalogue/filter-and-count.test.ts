import type { FacetName, FacetOption, Selection } from '@kitchen/shared/facets.ts';
import { facetNames as allFacets, facetOptions } from '@kitchen/shared/facets.ts';
import { listingSchema } from '@kitchen/shared/listing.ts';
import { describe, expect, it } from 'vitest';
import { idsOf, indexMetas } from '../testing/index-records.ts';

/** All but the one of whose options one says another. */
const facetNames = allFacets.filter((facet) => facet !== 'cooktop_type');

describe('a selection of options', () => {
  it('widens by the options of one facet and narrows by several facets', async () => {
    const index = await indexMetas([
      { color: 'cream', width: '90' },
      { color: 'cream', width: '60' },
      { color: 'black', width: '90' },
      { color: 'white', width: '90' },
    ]);
    expect(idsOf(index.listing({ color: ['cream', 'black'] }, 1))).toEqual([1, 2, 3]);
    expect(idsOf(index.listing({ color: ['cream', 'black'], width: ['90'] }, 1))).toEqual([1, 3]);
  });

  it('counts each option under the selection of the other facets', async () => {
    const index = await indexMetas([
      { color: 'cream', width: '90' },
      { color: 'cream', width: '60' },
      { color: 'black', width: '90' },
      { color: 'burgundy', width: '120' },
    ]);
    expect(index.listing({ color: ['cream'] }, 1).facets).toEqual([
      {
        facet: 'color',
        options: { burgundy: 1, cream: 2, black: 1 },
      },
      {
        facet: 'width',
        options: { '60': 1, '90': 1, '120': 0 },
      },
    ]);
  });

  it('never hides a chosen option, even one that no product has', async () => {
    const index = await indexMetas([{ color: 'cream' }]);
    const { total, facets } = index.listing({ color: ['mirror'], oven_type: ['gas'] }, 1);
    expect(total).toBe(0);
    expect(facets).toEqual([
      {
        facet: 'color',
        options: { cream: 0, mirror: 0 },
      },
      { facet: 'oven_type', options: { gas: 0 } },
    ]);
  });

  it('that leaves nothing names each facet that could be given up alone, and what that would bring', async () => {
    const index = await indexMetas([
      { color: 'cream', width: '90', collection: 'land' },
      { color: 'cream', width: '90', collection: 'land' },
      { color: 'black', width: '90', collection: 'enzo' },
      { color: 'cream', width: '60', collection: 'expert' },
    ]);
    expect(index.listing({ color: ['cream'], width: ['90'], collection: ['enzo'] }, 1).giveUp).toEqual([
      { facet: 'collection', count: 2 },
      { facet: 'color', count: 1 },
    ]);
    expect(index.listing({ color: ['cream'] }, 1).giveUp).toBeUndefined();
  });

  it('agrees with counting product by product, whatever is chosen', async () => {
    const random = randomNumbers(20_260);
    const pick = <T>(from: readonly T[], most: number): T[] =>
      from.filter(() => random() < most / from.length);
    const products = Array.from({ length: 333 }, () =>
      Object.fromEntries(facetNames.map((facet) => [facet, pick<FacetOption>(facetOptions[facet], 1.2)])),
    ) as Record<FacetName, FacetOption[]>[];
    const index = await indexMetas(
      products.map((values) =>
        Object.fromEntries(
          Object.entries(values).map(([facet, chosen]) => [facet, chosen.join('|') || 'choose_option']),
        ),
      ),
    );
    for (let round = 0; round < 40; round++) {
      const selection = Object.fromEntries(
        pick(facetNames, 2.5).map((facet) => [facet, pick<FacetOption>(facetOptions[facet], 3)]),
      ) as Selection;
      const left = (except?: FacetName) =>
        products.filter((values) =>
          facetNames.every((facet) => {
            const chosen: readonly FacetOption[] = selection[facet] ?? [];
            return (
              facet === except ||
              chosen.length === 0 ||
              chosen.some((option) => values[facet].includes(option))
            );
          }),
        );
      const listing = listingSchema.parse({ ...index.listing(selection, 1), complete: true });
      expect(idsOf(listing)).toEqual(
        left()
          .slice(0, 24)
          .map((values) => products.indexOf(values) + 1),
      );
      expect(listing.total).toBe(left().length);
      for (const { facet, options: counted } of listing.facets) {
        for (const [option, count] of Object.entries(counted)) {
          expect(count).toBe(
            left(facet as FacetName).filter((values) =>
              values[facet as FacetName].includes(option as FacetOption),
            ).length,
          );
        }
      }
    }
  });
});

/** Repeatable numbers from 0 to 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
