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

type Kind = 'cooker' | 'hob' | 'hood' | 'oven' | 'compact oven' | 'microwave' | 'drawer';

/** What goes with what, the likeliest first. */
const companionKinds: Record<Kind, readonly Kind[]> = {
  cooker: ['hood'],
  hob: ['hood', 'oven'],
  hood: ['cooker', 'hob'],
  oven: ['microwave', 'compact oven', 'drawer', 'hob'],
  'compact oven': ['oven', 'microwave', 'drawer'],
  microwave: ['oven', 'compact oven', 'drawer'],
  drawer: ['oven', 'compact oven', 'microwave'],
};

const mostCompanions = 4;

const categoryOf: Record<Kind, Category> = {
  cooker: 'cookers',
  hob: 'hobs',
  hood: 'hoods',
  oven: 'ovens',
  'compact oven': 'compact-products',
  microwave: 'compact-products',
  drawer: 'compact-products',
};

/** The categories that decide what goes with the products of one: its own, and those of what goes with them. */
export function companionCategories(category: Category): Set<Category> {
  const kinds = (Object.keys(categoryOf) as Kind[]).filter((kind) => categoryOf[kind] === category);
  return new Set([
    category,
    ...kinds.flatMap((kind) => companionKinds[kind].map((other) => categoryOf[other])),
  ]);
}

/**
 * Products that go with one, by its SKU in the form in which SKUs compare: of the same line, one of each kind in
 * turn, of each model the version that is most alike. A hood is at least as wide as what it hangs above.
 */
export function findCompanions<Listed extends ListedProduct>(
  sku: string,
  listed: readonly Listed[],
): Listed[] {
  const own = listed.find(({ product }) => skuKey(product.record.sku) === sku);
  const kind = own && kindOf(own);
  if (!own || !kind) return [];
  const candidates = listed.filter(
    ({ product }) => product.record.sku.trim() !== '' && isOfLine(own, product),
  );
  const rows = companionKinds[kind].map((other) =>
    firstOfModels(
      candidates
        .filter((candidate) => kindOf(candidate) === other && isWideEnough(own, kind, candidate, other))
        .toSorted((a, b) => distance(own, a) - distance(own, b)),
    ),
  );
  const turns = Array.from({ length: mostCompanions }, (_, turn) => rows.flatMap((row) => row[turn] ?? []));
  return turns.flat().slice(0, mostCompanions);
}

function kindOf({ category, product: { record, values } }: ListedProduct): Kind | undefined {
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
      return values.oven_type ? 'compact oven' : undefined;
  }
}

function isOfLine({ product: { values } }: ListedProduct, other: FamilyMember): boolean {
  return values.collection?.some((line) => other.values.collection?.includes(line)) ?? false;
}

function isWideEnough(own: ListedProduct, kind: Kind, candidate: ListedProduct, other: Kind): boolean {
  if (kind === 'hood') return widthOf(candidate) <= widthOf(own);
  return other !== 'hood' || widthOf(candidate) >= widthOf(own);
}

const widthOf = ({ product }: ListedProduct): number => Number(product.values.width?.[0] ?? Number.NaN);

/**
 * How much less alike two products are: what stands together is of nearly one width first, then of one finish, else
 * of steel, which goes with every finish.
 */
function distance(own: ListedProduct, other: ListedProduct): number {
  const [color] = other.product.values.color ?? [];
  const finishes = [own.product.values.color?.[0], 'stainless_steel'];
  const rank = finishes.includes(color) ? finishes.indexOf(color) : finishes.length;
  return (Math.abs(widthOf(own) - widthOf(other)) || 0) * (finishes.length + 1) + rank;
}

function firstOfModels<Listed extends ListedProduct>(products: readonly Listed[]): Listed[] {
  const models = Map.groupBy(products, ({ model }) => model);
  return [...models.values()].flatMap(([first]) => first ?? []);
}
