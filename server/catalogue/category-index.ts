import { setImmediate } from 'node:timers/promises';
import type { Category } from '@kitchen/shared/categories.ts';
import { cutText } from '@kitchen/shared/cut-text.ts';
import type { EnergyClass } from '@kitchen/shared/energy-label.ts';
import { energyClasses } from '@kitchen/shared/energy-label.ts';
import type { FilterName, FilterOption, Selection } from '@kitchen/shared/facets.ts';
import { filterNames, filterOptions, isFacet } from '@kitchen/shared/facets.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { descriptionLimit, listingPageSize } from '@kitchen/shared/limits.ts';
import type { Facet, Listing } from '@kitchen/shared/listing.ts';
import type { Sort } from '@kitchen/shared/listing-sort.ts';
import { sorts } from '@kitchen/shared/listing-sort.ts';
import type { Product, Family as ProductFamily } from '@kitchen/shared/product.ts';
import { skuKey } from '@kitchen/shared/sku.ts';
import type { NamePicture } from '../media/media.ts';
import type { ProductRecord } from '../store/store.ts';
import { chooseRecord } from './choose-record.ts';
import type { ReportUnknownValue } from './facet-values.ts';
import { facetValues } from './facet-values.ts';
import type { Counts } from './filter-and-count.ts';
import { filterAndCount } from './filter-and-count.ts';
import type { FilterValues } from './filter-values.ts';
import { furtherValues } from './filter-values.ts';
import type { FamilyMember } from './find-families.ts';
import { familyKey, findFamilies } from './find-families.ts';
import { foldText } from './fold-text.ts';
import { groupRecords } from './group-records.ts';
import { htmlToText } from './html-to-text.ts';
import { keepUnits } from './keep-units.ts';
import type { CardProduct } from './present-card.ts';
import { presentCard, presentFamily } from './present-card.ts';
import type { ProductFacts } from './product-facts.ts';
import { readProductFacts } from './product-facts.ts';
import { readEnergyClass } from './read-energy-label.ts';
import type { SortKeys } from './sort-products.ts';
import { sortKeys, sortProducts } from './sort-products.ts';
import { tellApart } from './tell-apart.ts';

/** A product as its card shows it, but for its family. */
interface IndexedProduct extends FamilyMember, CardProduct {
  values: FilterValues;
  sortKeys: SortKeys;
}

/** A category's products in one language, ready to be filtered and counted. */
export interface CategoryIndex {
  /**
   * One page (from 1) of the models under a selection, in the store's order unless another is asked for. A page past
   * the end has no items but the same totals. Facets are counted under the selection of the other facets.
   */
  listing(selection: Selection, page: number, sort?: Sort): Omit<Listing, 'complete'>;
  /** In the store's order. */
  products: readonly IndexedProduct[];
  /** The product's family; itself where it has none. */
  modelOf(product: IndexedProduct): object;
  /** What a product is a version of, by its SKU in the form in which SKUs compare; null where it is of no family. */
  family(sku: string): ProductFamily | null;
  /** What tells a product from the others, by its SKU in the same form. */
  toldApartBy(sku: string): Product['toldApartBy'];
}

export interface CategoryIndexOptions {
  reportUnknown: ReportUnknownValue;
  nameOf: NamePicture;
}

/** Products indexed before others get their turn on the event loop: a few milliseconds' work. */
const productsPerTurn = 50;

