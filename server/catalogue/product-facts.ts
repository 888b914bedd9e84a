import { readSupplies } from '@kitchen/shared/electric-supply.ts';
import type { FacetOption } from '@kitchen/shared/facets.ts';
import type { specificationSections, TechnicalInformation } from '@kitchen/shared/product.ts';
import type { TechnicalPart } from '@kitchen/shared/split-specification.ts';
import type { ProductRecord } from '../store/store.ts';
import { technicalParts } from './derive-facets.ts';
import type { FacetValues } from './facet-values.ts';
import { readEnergyClass } from './read-energy-label.ts';
import { readMeasures, readWidth } from './read-measures.ts';
import { readTechnicalInformation } from './read-technical-information.ts';
import { nearestWidth, readNumber } from './read-width.ts';

/** What a product's records state that people choose by; what they do not state is absent. */
export interface ProductFacts {
  ovens?: number;
  /** In cm, as names say it. */
  width?: number;
  /** In whole cm: a hob of 78 cm is found under 80, but must not be said to be as wide. */
  measuredWidth?: number;
  /** Its depth and height, in cm; of a height that can be set both ends. */
  otherSides?: number[];
  /** Usable, of each oven. */
  litres?: number[];
  /** With gas. */
  burners?: number;
  /** Electric ones, plates among them. */
  zones?: number;
  /** dB(A) at the highest speed of normal use. */
  noise?: number;
  /** dB(A) at the lowest speed. */
  noiseAtLowest?: number;
  /** m³/h at the highest speed of normal use; with the booster where the record states that alone. */
  airFlow?: number;
  /** Where a hood can lead the air. */
  ducting?: ('ducted' | 'recirculating')[];
  /** Of the product, or of each of its ovens. */
  energyClasses?: string[];
  /** What it can be connected to; gas, where it needs that, beside electricity. */
  connections?: ('single_phase' | 'three_phase' | 'gas')[];
  /** Of all of it; absent where it burns gas that electricity does no more than light. */
  kilowatts?: number;
  /** Of the fuse that it needs; of one for each phase their sum, which a single phase has to bear. */
  amps?: number;
  /** Gas above an electric oven, or gas and electricity above one. */
  dualFuel?: true;
  /** Its oven burns gas, whatever is above it. */
  gasOven?: true;
  /** Its oven is heated by electricity, whatever is above it. */
  electricOven?: true;
  /** It cooks with steam. */
  steam?: true;
  cleaning?: ('steam' | 'pyrolytic' | 'catalytic')[];
}

/** Reads them from the options of the facets, the technical information that the law asks for, else the texts. */
export function readProductFacts(records: readonly ProductRecord[], values: FacetValues): ProductFacts {
  const technical = readTechnicalInformation(records, 'en');
  const read = (section: (typeof specificationSections)[number]) =>
    records.map(({ meta }) => technicalParts(meta[section])).find((parts) => parts.length > 0) ?? [];
  const [cooktop, oven, cavity] = [read('cooktop'), read('oven'), read('cavity')];
  const electric = read('electric_connection');
  const { width: [width] = [], special_function: functions = [], oven_type: ovenTypes = [] } = values;
  const litres = numbersOf(technical, 'oven_volume') ?? usableLitres(cavity);
  const facts = {
    width: width === undefined ? undefined : Number(width),
    measuredWidth: width === undefined ? undefined : measureWidth(records, width),
    otherSides: measureOtherSides(records),
    ovens: countOvens(oven, cavity, litres?.length ?? 0),
    litres,
    burners: numbersOf(technical, 'hob_burners')?.[0] ?? countOf(cooktop, burners),
    zones: numbersOf(technical, 'hob_zones')?.[0] ?? countOf(cooktop, zones),
    noise: numbersOf(technical, 'hood_noise')?.[0],
    noiseAtLowest: numbersOf(technical, 'hood_noise_min')?.[0],
    // At the highest speed of normal use, as the noise beside it: the booster is louder, and no record says by how much.
    airFlow: (numbersOf(technical, 'hood_air_flow_max') ?? numbersOf(technical, 'hood_air_flow_boost'))?.[0],
    ducting: records.some(({ categories }) => categories.includes('hoods'))
      ? stated(ductings, [...read('other'), ...read('accessories')])
      : undefined,
    energyClasses: readEnergyClass(records, () => undefined)?.classes,
    connections: readConnections(records),
    kilowatts: readKilowatts(electric, records),
    amps: readAmps(electric),
    dualFuel: hasTwoFuels(values) ? (true as const) : undefined,
    gasOven: ovenTypes.some((type) => type.startsWith('gas')) ? (true as const) : undefined,
    electricOven: ovenTypes.some((type) => type.startsWith('electric')) ? (true as const) : undefined,
    steam: functions.includes('easy_steam') || [...oven, ...cavity].some(cooksWithSteam) ? true : undefined,
    cleaning: stated(cleanings, [
      ...(functions.includes('idroclean') ? [{ label: '', text: 'idroclean' }] : []),
      ...oven,
      ...cavity,
      ...read('other'),
    ]),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined)) as ProductFacts;
}

