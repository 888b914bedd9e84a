import { readSupplies } from '@kitchen/shared/electric-supply.ts';
import type { Product } from '@kitchen/shared/product.ts';
import { splitParts } from '@kitchen/shared/split-specification.ts';

/** Where the visitor wants to put a product; null is what was not said. */
export interface Kitchen {
  /** In mm. */
  niche: { width: number | null; depth: number | null; height: number | null };
  /** Of all phases together. */
  electric: { kilowatts: number; phases: 1 | 3 } | null;
  gas: 'natural' | 'lpg' | 'none' | null;
}

export type Side = keyof Kitchen['niche'];
type Verdict = 'fits' | 'with' | 'no' | 'unstated';

/** Sizes are in mm, powers in kW. */
export type ReasonValue =
  | 'room'
  | 'own'
  | 'spare'
  | 'over'
  | 'from'
  | 'to'
  | 'by'
  | 'power'
  | 'supply'
  | 'text';

/** What the sheet says about one thing, and why it is so; `values` stand in the sentence. */
export interface Point {
  about: Side | 'electric' | 'gas' | 'room';
  /** `open`: the visitor has not said what it needs; the verdict leaves it out. */
  outcome: Verdict | 'open';
  reason:
    | 'spare'
    | 'exact'
    | 'tooLarge'
    | 'setLower'
    | 'adjustable'
    | 'noMeasure'
    | 'powerFits'
    | 'powerTooHigh'
    | 'threePhase'
    | 'noPower'
    | 'supplyOpen'
    | 'connectionOpen'
    | 'gasFits'
    | 'needsGas'
    | 'nozzles'
    | 'gasKind'
    | 'electricOnly'
    | 'noGas'
    | 'gasOpen'
    | 'room';
  /** What the sheet says besides of a height. */
  also?: 'adjustableBy' | 'setBetween';
  values: Partial<Record<ReasonValue, number | string>>;
}

export const sides: readonly Side[] = ['width', 'depth', 'height'];

/** Compares what a product's sheet says with a kitchen, point by point, as far as the visitor has said how that is. */
export function judgeFit(
  { measures, specifications }: Pick<Product, 'measures' | 'specifications'>,
  kitchen: Kitchen,
): { verdict: Verdict; points: Point[] } {
  const measured = sides.flatMap((side) => {
    const room = kitchen.niche[side];
    return room === null ? [] : [judgeSide(side, room, measures)];
  });
  const points: Point[] = [
    ...measured,
    ...(measured.length > 0 ? stated(specifications) : []),
    ...judgePower(kitchen.electric, sectionOf('electric_connection', specifications)),
    ...judgeGas(kitchen.gas, specifications),
  ];
  return { verdict: verdictOf(points.map(({ outcome }) => outcome)), points };
}

const sectionOf = (section: string, specifications: Product['specifications']) =>
  specifications.find((one) => one.section === section)?.value;

function verdictOf(all: readonly Point['outcome'][]): Verdict {
  const outcomes = all.filter((outcome) => outcome !== 'open');
  if (outcomes.includes('no')) return 'no';
  if (!outcomes.some((outcome) => outcome === 'fits' || outcome === 'with')) return 'unstated';
  return outcomes.every((outcome) => outcome === 'fits') ? 'fits' : 'with';
}

function judgeSide(side: Side, room: number, measures: Product['measures']): Point {
  const point = (outcome: Verdict, reason: Point['reason'], values = {}): Point => ({
    about: side,
    outcome,
    reason,
    values: { room, ...values },
  });
  if (!measures) return point('unstated', 'noMeasure');
  const least = measures[side];
  const [most, by] = side === 'height' ? [measures.heightTo, measures.adjustableBy] : [least, 0];
  const adjustable = (judged: Point): Point => {
    if (most > least)
      return { ...judged, also: 'setBetween', values: { ...judged.values, from: least, to: most } };
    return by > 0 ? { ...judged, also: 'adjustableBy', values: { ...judged.values, by } } : judged;
  };
  if (room > most) return adjustable(point('fits', 'spare', { own: most, spare: room - most }));
  if (room === most) return adjustable(point('with', 'exact', { own: most }));
  if (room >= least) return point('with', 'setLower', { own: least, to: most });
  if (room >= least - by) return point('with', 'adjustable', { own: least, by });
  return adjustable(point('no', 'tooLarge', { own: least, over: least - room }));
}

const aboutRoom =
  /\b(?:clearances?|free space|distances?|distanz[ae]|spazio libero|niche|nicchia|cut-?out|foro|ventilation|aerazione)\b/i;

/** What the sheet says about room around the product, in its own words: it is quoted, not measured. */
function stated(specifications: Product['specifications']): Point[] {
  return specifications
    .flatMap(({ value }) => splitParts(value))
    .filter((part) => aboutRoom.test(part))
    .map((text) => ({ about: 'room', outcome: 'with', reason: 'room', values: { text } }));
}

function judgePower(supplied: Kitchen['electric'], text: string | undefined): Point[] {
  const point = (outcome: Point['outcome'], reason: Point['reason'], values = {}): Point[] => [
    { about: 'electric', outcome, reason, values },
  ];
  const powers = [...(text ?? '').matchAll(/(?<!\d)(\d+(?:[.,]\d+)?)\s*(k?)W\b/gi)].map(
    ([, number = '', kilo]) => Number(number.replace(',', '.')) / (kilo ? 1 : 1_000),
  );
  const power = Math.max(...powers);
  if (!supplied) {
    if (text === undefined) return [];
    return powers.length > 0 ? point('open', 'supplyOpen', { power }) : point('open', 'connectionOpen');
  }
  if (text === undefined || powers.length === 0) return point('unstated', 'noPower');
  const { kilowatts, phases } = supplied;
  const { onePhase, morePhases } = readSupplies(text);
  if (phases === 1 && morePhases && !onePhase) return point('no', 'threePhase', { power });
  const usedPhases = !morePhases && onePhase ? 1 : /\b2N/i.test(text) && !/\b3N/i.test(text) ? 2 : 3;
  const supply = (kilowatts * Math.min(usedPhases, phases)) / phases;
  return supply >= power
    ? point('fits', 'powerFits', { power, supply })
    : point('no', 'powerTooHigh', { power, supply });
}

// A sheet without a gas connection may still name gas where it tells how the product cooks.
const cooks: readonly string[] = ['cooktop', 'oven'];
const aboutGas = /\b(?:gas|burners?|bruciator[ei])\b/i;

function judgeGas(gas: Kitchen['gas'], specifications: Product['specifications']): Point[] {
  const text = sectionOf('gas_connection', specifications);
  const point = (outcome: Point['outcome'], reason: Point['reason']): Point[] => [
    { about: 'gas', outcome, reason, values: {} },
  ];
  const burns =
    text !== undefined ||
    specifications.some(({ section, value }) => cooks.includes(section) && aboutGas.test(value));
  if (!gas) return burns ? point('open', 'gasOpen') : [];
  if (text === undefined) {
    return sectionOf('electric_connection', specifications) && !burns
      ? point('fits', 'electricOnly')
      : point('unstated', 'noGas');
  }
  if (gas === 'none') return point('no', 'needsGas');
  const named = { natural: /G20|natural|metano/i.test(text), lpg: /LPG|GPL|G3[01]/i.test(text) };
  const other = gas === 'natural' ? 'lpg' : 'natural';
  if (!named[gas]) return point('unstated', 'gasKind');
  // An appliance is set for natural gas where the sheet names both.
  return gas === 'lpg' && named[other] ? point('with', 'nozzles') : point('fits', 'gasFits');
}
