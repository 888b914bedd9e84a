import { setImmediate } from 'node:timers/promises';
import type { Category } from '@kitchen/shared/categories.ts';
import type { FacetName, FacetOption, Selection } from '@kitchen/shared/facets.ts';
import { facetNames, facetOptions } from '@kitchen/shared/facets.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { listingPageSize } from '@kitchen/shared/limits.ts';
import type { Facet, Fact, Listing } from '@kitchen/shared/listing.ts';
import type { NamePicture } from '../media/picture-names.ts';
import type { ProductRecord } from '../store/product-record.ts';
import type { Bitset } from './bitset.ts';
import { addAll, addPlace, countShared, createBitset, fullBitset, keepOnly, takePlaces } from './bitset.ts';
import { chooseRecord } from './choose-record.ts';
import type { ReportUnknownValue } from './facet-values.ts';
import { facetValues } from './facet-values.ts';
import { groupRecords } from './group-records.ts';
import { cardFacts, presentCard } from './present-card.ts';

/** A category's products in one language, ready to be filtered and counted. */
export interface CategoryIndex {
  /** Products without any selection. */
  readonly total: number;
  /**
   * One page (from 1) of the products under a selection, in the store's order. A page past the end
   * has no items but the same totals. Facets are counted under the selection of the other facets.
   */
  listing(selection: Selection, page: number): Omit<Listing, 'complete'>;
}

export interface CategoryIndexOptions {
  reportUnknown: ReportUnknownValue;
  nameOf: NamePicture;
}

interface IndexedProduct {
  record: ProductRecord;
  facts: Fact[];
}

type OptionSets = Map<FacetName, Map<FacetOption, Bitset>>;

/** Products indexed before others get their turn on the event loop: a few milliseconds' work. */
const productsPerTurn = 50;

/** Indexes a category's records, giving way to other work in between. */
export async function createCategoryIndex(
  records: readonly ProductRecord[],
  category: Category,
  language: Language,
  { reportUnknown, nameOf }: CategoryIndexOptions,
): Promise<CategoryIndex> {
  const groups = groupRecords(records.filter(({ visibility }) => visibility !== 'search'));
  const products: IndexedProduct[] = [];
  const sets: OptionSets = new Map(facetNames.map((facet) => [facet, new Map()]));
  for (const group of groups) {
    const record = chooseRecord(group, language);
    if (!record) continue;
    const values = facetValues([record, ...group.filter((other) => other !== record)], reportUnknown);
    for (const facet of facetNames) {
      for (const option of values[facet] ?? []) {
        addPlace(optionSet(sets, facet, option, groups.length), products.length);
      }
    }
    products.push({ record, facts: cardFacts(category, values, record) });
    if (products.length % productsPerTurn === 0) await setImmediate();
  }
  return {
    total: products.length,
    listing: (selection, page) => {
      const { remaining, facets } = countFacets(sets, selection, products.length);
      const total = countShared(remaining, remaining);
      const places = takePlaces(remaining, (page - 1) * listingPageSize, listingPageSize);
      return {
        category,
        items: places.flatMap((place) => {
          const product = products[place];
          return product ? [presentCard(product.record, product.facts, nameOf)] : [];
        }),
        total,
        page,
        pages: Math.ceil(total / listingPageSize),
        facets,
      };
    },
  };
}

function optionSet(sets: OptionSets, facet: FacetName, option: FacetOption, size: number): Bitset {
  const ofFacet = sets.get(facet);
  const known = ofFacet?.get(option);
  if (known) return known;
  const set = createBitset(size);
  ofFacet?.set(option, set);
  return set;
}

/** The products under a selection, and for each option how many choosing it would leave. */
function countFacets(
  sets: OptionSets,
  selection: Selection,
  size: number,
): { remaining: Bitset; facets: Facet[] } {
  const widened = facetNames.flatMap((facet) => {
    const chosen = selection[facet];
    if (!chosen?.length) return [];
    const set = createBitset(size);
    for (const option of chosen) {
      const having = sets.get(facet)?.get(option);
      if (having) addAll(set, having);
    }
    return [{ facet, set }];
  });
  const underOthers = (except?: FacetName): Bitset => {
    const set = fullBitset(size);
    for (const { facet, set: having } of widened) if (facet !== except) keepOnly(set, having);
    return set;
  };
  const remaining = underOthers();
  const facets = facetNames.flatMap((facet): Facet[] => {
    const chosen: readonly FacetOption[] = selection[facet] ?? [];
    const under = chosen.length > 0 ? underOthers(facet) : remaining;
    const options = facetOptions[facet].flatMap((option) => {
      const having = sets.get(facet)?.get(option);
      if (having) return [{ option, count: countShared(under, having) }];
      // What was chosen stays in sight, or it could not be taken back.
      return chosen.includes(option) ? [{ option, count: 0 }] : [];
    });
    return options.length > 0 ? [{ facet, options }] : [];
  });
  return { remaining, facets };
}
