import type { FacetOption } from '@kitchen/shared/facets.ts';
import type { Term } from './find-terms.ts';

/** The terms that explain options of facets. */
export const termOfOption: Readonly<Partial<Record<FacetOption, Term>>> = {
  rotisserie: 'rotisserie',
  true_fan_cooking: 'trueFan',
  'pizza_300°c': 'pizza',
  'leavening_40°c': 'leaveningAt40',
  easy_steam: 'easySteam',
  idroclean: 'idroclean',
  booster: 'booster',
  leavening: 'leavening',
  electric_solid_plates: 'solidPlates',
  induction: 'induction',
  ceramic: 'ceramic',
};
