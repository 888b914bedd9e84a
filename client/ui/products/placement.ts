import type { Category } from '@kitchen/shared/categories.ts';
import type { Placement } from '../pictures/store-picture.tsx';

const hanging: readonly Category[] = ['hobs', 'hoods'];

/** Flat or low products, which would leave a high picture empty. */
const lowCategories: readonly Category[] = ['hobs', 'compact-products'];

/** The frame of a category's pictures in lists: a square for all but the highest, larger in it what is low; `high` is a square as well. */
export function frameOf(
  category: Category | null,
  ofManyKinds: boolean,
): 'square' | 'low' | 'high' | undefined {
  if (ofManyKinds) return category === 'cookers' ? 'high' : 'square';
  if (category === null || category === 'cookers') return undefined;
  return lowCategories.includes(category) ? 'low' : 'square';
}

/** Hobs and hoods are centred; everything else stands on the floor. */
export function placementOf(category: Category | null): Placement {
  return category && hanging.includes(category) ? 'centre' : 'floor';
}

/** Width in mm of a hob or hood that fills its square as its picture has it. */
const fillingWidths: Partial<Record<Category, number>> = { hobs: 900, hoods: 1080 };

/**
 * By how much a hob or hood of some mm is enlarged, or shrunk, from its picture, where all of a kind have one scale: narrow
 * ones would be lost in a square. By itself (1 would fill it) more than side by side, where it is seen which is wider.
 */
export function hangingScale(category: Category | null, width: number | undefined, exponent = 0.8): number {
  const filling = category && fillingWidths[category];
  return filling && width ? Math.min((filling / width) ** exponent, 1.8) : 1;
}
