import type { LabelledKind } from '@kitchen/shared/energy-label.ts';
import type { ProductRecord } from '../store/store.ts';
import { facetValues } from './facet-values.ts';

/**
 * What a product is by the rules for energy labels (Regulation (EU) No 65/2014, Art. 1); null where it carries none:
 * hobs, microwaves, ovens that cook by steam above all, small and portable ones, those that store heat, and those for
 * liquid gas alone. A record's `energy_label` settles what its words leave open.
 */
export function labelledKind(records: readonly ProductRecord[]): LabelledKind | null {
  if (records.some(({ meta }) => /^(?:none|nessun[ao]?)$/i.test(meta.energy_label?.trim() ?? '')))
    return null;
  const isIn = (category: ProductRecord['categories'][number]) =>
    records.some(({ categories }) => categories.includes(category));
  if (isIn('hoods')) return 'rangehoods';
  if (isIn('hobs')) return null;
  const isOven = isIn('cookers') || isIn('ovens') || records.some(namesOven);
  return isOven && !isExempt(records) ? 'ovens' : null;
}

function namesOven({ name, meta }: ProductRecord): boolean {
  return Boolean(meta.oven || meta.oven_type) || /\b(?:oven|forno)\b/i.test(name);
}

/** What names and texts call a microwave. */
export const microwave = /\bmicro[- ]?(?:waves?|onde)\b/i;
const heatStorage = /\bheat[- ]storage\b|\baccumulo (?:di calore|termico)\b/i;
const small = /\b(?:portable|portatile|fornetto)\b|\b(?:small|mini|table-?top)[- ]oven\b/i;
const steam =
  /(?<!\b(?:easy|combi|combined|combination|added|with)[- ])\bsteam oven\b|\bforno a vapore\b|\bvaporiera\b/i;
const liquidGas = /(?:lpg|gpl|liquid gas|gas liquido|propane?o?|butane?o?|g3[01])/.source;
const liquidGasOnly = new RegExp(
  `\\b${liquidGas} only\\b|\\b(?:only|solo|soltanto|esclusivamente)(?: for| a| con| per)? ${liquidGas}\\b`,
  'i',
);

function isExempt(records: readonly ProductRecord[]): boolean {
  const says = (pattern: RegExp, ...keys: string[]) =>
    records.some(({ name, meta }) => pattern.test([name, ...keys.map((key) => meta[key])].join(' ')));
  if (says(microwave, 'oven', 'cavity', 'other') || says(heatStorage, 'oven', 'cavity', 'other')) return true;
  if (says(small)) return true;
  const types = facetValues(records, () => undefined).oven_type ?? [];
  // What is called a steam oven and heats otherwise as well is labelled for that.
  if (says(steam, 'oven') && types.every((type) => type === 'electric')) return true;
  const burnsGas = types.length > 0 && types.every((type) => type === 'gas' || type === 'gas_with_fan');
  return burnsGas && says(liquidGasOnly, 'oven', 'gas_connection');
}
