import type { TechnicalInformation } from '@kitchen/shared/product.ts';
import type { TechnicalPart } from '@kitchen/shared/split-specification.ts';
import type { ProductRecord } from '../store/store.ts';
import { technicalParts } from './derive-facets.ts';
import type { FacetValues } from './facet-values.ts';
import { readEnergyClass } from './read-energy-label.ts';
import { readTechnicalInformation } from './read-technical-information.ts';

/** What a product's records state in numbers; what they do not state is absent. */
export interface ProductFacts {
  ovens?: number;
  /** In cm, as names say it. */
  width?: number;
  /** Of each oven. */
  litres?: number[];
  burners?: number;
  zones?: number;
  /** dB(A) at the highest speed of normal use. */
  noise?: number;
  /** m³/h at the highest speed. */
  airFlow?: number;
  /** Of the product, or of each of its ovens. */
  energyClasses?: string[];
}

const secondOven = /^(?:second oven|secondo forno)\b/;

/** Reads them from the options of the facets, the technical information that the law asks for, else the texts. */
export function readProductFacts(records: readonly ProductRecord[], values: FacetValues): ProductFacts {
  const technical = readTechnicalInformation(records, 'en');
  const read = (section: 'cooktop' | 'oven' | 'cavity') =>
    records.map(({ meta }) => technicalParts(meta[section])).find((parts) => parts.length > 0) ?? [];
  const [cooktop, oven] = [read('cooktop'), read('oven')];
  const litres = numbersOf(technical, 'oven_volume') ?? firstNumber(read('cavity'), /\b(\d+) ?l\b/);
  const ovens = Math.max(
    litres?.length ?? 0,
    oven.length > 0 ? 1 : 0,
    oven.some(({ label }) => secondOven.test(label)) ? 2 : 0,
  );
  const [burners] =
    numbersOf(technical, 'hob_burners') ??
    firstNumber(cooktop, /\b(\d+) (?:gas )?(?:burners?|bruciator[ei]|fuochi)\b/) ??
    [];
  const [zones] =
    numbersOf(technical, 'hob_zones') ??
    firstNumber(cooktop, /\b(\d+) (?:[a-z]+ )?(?:zones?|zon[ae])\b/) ??
    [];
  const [noise] = numbersOf(technical, 'hood_noise') ?? [];
  const [airFlow] =
    numbersOf(technical, 'hood_air_flow_boost') ?? numbersOf(technical, 'hood_air_flow_max') ?? [];
  const [width] = values.width ?? [];
  const energyClasses = readEnergyClass(records, () => undefined)?.classes;
  return {
    ...(width !== undefined && { width: Number(width) }),
    ...(ovens > 0 && { ovens }),
    ...(litres && { litres }),
    ...(burners !== undefined && { burners }),
    ...(zones !== undefined && { zones }),
    ...(noise !== undefined && { noise }),
    ...(airFlow !== undefined && { airFlow }),
    ...(energyClasses && { energyClasses }),
  };
}

function numbersOf(technical: TechnicalInformation, key: string): number[] | undefined {
  const row = technical.flatMap(({ rows }) => rows).find((each) => each.key === key);
  const numbers = row?.values.filter((value) => typeof value === 'number') ?? [];
  return numbers.length > 0 ? numbers : undefined;
}

/** The first number that the parts give by the pattern's group, as a list of one. */
function firstNumber(parts: readonly TechnicalPart[], pattern: RegExp): number[] | undefined {
  for (const { text } of parts) {
    const found = pattern.exec(text)?.[1];
    if (found !== undefined) return [Number(found)];
  }
  return undefined;
}
