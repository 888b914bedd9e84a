import type { Product } from '@kitchen/shared/product.ts';

/** Where the visitor wants to put a product; null is what was not said. */
export interface Kitchen {
  /** In mm. */
  niche: { width: number | null; depth: number | null; height: number | null };
  /** Of all phases together. */
  electric: { kilowatts: number; phases: 1 | 3 } | null;
  gas: 'natural' | 'lpg' | 'none' | null;
}

export type Side = keyof Kitchen['niche'];
type Outcome = 'fits' | 'with' | 'no' | 'unstated';

/** Sizes are in mm, powers in kW. */
export type ReasonValue = 'room' | 'own' | 'spare' | 'over' | 'to' | 'by' | 'power' | 'supply' | 'text';

/** What the sheet says about one thing, and why it is so; `values` stand in the sentence. */
export interface Point {
  about: Side | 'electric' | 'gas' | 'room';
  outcome: Outcome;
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
    | 'gasFits'
    | 'needsGas'
    | 'nozzles'
    | 'gasKind'
    | 'electricOnly'
    | 'noGas'
    | 'room';
  values: Partial<Record<ReasonValue, number | string>>;
}

export const sides: readonly Side[] = ['width', 'depth', 'height'];

/** Compares what a product's sheet says with a kitchen, point by point, as far as the visitor has said how that is. */
export function judgeFit(
  { measures, specifications }: Pick<Product, 'measures' | 'specifications'>,
  kitchen: Kitchen,
): { verdict: Outcome; points: Point[] } {
  const value = (section: string) => specifications.find((one) => one.section === section)?.value;
  const measured = sides.flatMap((side) => {
    const room = kitchen.niche[side];
    return room === null ? [] : [judgeSide(side, room, measures)];
  });
  const points: Point[] = [
    ...measured,
    ...(measured.length > 0 ? stated(specifications) : []),
    ...(kitchen.electric ? [judgePower(kitchen.electric, value('electric_connection') ?? '')] : []),
    ...(kitchen.gas ? [judgeGas(kitchen.gas, specifications)] : []),
  ];
  return { verdict: verdictOf(points.map(({ outcome }) => outcome)), points };
}

function verdictOf(outcomes: readonly Outcome[]): Outcome {
  if (outcomes.includes('no')) return 'no';
  if (!outcomes.some((outcome) => outcome === 'fits' || outcome === 'with')) return 'unstated';
  return outcomes.every((outcome) => outcome === 'fits') ? 'fits' : 'with';
}

function judgeSide(side: Side, room: number, measures: Product['measures']): Point {
  const point = (outcome: Outcome, reason: Point['reason'], values = {}): Point => ({
    about: side,
    outcome,
    reason,
    values: { room, ...values },
  });
  if (!measures) return point('unstated', 'noMeasure');
  const own = side === 'height' ? measures.heightTo : measures[side];
  if (room > own) return point('fits', 'spare', { own, spare: room - own });
  if (room === own) return point('with', 'exact', { own });
  if (side === 'height' && room >= measures.height) {
    return point('with', 'setLower', { own: measures.height, to: measures.heightTo });
  }
  const by = measures.adjustableBy;
  if (side === 'height' && room >= measures.height - by) return point('with', 'adjustable', { own, by });
  return point('no', 'tooLarge', { own, over: room < own ? own - room : 0 });
}

const aboutRoom =
  /\b(?:clearances?|free space|distances?|distanz[ae]|spazio libero|niche|nicchia|cut-?out|foro|ventilation|aerazione)\b/i;

/** What the sheet says about room around the product, in its own words: it is quoted, not measured. */
function stated(specifications: Product['specifications']): Point[] {
  return specifications
    .flatMap(({ value }) => value.split(/\s[-–—]\s/))
    .filter((part) => aboutRoom.test(part))
    .map((text) => ({ about: 'room', outcome: 'with', reason: 'room', values: { text: text.trim() } }));
}

function judgePower({ kilowatts, phases }: NonNullable<Kitchen['electric']>, text: string): Point {
  const point = (outcome: Outcome, reason: Point['reason'], values = {}): Point => ({
    about: 'electric',
    outcome,
    reason,
    values,
  });
  const powers = [...text.matchAll(/(\d+(?:[.,]\d+)?)\s*(k?)W\b/gi)].map(
    ([, number = '', kilo]) => Number(number.replace(',', '.')) / (kilo ? 1 : 1_000),
  );
  if (powers.length === 0) return point('unstated', 'noPower');
  const power = Math.max(...powers);
  const takesOne = /\b2[234]0(?!\d)/.test(text);
  const takesMore = /\b(?:[23]N|3~|380|400|415)(?!\d)/i.test(text);
  if (phases === 1 && takesMore && !takesOne) return point('no', 'threePhase', { power });
  const usedPhases = !takesMore && takesOne ? 1 : /\b2N/i.test(text) && !/\b3N/i.test(text) ? 2 : 3;
  const supply = (kilowatts * Math.min(usedPhases, phases)) / phases;
  return supply >= power
    ? point('fits', 'powerFits', { power, supply })
    : point('no', 'powerTooHigh', { power, supply });
}

// A sheet without a gas connection may still name gas where it tells how the product cooks.
const cooks: readonly string[] = ['cooktop', 'oven'];
const aboutGas = /\b(?:gas|burners?|bruciator[ei])\b/i;

function judgeGas(gas: NonNullable<Kitchen['gas']>, specifications: Product['specifications']): Point {
  const value = (section: string) => specifications.find((one) => one.section === section)?.value;
  const text = value('gas_connection');
  const point = (outcome: Outcome, reason: Point['reason']): Point => ({
    about: 'gas',
    outcome,
    reason,
    values: { text: text ?? '' },
  });
  if (text === undefined) {
    const burns = specifications.some(
      ({ section, value }) => cooks.includes(section) && aboutGas.test(value),
    );
    return value('electric_connection') && !burns
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
