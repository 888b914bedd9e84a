import type { Category } from '@kitchen/shared/categories.ts';
import type { Placement } from '../pictures/store-picture.tsx';

const hanging: readonly Category[] = ['hobs', 'hoods'];

/** Flat or low products, which would leave a high card empty. */
export const lowCategories: readonly Category[] = ['hobs', 'compact-products'];

/** Hobs and hoods are centred; everything else stands on the floor. */
export function placementOf(category: Category | null): Placement {
  return category && hanging.includes(category) ? 'centre' : 'floor';
}

/** How much larger a hob of some mm is shown than in its picture, where all are in the scale of the widest: narrow ones fill less. */
export function hobScale(width: number | undefined): number {
  return width ? Math.min(Math.max((widestHob / width) ** 0.8, 1), 1.8) : 1;
}

const widestHob = 900;