/** Indexes a category's records, giving way to other work in between. */
export async function createCategoryIndex(
  records: readonly ProductRecord[],
  category: Category,
  language: Language,
  { reportUnknown, nameOf }: CategoryIndexOptions,
): Promise<CategoryIndex> {
  const products: IndexedProduct[] = [];
  const beginnings = new Map<IndexedProduct, string>();
  const shared = shareEqual<FilterValues>();
  const sharedFacts = shareEqual<ProductFacts>();
  for (const group of groupRecords(records.filter(({ visibility }) => visibility !== 'search'))) {
    const record = chooseRecord(group, language);
    if (!record) continue;
    const ordered = [record, ...group.filter((other) => other !== record)];
    const stated = facetValues(ordered, reportUnknown);
    const facts = sharedFacts(readProductFacts(ordered, stated));
    const values = shared({ ...stated, ...furtherValues(facts, category) });
    const product = {
      record,
      values,
      familyKey: familyKey(ordered, values),
      facts,
      energy: readEnergyClass(ordered, reportUnknown),
      sortKeys: sortKeys(facts),
    };
    products.push(product);
    beginnings.set(product, beginning(record));
    if (products.length % productsPerTurn === 0) await setImmediate();
  }
  const all = filterAndCount(products, {}).counts;
  const offeredSorts = sorts.filter((sort) => products.some((product) => sort in product.sortKeys));
  const families = findFamilies(products);
  const modelOf = (product: IndexedProduct) => families.get(product) ?? product;
  const byName = tellApart(products, ({ record }) => foldText(record.name));
  const byDescription = tellApart(products, (product) => beginnings.get(product) ?? '');
  const bySku = new Map(products.map((product) => [skuKey(product.record.sku), product]));
  return {
    products,
    modelOf,
    listing: (selection, page, sort) => {
      const { remaining, counts, missedAlone } = filterAndCount(products, selection);
      const models = firstOfEach(sort ? sortProducts(remaining, sort) : remaining, modelOf);
      const first = (page - 1) * listingPageSize;
      return {
        category,
        items: models
          .slice(first, first + listingPageSize)
          .map((product) => presentCard(product, category, families.get(product), language, nameOf)),
        total: remaining.length,
        models: models.length,
        page,
        pages: Math.ceil(models.length / listingPageSize),
        energy: classesOfAll(remaining),
        facets: filterNames.flatMap((filter) =>
          presentFacet(filter, products.length, all, counts, selection),
        ),
        sorts: offeredSorts,
        ...(missedAlone.size > 0 && remaining.length === 0 && { giveUp: mostFirst(missedAlone) }),
      };
    },
    family(sku) {
      const product = bySku.get(sku);
      const family = product && families.get(product);
      return family ? presentFamily(family) : null;
    },
    toldApartBy(sku) {
      const product = bySku.get(sku);
      const [name, description] = [byName, byDescription].map((told) => (product && told.get(product)) ?? []);
      return { name: name ?? [], description: description ?? [] };
    },
  };
}

const mostFirst = (counts: ReadonlyMap<FilterName, number>) =>
  [...counts].map(([facet, count]) => ({ facet, count })).toSorted((one, other) => other.count - one.count);

/** What search engines are shown of a description. */
const beginning = ({ shortDescription }: ProductRecord) =>
  cutText(htmlToText(keepUnits(shortDescription)), descriptionLimit);

/** Makes the function that gives a category's index in a language: made once for as long as the records are in use. */
export function rememberIndexes(options: CategoryIndexOptions) {
  const indexes = new WeakMap<ProductRecord[], Map<Language, Promise<CategoryIndex>>>();
  return (records: ProductRecord[], category: Category, language: Language): Promise<CategoryIndex> => {
    const ofRecords = indexes.get(records) ?? new Map<Language, Promise<CategoryIndex>>();
    indexes.set(records, ofRecords);
    const known = ofRecords.get(language);
    if (known) return known;
    const made = createCategoryIndex(records, category, language, options);
    ofRecords.set(language, made);
    made.catch(() => ofRecords.delete(language));
    return made;
  };
}

/** Gives one object for all that are equal: thousands of products differ in few values. */
function shareEqual<T>(): (value: T) => T {
  const known = new Map<string, T>();
  return (value) => {
    const key = JSON.stringify(value);
    const first = known.get(key) ?? value;
    known.set(key, first);
    return first;
  };
}

/** The first product of each model. */
function firstOfEach<T>(products: readonly T[], modelOf: (product: T) => unknown): T[] {
  const seen = new Set<unknown>();
  return products.filter((product) => {
    const model = modelOf(product);
    return !seen.has(model) && seen.add(model);
  });
}

/** The classes that some product has, the best first, a scale each. */
function classesOfAll(products: readonly IndexedProduct[]): EnergyClass[] {
  const found = new Map<string, EnergyClass>();
  for (const { energy } of products) {
    if (!energy) continue;
    const { from, to } = energy;
    const scale = found.get(from + to) ?? { classes: [], from, to };
    found.set(from + to, scale);
    scale.classes.push(...energy.classes.filter((each) => !scale.classes.includes(each)));
  }
  return [...found.values()].map((scale) => {
    return { ...scale, classes: energyClasses(scale).filter((each) => scale.classes.includes(each)) };
  });
}

/**
 * The options of a filter that the category has, and those chosen: or they could not be taken back. One of the further
 * filters of which all products have all options offers no choice.
 */
function presentFacet(
  facet: FilterName,
  total: number,
  all: Counts,
  counts: Counts,
  selection: Selection,
): Facet[] {
  const chosen: readonly FilterOption[] = selection[facet] ?? [];
  const options = (filterOptions[facet] as readonly FilterOption[]).filter(
    (option) => all[facet].has(option) || chosen.includes(option),
  );
  const isChoice =
    isFacet(facet) || chosen.length > 0 || [...all[facet].values()].some((count) => count < total);
  if (options.length === 0 || !isChoice) return [];
  return [
    { facet, options: Object.fromEntries(options.map((option) => [option, counts[facet].get(option) ?? 0])) },
  ];
}
