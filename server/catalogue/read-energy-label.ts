import type { EnergyClass, EnergyLabel, LabelledKind } from '@kitchen/shared/energy-label.ts';
import { energyClasses, energyScales, eprelAddresses } from '@kitchen/shared/energy-label.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import type { ProductRecord } from '../store/store.ts';
import type { ReportUnknownValue } from './facet-values.ts';
import { splitValues } from './facet-vocabulary.ts';
import { labelledKind } from './labelled-kind.ts';

/**
 * The EU energy label of a product, from the first of its records that states it: the classes do not depend on the
 * language. Null where it carries none, and where a class is stated that its scale does not have.
 */
export function readEnergyLabel(
  records: readonly ProductRecord[],
  language: Language,
  reportUnknown: ReportUnknownValue,
): EnergyLabel | null {
  const found = findClasses(records, reportUnknown);
  if (!found) return null;
  const url = stated(records, 'eprel_url');
  const eprelNumber = readEprelNumber(stated(records, 'eprel_id'), url);
  const addresses = eprelNumber ? eprelAddresses(found.kind, eprelNumber, language) : noAddresses;
  return { ...found, eprelNumber, ...addresses, productSheet: addresses.productSheet ?? webAddress(url) };
}

const noAddresses = { registerPage: null, productSheet: null, labelPicture: null };

/** The part of the label that cards show. */
export function readEnergyClass(
  records: readonly ProductRecord[],
  reportUnknown: ReportUnknownValue,
): EnergyClass | null {
  const found = findClasses(records, reportUnknown);
  return found && { classes: found.classes, from: found.from, to: found.to };
}

function stated(records: readonly ProductRecord[], key: string): string {
  return records.find(({ meta }) => meta[key]?.trim())?.meta[key]?.trim() ?? '';
}

function findClasses(
  records: readonly ProductRecord[],
  reportUnknown: ReportUnknownValue,
): (EnergyClass & { kind: LabelledKind }) | null {
  const classes = splitValues(stated(records, 'energy_class')).map((value) =>
    value.replace(/\s/g, '').toUpperCase(),
  );
  const kind = classes.length > 0 ? labelledKind(records) : null;
  if (!kind) return null;
  const { from, to } = statedScale(kind, stated(records, 'energy_range')) ?? scaleOf(kind);
  const known = energyClasses({ from, to });
  if (!classes.every((each) => known.includes(each))) {
    reportUnknown('energy_class', classes.join(', '));
    return null;
  }
  return { kind, classes, from, to };
}

/** The scale of new labels. */
function scaleOf(kind: LabelledKind) {
  const today = new Date().toISOString().slice(0, 10);
  const scales = energyScales[kind];
  return scales.findLast(({ validSince }) => validSince <= today) ?? scales[0];
}

/** The scale of an older label, from words such as `A++ to E`. */
function statedScale(kind: LabelledKind, range: string) {
  const classes = range.toUpperCase().match(/\b[A-G]\b\+{0,3}/g) ?? [];
  return energyScales[kind].find(({ from, to }) => from === classes[0] && to === classes.at(-1));
}

/** The number of a model in the register, which addresses of its pages hold as well. */
function readEprelNumber(id: string, url: string): string | null {
  if (/^\d{1,12}$/.test(id)) return id;
  return (
    /^https:\/\/eprel\.ec\.europa\.eu\/(?:qr|screen\/product\/\w+)\/(\d{1,12})\/?$/.exec(url)?.[1] ?? null
  );
}

function webAddress(value: string): string | null {
  const url = URL.parse(value);
  return url?.protocol === 'https:' ? url.href : null;
}
