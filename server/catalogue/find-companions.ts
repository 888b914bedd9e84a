import type { Category } from '@kitchen/shared/categories.ts';
import { skuKey } from '@kitchen/shared/sku.ts';
import type { FamilyMember } from './find-families.ts';
import { microwave } from './labelled-kind.ts';

/** A product in the category that lists it. */
export interface ListedProduct {
  category: Category;
  product: FamilyMember;
  /** The same object for all versions of a model. */
  model: object;
}

type Kind = 'cooker' | 'hob' | 'hood' | 'oven' | 'compact oven' | 'microwave' | 'drawer' | 'other';

/** What goes with what, the likeliest first. */
const companionKinds: Record<Kind, readonly Kind[]> = {
  cooker: ['hood'],
  hob: ['hood', 'oven'],
  hood: ['cooker', 'hob'],
  oven: ['microwave', 'compact oven', 'drawer', 'hob'],
  'compact oven': ['oven', 'microwave', 'drawer'],
  microwave: ['oven', 'compact oven', 'drawer'],
  drawer: ['oven', 'compact oven', 'microwave'],
  other: [],
};

const mostCompanions = 4;

/** Where fewer fit, others of the line stand beside them. */
const fewestCompanions = 3;

/**
 * Products that go with one, by its SKU in the form in which SKUs compare: of the same line, one of each kind in
 * turn, those of its own width first; of each kind one in each width, the most alike. A hood is at least as wide as what
 * it hangs above. Where these are few, what else there is of the line, of each model one.
 */
export function findCompanions<Listed extends ListedProduct>(
  sku: string,
  listed: readonly Listed[],
): Listed[] {
  const own = listed.find(({ product }) => skuKey(product.record.sku) === sku);
  if (!own) return [];
  const kinds = companionKinds[kindOf(own)];
  const gap = (candidate: ListedProduct) => Math.abs(widthOf(own) - widthOf(candidate)) || 0;
  const candidates = listed
    .filter(
      ({ product, model }) =>
        product.record.sku.trim() !== '' && model !== own.model && isOfLine(own, product),
    )
    .filter((candidate) => isWideEnough(own, candidate))
    .toSorted((a, b) => gap(a) - gap(b) || finishRank(own, a) - finishRank(own, b));
  const nearest = firstOfEach(candidates, ({ model }) => model);
  const distinct = firstOfEach(candidates, (candidate) => `${kindOf(candidate)} ${widthOf(candidate)}`);
  const rows = kinds.map((kind) => distinct.filter((candidate) => kindOf(candidate) === kind));
  const turns = Array.from({ length: mostCompanions }, (_, turn) => rows.flatMap((row) => row[turn] ?? []));
  const fitting = turns
    .flat()
    .slice(0, mostCompanions)
    .toSorted((a, b) => gap(a) - gap(b));
  // What is most like it says least.
  const likeness = (candidate: ListedProduct) =>
    candidate.category === own.category ? 1 + Number(gap(candidate) === 0) : 0;
  const further = [distinct, nearest].flatMap((some) => some.toSorted((a, b) => likeness(a) - likeness(b)));
  const shown = [...new Set([...fitting, ...further])];
  return shown.slice(0, Math.max(fitting.length, fewestCompanions));
}

function kindOf({ category, product: { record, values } }: ListedProduct): Kind {
  switch (category) {
    case 'cookers':
      return 'cooker';
    case 'hobs':
      return 'hob';
    case 'hoods':
      return 'hood';
    case 'ovens':
      return 'oven';
    case 'compact-products':
      // Their names alone tell what they are.
      if (microwave.test(record.name)) return 'microwave';
      if (/drawer|cassetto/i.test(record.name)) return 'drawer';
      return values.oven_type ? 'compact oven' : 'other';
  }
}

function isOfLine({ product: { values } }: ListedProduct, other: FamilyMember): boolean {
  return values.collection?.some((line) => other.values.collection?.includes(line)) ?? false;
}

/** Whether neither is a hood that is narrower than the other, or may be. */
function isWideEnough(own: ListedProduct, other: ListedProduct): boolean {
  if (own.category === other.category) return true;
  if (own.category === 'hoods') return !isBelowHood(other) || widthOf(other) <= widthOf(own);
  return other.category !== 'hoods' || !isBelowHood(own) || widthOf(other) >= widthOf(own);
}

const isBelowHood = ({ category }: ListedProduct) => category === 'cookers' || category === 'hobs';

const widthOf = ({ product }: ListedProduct): number => Number(product.values.width?.[0] ?? Number.NaN);

/** What stands together is of one finish first, else of steel, which goes with every finish. */
function finishRank(own: ListedProduct, other: ListedProduct): number {
  const [color] = other.product.values.color ?? [];
  const finishes = [own.product.values.color?.[0], 'stainless_steel'];
  return finishes.includes(color) ? finishes.indexOf(color) : finishes.length;
}

function firstOfEach<Listed>(products: readonly Listed[], key: (product: Listed) => unknown): Listed[] {
  return [...Map.groupBy(products, key).values()].flatMap(([first]) => first ?? []);
}
