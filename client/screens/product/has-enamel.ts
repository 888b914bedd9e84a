import type { FacetOption } from '@kitchen/shared/facets.ts';
import { splitOptions } from '../../ui/split-options.ts';

/** Finishes that are not enamel: steel comes in no other colour, and matt black is the Nero Line's own. */
const otherFinishes: readonly FacetOption<'color'>[] = ['stainless_steel', 'mirror', 'nero'];

/** Whether a product's colour is one of enamel, which could be had in another; false where none is known. */
export function hasEnamel(color: string | null): boolean {
  return splitOptions(color).some((option) => !otherFinishes.some((finish) => finish === option));
}
