import type { LabelledKind } from '@kitchen/shared/energy-label.ts';
import type { ProductRecord } from '../store/store.ts';
import { isType, technicalParts } from './derive-facets.ts';
import { facetValues } from './facet-values.ts';

/**
 * What a product is by the rules for energy labels (Regulation (EU) No 65/2014, Art. 1); null where it carries none:
 * hobs, microwaves, ovens that cook by steam above all, small and portable ones, those that store heat, and those for
 * liquid gas alone. A record's `energy_label` settles what its words leave open.
 */
export function labelledKind(records: readonly ProductRecord[]): LabelledKind | null {
  if (statesNoLabel(records)) return null;
  const isIn = (category: ProductRecord['categories'][number]) =>
    records.some(({ categories }) => categories.includes(category));
  if (isIn('hoods')) return 'rangehoods';
  if (isIn('hobs') && !isIn('cookers')) return null;
  const isOven = isIn('cookers') || isIn('ovens') || records.some(namesOven);
  return isOven && !isExempt(records) ? 'ovens' : null;
}

/** Whether its keeper says that a product carries no label. */
export function statesNoLabel(records: readonly ProductRecord[]): boolean {
  return records.some(({ meta }) => /^(?:none|nessun[ao]?)$/i.test(meta.energy_label?.trim() ?? ''));
}

function namesOven({ name, meta }: ProductRecord): boolean {
  return Boolean(meta.oven || meta.oven_type) || /\b(?:oven|forno)\b/i.test(name);
}

/** What names and types call a microwave. */
export const microwave = /\bmicro[- ]?(?:waves?|onde)\b/i;
const heatStorage = /\bheat[- ]storage\b|\baccumulo (?:di calore|termico)\b/i;
const small = /\b(?:portable|portatile|fornetto)\b|\b(?:small|mini|table-?top)[- ]oven\b/i;
const steam =
  /(?<!\b(?:easy|combi|combined|combination|added|with)[- ])\bsteam oven\b|\bforno a vapore\b|\bvaporiera\b/i;
const otherHeat =
  /\b(?:(?:grill|fan|hot air|aria calda|convection|convezione|ventilat[oa])\b|combi|multi[- ]?fun\w)/i;
const liquidGas = /(?:lpg|gpl|liquid gas|gas liquido|propane?o?|butane?o?|g3[01])/.source;
const liquidGasOnly = new RegExp(
  `\\b${liquidGas} only\\b|\\b(?:only|solo|soltanto|esclusivamente)(?: for| a| con| per)? ${liquidGas}\\b`,
  'i',
);
const naturalGas = /\b(?:natural gas|gas naturale|methane|metano|g2[05])\b/i;

function isExempt(records: readonly ProductRecord[]): boolean {
  // Other words tell of dishes, stones and neighbours as well.
  const called = records.flatMap(({ name, meta }) => [name, meta.oven_type ?? '', ...typesIn(meta)]);
  const isCalled = (pattern: RegExp) => called.some((words) => pattern.test(words));
  if (isCalled(microwave) || isCalled(heatStorage) || isCalled(small)) return true;
  const types = facetValues(records, () => undefined).oven_type ?? [];
  // What is called a steam oven and heats otherwise as well is labelled for that.
  if (isCalled(steam) && !isCalled(otherHeat) && types.every((type) => type === 'electric')) return true;
  const burnsGas = types.length > 0 && types.every((type) => type === 'gas' || type === 'gas_with_fan');
  if (!burnsGas) return false;
  const fuels = records.map(({ name, meta }) => [name, meta.oven, meta.gas_connection].join(' '));
  return fuels.some((words) => liquidGasOnly.test(words)) && !fuels.some((words) => naturalGas.test(words));
}

/** What texts call the appliance. */
function typesIn({ oven, cavity, other }: ProductRecord['meta']): string[] {
  return [oven, cavity, other]
    .flatMap(technicalParts)
    .flatMap(({ label, text }) => (isType(label) ? [text] : []));
}