function hasTwoFuels({ cooktop_type: tops = [], oven_type: ovenTypes = [] }: FacetValues): boolean {
  const hasElectricOven = ovenTypes.some((type) => type.startsWith('electric'));
  return tops.includes('mixed') || (tops.includes('gas') && hasElectricOven);
}

/** As measured, where that is what the option stands for. */
function measureWidth(records: readonly ProductRecord[], option: FacetOption): number {
  const [dimensions] = records.flatMap(({ meta }) => meta.overall_dimensions ?? []);
  const centimetres = dimensions ? readWidth(dimensions) : undefined;
  return centimetres !== undefined && nearestWidth(centimetres) === option
    ? Math.round(centimetres)
    : Number(option);
}

function measureOtherSides(records: readonly ProductRecord[]): number[] | undefined {
  const measures = readMeasures(records.flatMap(({ meta }) => meta.overall_dimensions ?? [])[0] ?? '');
  return measures ? [measures.depth, measures.height, measures.heightTo].map((side) => side / 10) : undefined;
}

function numbersOf(technical: TechnicalInformation, key: string): number[] | undefined {
  const row = technical.flatMap(({ rows }) => rows).find((each) => each.key === key);
  const numbers = row?.values.filter((value) => typeof value === 'number') ?? [];
  return numbers.length > 0 ? numbers : undefined;
}

const whole = ({ label, text }: TechnicalPart) => `${label} ${text}`;

const burners = /\b(?:burners?|bruciator[ei]|fuochi)\b/;
const zones = /\b(?:zones?|zon[ae]|plates?|piastr[ae])\b/;
const ovens = /\b(?:ovens|forni|cavities|cavita)\b/;

/** How many there are of what the name names: "6 gas burners", or "Burners: 6"; a measure is no number of them. */
export function countOf(parts: readonly TechnicalPart[], name: RegExp): number | undefined {
  for (const { label, text } of parts) {
    // Up to two words stand between, as in "4 electric solid plates".
    const counted = [...text.matchAll(/(?<![\d.,])(\d+)(?! ?[cm]m\b)((?: [a-z]+){1,3})/g)];
    const found =
      counted.find(([, , words = '']) => name.test(words))?.[1] ??
      (name.test(label) ? /^\d+(?![\d.,]| ?[cm]m\b)/.exec(text)?.[0] : undefined);
    if (found !== undefined) return Number(found);
  }
  return undefined;
}

const secondOven = /^(?:second oven|secondo forno)\b/;
const twoOvens = /\b(?:two|double|due|doppi[oa]?) (?:ovens?|forn[oi]|cavit(?:y|ies|a))\b|\bforno doppio\b/;

