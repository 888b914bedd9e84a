import { formatDecimal } from './format-decimal.ts';
import type { Language } from './languages.ts';
import type { TechnicalInformation, TechnicalKind, TechnicalValue } from './product.ts';
import type { texts as englishTexts } from './texts/en/screens/product.ts';
import type { Translated } from './texts/translated.ts';

export interface RowDefinition {
  unit?: keyof TechnicalTexts['units'];
  /** What the values are of, one each and in this order; else there is one value. */
  of?: keyof TechnicalTexts['parts'];
  /** Decimals that are always shown. */
  decimals?: number;
  holds?: 'size' | 'words';
  /** It is missing only where this one is missing too. */
  unless?: string;
  /** It is beyond what the regulation asks for. */
  isOptional?: true;
}

/**
 * The information that Regulation (EU) No 66/2014, Annex I, asks for, and a little more, by what an appliance is and by meta key of the
 * store, in the order in which it is shown.
 */
const technicalRows = {
  oven: {
    oven_volume: { unit: 'litres', of: 'cavity' },
    oven_energy_conventional: { unit: 'kWhPerCycle', of: 'cavity', decimals: 2, unless: 'oven_energy_fan' },
    oven_energy_fan: { unit: 'kWhPerCycle', of: 'cavity', decimals: 2, unless: 'oven_energy_conventional' },
    oven_heat_source: { of: 'cavity', holds: 'words' },
    oven_mass: { unit: 'kilograms', decimals: 1 },
  },
  electric_hob: {
    hob_technology: { holds: 'words' },
    hob_zones: {},
    hob_zone_size: { unit: 'centimetres', of: 'zone', holds: 'size' },
    hob_zone_energy: { unit: 'wattHoursPerKilogram', of: 'zone', decimals: 1 },
    hob_energy: { unit: 'wattHoursPerKilogram', decimals: 1 },
  },
  gas_hob: {
    hob_burners: {},
    hob_burner_efficiency: { unit: 'percent', of: 'burner', decimals: 1 },
    hob_gas_efficiency: { unit: 'percent', decimals: 1 },
  },
  hood: {
    hood_annual_energy: { unit: 'kWhPerYear', decimals: 1 },
    hood_fluid_efficiency: { unit: 'percent', decimals: 1 },
    hood_lighting_efficiency: { unit: 'luxPerWatt', decimals: 1 },
    hood_grease_filtering: { unit: 'percent', decimals: 1 },
    hood_air_flow_min: { unit: 'cubicMetresPerHour' },
    hood_air_flow_max: { unit: 'cubicMetresPerHour' },
    hood_air_flow_boost: { unit: 'cubicMetresPerHour', unless: 'hood_air_flow_max' },
    hood_noise_min: { unit: 'decibels', isOptional: true },
    hood_noise: { unit: 'decibels' },
  },
} as const satisfies Record<TechnicalKind, Record<string, RowDefinition>>;

type TechnicalTexts = typeof englishTexts.technical;
type AnyTexts = Translated<TechnicalTexts>;

/** The rows of a kind by their keys. */
export function technicalRowsOf(kind: TechnicalKind): [key: string, definition: RowDefinition][] {
  return Object.entries(technicalRows[kind]);
}

interface TechnicalTable {
  kind: TechnicalKind;
  title: string;
  /** Each value with what it is of, where there are several. */
  rows: { key: string; label: string; values: { of: string | null; text: string }[] }[];
}

/** Technical information for people to read: a table for each thing that an appliance is. */
export function technicalTables(
  information: TechnicalInformation,
  language: Language,
  texts: AnyTexts,
): TechnicalTable[] {
  return information.map(({ kind, rows }) => {
    const definitions = new Map(technicalRowsOf(kind));
    return {
      kind,
      title: texts.kinds[kind],
      rows: rows.map(({ key, values }) => {
        const { of, ...definition } = definitions.get(key) ?? {};
        return {
          key,
          label: texts.rows[key as keyof AnyTexts['rows']] ?? key,
          values: values.map((value, index) => ({
            of: of && values.length > 1 ? `${texts.parts[of]}\u00A0${index + 1}` : null,
            text: formatValue(value, definition, language, texts),
          })),
        };
      }),
    };
  });
}

function formatValue(
  value: TechnicalValue,
  { unit, decimals = 0 }: RowDefinition,
  language: Language,
  { units, words }: AnyTexts,
): string {
  if (typeof value === 'string') return words[value as keyof AnyTexts['words']] ?? value;
  const format = (number: number) => formatDecimal(number, language, decimals);
  const [first = 0, ...others] = [value].flat();
  const numbers = [first, ...others].map(format).join('\u00A0×\u00A0');
  const sign = Array.isArray(value) && others.length === 0 ? 'Ø\u00A0' : '';
  return unit ? `${sign}${numbers}\u00A0${units[unit]}` : numbers;
}
