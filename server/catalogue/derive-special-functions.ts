import type { FacetOption } from '@kitchen/shared/facets.ts';
import type { TechnicalPart } from './technical-parts.ts';

const signs: readonly (readonly [option: FacetOption<'special_function'>, pattern: RegExp])[] = [
  ['rotisserie', /\brotisserie\b|\bgirarrosto\b|\bspiedo\b/],
  ['true_fan_cooking', /\btrue[- ]fan\b|\bcottura ventilata\b|\bventilat[oa] pur[oa]\b/],
  // A stone for pizza is an accessory, not a function.
  [
    'pizza_300°c',
    /\bpizza\b\D{0,24}\b300c?\b|\bpizza (?:function|mode|programme)\b|\b(?:funzione|programma) pizza\b/,
  ],
  ['leavening_40°c', /\b(?:leavening|lievitazione|proving|proofing)\b\D{0,24}\b40c?\b/],
  ['easy_steam', /\beasy[- ]?steam\b/],
  ['idroclean', /\b(?:idro|hydro)[- ]?clean\b/],
  ['booster', /\bbooster\b/],
  ['leavening', /\b(?:leavening|lievitazione|proving|proofing)\b(?!\D{0,24}\b40c?\b)/],
];

/** The special functions that a record's technical texts tell of. */
export function deriveSpecialFunctions(parts: readonly TechnicalPart[]): FacetOption<'special_function'>[] {
  const statements = parts.map(({ label, value }) => (label ? `${label}: ${value}` : value));
  return signs.flatMap(([option, pattern]) =>
    statements.some((statement) => pattern.test(statement)) ? [option] : [],
  );
}