/** A record that describes an oven has one. */
function countOvens(
  oven: readonly TechnicalPart[],
  cavity: readonly TechnicalPart[],
  withLitres: number,
): number | undefined {
  const parts = [...oven, ...cavity];
  const isDouble =
    oven.some(({ label }) => secondOven.test(label)) || parts.some((part) => twoOvens.test(whole(part)));
  const said = countOf(parts, ovens) ?? 0;
  const count = Math.max(withLitres, oven.length > 0 ? 1 : 0, isDouble ? 2 : 0, said);
  return count > 0 ? count : undefined;
}

/** The usable volume that the parts state, as a list of one. */
function usableLitres(cavity: readonly TechnicalPart[]): number[] | undefined {
  const statements = cavity.flatMap(({ label, text }) =>
    text.split(/[,;] /).map((said, index) => (index === 0 ? `${label} ${said}` : said)),
  );
  for (const statement of statements) {
    const found = /(?<![\d.,])(\d+(?:[.,]\d+)?) ?(?:l|lt|lit(?:re|er)s?|litri)\b/.exec(statement)?.[1];
    if (found !== undefined && !/\b(?:gross|lord[oa])\b/.test(statement))
      return [Number(found.replace(',', '.'))];
  }
  return undefined;
}

const ductings = {
  ducted: /\bduct(?:ed|s)?\b|\b(?:air outlet|uscita aria|tub[oi]|condott[oi]|aspirante)\b/,
  recirculating: /\brecirculat\w+|\b(?:ricircolo|filtrante)\b/,
};

const cleanings = {
  steam: /\b(?:idro|hydro)[- ]?clean\b|\bsteam clean\w*|\bpulizia a vapore\b/,
  pyrolytic: /\bpyroly\w+|\bpiroli\w+/,
  catalytic: /\bcataly\w+|\bcatali\w+/,
};

/** Which of these some part states. */
function stated<Option extends string>(
  signs: Readonly<Record<Option, RegExp>>,
  parts: readonly TechnicalPart[],
): Option[] | undefined {
  const said = parts.map(whole).filter((words) => !/\b(?:not|non)\b/.test(words));
  const found = (Object.keys(signs) as Option[]).filter((option) =>
    said.some((words) => signs[option].test(words)),
  );
  return found.length > 0 ? found : undefined;
}

const cooksWithSteam = (part: TechnicalPart) =>
  /\b(?:steam|vapore)\b/.test(whole(part)) &&
  !/\b(?:not|non|clean\w*|pulizia|outlet|vent|uscita|scarico)\b/.test(whole(part));

function readConnections(records: readonly ProductRecord[]): ProductFacts['connections'] {
  const supplies = records.map(({ meta }) => readSupplies(meta.electric_connection ?? ''));
  const { onePhase, morePhases } = supplies.find((supply) => supply.onePhase || supply.morePhases) ?? {};
  const connections = [
    ...(onePhase ? (['single_phase'] as const) : []),
    ...(morePhases ? (['three_phase'] as const) : []),
    ...(records.some(({ meta }) => technicalParts(meta.gas_connection).length > 0) ? (['gas'] as const) : []),
  ];
  return connections.length > 0 ? connections : undefined;
}

/** More than lighting a burner takes. */
const leastHeating = 0.5;

function readKilowatts(
  parts: readonly TechnicalPart[],
  records: readonly ProductRecord[],
): number | undefined {
  const found = parts.flatMap(({ text }) =>
    [...text.matchAll(/(?<![\d.,])(\d+(?:[.,]\d+)?) ?(k?)w\b/g)].map(
      ([, said = '', kilo]) => readNumber(said) / (kilo ? 1 : 1000),
    ),
  );
  if (found.length === 0) return undefined;
  const most = Math.max(...found);
  return most < leastHeating && readConnections(records)?.includes('gas') ? undefined : most;
}

function readAmps(parts: readonly TechnicalPart[]): number | undefined {
  for (const { text } of parts) {
    const [found, times = 1, amps] =
      /(?<![\d.,])(?:([23]) ?[x×] ?)?(\d{1,2}) ?a(?:mp\w*)?\b(?! ?\d)/.exec(text) ?? [];
    if (found) return Number(times) * Number(amps);
  }
  return undefined;
}
