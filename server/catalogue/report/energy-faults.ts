import { languages } from '@kitchen/shared/languages.ts';
import type { TechnicalKind } from '@kitchen/shared/product.ts';
import { technicalKinds } from '@kitchen/shared/product.ts';
import { technicalRowsOf } from '@kitchen/shared/technical-information.ts';
import type { ProductRecord } from '../../store/store.ts';
import type { FacetValues } from '../facet-values.ts';
import { splitValues } from '../facet-vocabulary.ts';
import { labelledKind, statesNoLabel } from '../labelled-kind.ts';
import { readEnergyLabel } from '../read-energy-label.ts';
import { readTechnicalInformation } from '../read-technical-information.ts';
import type { Fault } from './write-report.ts';

/** What a product lacks of its energy label and of its technical information. */
export function energyFaults(
  records: readonly ProductRecord[],
  values: FacetValues,
): Pick<Fault, 'kind' | 'detail'>[] {
  const faults: Pick<Fault, 'kind' | 'detail'>[] = [];
  const kind = labelledKind(records);
  const classes = records.map(({ meta }) => splitValues(meta.energy_class)).find(({ length }) => length > 0);
  if (kind && !classes) faults.push({ kind: 'no-energy-class', detail: '' });
  if (!kind && classes && !statesNoLabel(records)) {
    faults.push({ kind: 'energy-class-not-shown', detail: classes.join(', ') });
  }
  const label = readEnergyLabel(records, 'en', (_, detail) =>
    faults.push({ kind: 'unknown-energy-class', detail }),
  );
  if (label && label.eprelNumber === null) faults.push({ kind: 'no-eprel-number', detail: '' });
  const missing = missingInformation(records, values);
  if (missing !== '') faults.push({ kind: 'no-technical-information', detail: missing });
  return faults;
}

/** Keys by kind; those with a value that is not shown, in one language at least, with that. */
function missingInformation(records: readonly ProductRecord[], values: FacetValues): string {
  const unread = new Map<string, string>();
  const stated = new Set(
    languages.flatMap((language) =>
      readTechnicalInformation(records, language, (key, entered) => unread.set(key, entered)).flatMap(
        ({ rows }) => rows.map(({ key }) => key),
      ),
    ),
  );
  const expected = kindsOf(records, values);
  return technicalKinds
    .flatMap((kind) => {
      const keys = technicalRowsOf(kind).flatMap(([key, { unless, isOptional }]) => {
        if (unread.has(key)) return [`${key} “${unread.get(key)}”`];
        const isMissing =
          expected.includes(kind) && !isOptional && !stated.has(key) && !(unless && stated.has(unless));
        return isMissing ? [key] : [];
      });
      return keys.length > 0 ? [`${kind}: ${keys.join(', ')}`] : [];
    })
    .join('; ');
}

/** What a product is by Regulation (EU) No 66/2014, whose ovens and hoods are those that carry a label. */
function kindsOf(
  records: readonly ProductRecord[],
  { cooktop_type: tops = [] }: FacetValues,
): TechnicalKind[] {
  const labelled = labelledKind(records);
  const isHob = records.some(
    ({ categories }) => categories.includes('hobs') || categories.includes('cookers'),
  );
  const has = (top: 'gas' | 'electric') => isHob && (tops.includes(top) || tops.includes('mixed'));
  return [
    ...(labelled === 'ovens' ? (['oven'] as const) : []),
    ...(has('electric') ? (['electric_hob'] as const) : []),
    ...(has('gas') ? (['gas_hob'] as const) : []),
    ...(labelled === 'rangehoods' ? (['hood'] as const) : []),
  ];
}
