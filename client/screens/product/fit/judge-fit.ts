import { readSupplies } from '@kitchen/shared/electric-supply.ts';
import type { Product } from '@kitchen/shared/product.ts';
import { splitParts } from '@kitchen/shared/split-specification.ts';

/** Where the visitor wants to put a product; null is what was not said. */
export interface Kitchen {
  /** In mm; the height is that of the worktop where the product stands between cabinets. */
  space: { width: number | null; depth: number | null; height: number | null };
  /** Of all phases together. */
  electric: { kilowatts: number | null; phases: 1 | 3 };
  gas: 'natural' | 'lpg' | 'none' | null;
}

export type Side = keyof Kitchen['space'];
/** `open`: the visitor has not said what it needs; the verdict leaves it out. */
type Outcome = 'fits' | 'with' | 'no' | 'unstated' | 'open';

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
  | 'amps'
  | 'text'
  | 'opening'
  | 'span';

/** What the sheet says about one thing, and why it is so; `values` stand in the sentence. */
export interface Point {
  about: Side | 'worktop' | 'electric' | 'gas' | 'room';
  outcome: Outcome;
  reason:
    | 'spare'
    | 'flushWidth'
    | 'flushDepth'
    | 'flushHeight'
    | 'tooLarge'
    | 'opening'
    | 'openingExact'
    | 'openingTooLarge'
    | 'openingTooSmall'
    | 'setLower'
    | 'adjustable'
    | 'level'
    | 'setLevel'
    | 'maybeLevel'
    | 'below'
    | 'above'
    | 'noMeasure'
    | 'powerFits'
    | 'powerJust'
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
  /** What the sheet says besides of a height, or what a supply comes to. */
  also?:
    | 'adjustableBy'
    | 'setBetween'
    | 'onePhase'
    | 'threePhases'
    | 'oneOfThree'
    | 'twoOfThree'
    | 'usualPhase';
  /** Into which the sheet says that the product is built, and how it states this side of it. */
  opening?: { of: 'niche' | 'cutout'; span: 'range' | 'least' | 'exact' };
  values: Partial<Record<ReasonValue, number | string>>;
}

/**
 * What is made of one side of the matter; `open` where the visitor has said nothing of it, `unsure` where it needs more
 * power than is usual and nobody has said that there is as much.
 */
interface Judgement {
  verdict: Outcome | 'unsure';
  points: Point[];
}

type JudgedProduct = Pick<
  Product,
  'measures' | 'specifications' | 'category' | 'installationMode' | 'construction'
>;

export const sides: readonly Side[] = ['width', 'depth', 'height'];

/** Those to ask for: how high a worktop is does not matter to the hob in it. */
export const sidesOf = ({ category }: Pick<Product, 'category'>): readonly Side[] =>
  category === 'hobs' ? ['width', 'depth'] : sides;

/** Between a phase and neutral. */
export const volts = 230;

/** Cookers stand on the floor between cabinets, level with the worktop, unless the record says otherwise. */
export const standsBetweenCabinets = ({
  category,
  installationMode,
}: Pick<Product, 'category' | 'installationMode'>): boolean =>
  category === 'cookers' && installationMode !== 'built_in';

/**
 * Compares what a product's sheet says with a kitchen, point by point, as far as the visitor has said how that is.
 * Whether it has room and whether it can be connected are two things; null where there is nothing to say of one.
 */
export function judgeFit(
  product: JudgedProduct,
  kitchen: Kitchen,
): { space: Judgement | null; connections: Judgement | null } {
  const { measures, specifications } = product;
  const isLevel = standsBetweenCabinets(product);
  const measured = sides.flatMap((side) => {
    const room = kitchen.space[side];
    if (room === null) return [];
    if (side === 'height' && isLevel) return judgeWorktop(room, measures);
    return (!isLevel && judgeOpening(side, room, product)) || judgeSide(side, room, measures);
  });
  return {
    space: judgement([...measured, ...(measured.length > 0 ? stated(specifications) : [])]),
    connections: judgement([
      ...judgePower(kitchen.electric, sectionOf('electric_connection', specifications)),
      ...judgeGas(kitchen.gas, specifications),
    ]),
  };
}

const sectionOf = (section: string, specifications: Product['specifications']) =>
  specifications.find((one) => one.section === section)?.value;

function judgement(points: Point[]): Judgement | null {
  if (points.length === 0) return null;
  const verdict = verdictOf(points.map(({ outcome }) => outcome));
  const isUnsure = verdict !== 'no' && points.some(({ also }) => also === 'usualPhase');
  return { verdict: isUnsure ? 'unsure' : verdict, points };
}

function verdictOf(all: readonly Outcome[]): Outcome {
  const outcomes = all.filter((outcome) => outcome !== 'open');
  if (outcomes.length === 0) return 'open';
  if (outcomes.includes('no')) return 'no';
  if (!outcomes.some((outcome) => outcome === 'fits' || outcome === 'with')) return 'unstated';
  return outcomes.every((outcome) => outcome === 'fits') ? 'fits' : 'with';
}

const flush = { width: 'flushWidth', depth: 'flushDepth', height: 'flushHeight' } as const;

function judgeSide(side: Side, room: number, measures: Product['measures']): Point {
  const point = pointAbout(side, { room });
  if (!measures) return point('unstated', 'noMeasure');
  const least = measures[side];
  const [most, by] = side === 'height' ? [measures.heightTo, measures.adjustableBy] : [least, 0];
  const adjustable = (judged: Point): Point => {
    if (most > least)
      return { ...judged, also: 'setBetween', values: { ...judged.values, from: least, to: most } };
    return by > 0 ? { ...judged, also: 'adjustableBy', values: { ...judged.values, by } } : judged;
  };
  if (room > most) return adjustable(point('fits', 'spare', { own: most, spare: room - most }));
  if (room === most) return adjustable(point('fits', flush[side], { own: most }));
  if (room >= least) return point('with', 'setLower', { own: least, to: most });
  if (room >= least - by) return point('with', 'adjustable', { own: least, by });
  return adjustable(point('no', 'tooLarge', { own: least, over: least - room }));
}

/** What is smaller than the product is taken for the opening that its front covers, where the sheet states one. */
function judgeOpening(side: Side, room: number, { measures, construction }: JudgedProduct): Point | null {
  const asked = construction?.cutout?.[side];
  const own = measures?.[side] ?? 0;
  if (!asked || room >= own) return null;
  const { from, to } = asked;
  const of = construction.kind === 'hob' ? 'cutout' : 'niche';
  const span = from < to ? 'range' : side === 'depth' && of === 'niche' ? 'least' : 'exact';
  const point = (outcome: Outcome, reason: Point['reason']): Point => ({
    ...pointAbout(side, { room, own, from, to })(outcome, reason),
    opening: { of, span },
  });
  if (room < from) return point('no', 'openingTooSmall');
  if (room > to && span !== 'least') return point('with', 'openingTooLarge');
  return point('fits', span === 'exact' ? 'openingExact' : 'opening');
}

/** What stands between cabinets is to be as high as their worktop; where it is not, it stands there all the same. */
function judgeWorktop(room: number, measures: Product['measures']): Point {
  const point = pointAbout('worktop', { room });
  if (!measures) return point('unstated', 'noMeasure');
  const { height: least, heightTo: most, adjustableBy: by } = measures;
  if (most > least && room >= least && room <= most)
    return point('fits', 'setLevel', { from: least, to: most });
  if (room === least) return point('fits', 'level');
  if (room >= least - by && room <= most + by) return point('with', 'maybeLevel', { own: least, by });
  if (room > most) return point('with', 'below', { own: most, over: room - most });
  return point('with', 'above', { own: least, over: least - room });
}

const pointAbout =
  (about: Point['about'], known: Point['values'] = {}) =>
  (outcome: Outcome, reason: Point['reason'], values: Point['values'] = {}): Point => ({
    about,
    outcome,
    reason,
    values: { ...known, ...values },
  });

const aboutRoom =
  /\b(?:clearances?|free space|distances?|distanz[ae]|spazio libero|niche|nicchia|cut-?out|foro|ventilation|aerazione|height (?:over|above) the hob|altezza (?:minima )?(?:sul|dal) piano(?! di lavoro))\b/i;

/** What the sheet says about room around the product, in its own words: it is quoted, not measured. */
function stated(specifications: Product['specifications']): Point[] {
  return specifications
    .flatMap(({ value }) => splitParts(value))
    .filter((part) => aboutRoom.test(part))
    .map((text) => ({ about: 'room', outcome: 'with', reason: 'room', values: { text } }));
}

/** By how much a power may be over a supply: both are rounded, 7.4 kW are 32 A, and 11 kW three times 16 A. */
const rounding = 0.02;

/** What one phase carries: a circuit, and the largest that are usual. */
const circuit = { supply: 3.7, amps: 16 };
const largeCircuit = { supply: 7.4, amps: 32 };

function judgePower({ kilowatts, phases }: Kitchen['electric'], text: string | undefined): Point[] {
  const point = pointAbout('electric');
  const powers = [...(text ?? '').matchAll(/(?<!\d)(\d+(?:[.,]\d+)?)\s*(k?)W\b/gi)].map(
    ([, number = '', kilo]) => Number(number.replace(',', '.')) / (kilo ? 1 : 1_000),
  );
  const power = Math.max(...powers);
  if (kilowatts === null) {
    if (text === undefined) return [];
    if (powers.length === 0) return [point('open', 'connectionOpen')];
    if (phases === 3 || power <= circuit.supply) return [point('open', 'supplyOpen', { power })];
    const usual = power > largeCircuit.supply ? largeCircuit : circuit;
    return [{ ...point('with', 'supplyOpen', { power, ...usual }), also: 'usualPhase' }];
  }
  if (text === undefined || powers.length === 0) return [point('unstated', 'noPower')];
  const amps = (kilowatts * 1_000) / volts / phases;
  const { onePhase, morePhases } = readSupplies(text);
  if (phases === 1 && morePhases && !onePhase) return [point('no', 'threePhase', { amps })];
  const takes = !morePhases && onePhase ? 1 : /\b2N/i.test(text) && !/\b3N/i.test(text) ? 2 : 3;
  const used = Math.min(takes, phases);
  const supply = (kilowatts * used) / phases;
  const [outcome, reason] =
    power <= supply
      ? (['fits', 'powerFits'] as const)
      : power <= supply * (1 + rounding)
        ? (['with', 'powerJust'] as const)
        : (['no', 'powerTooHigh'] as const);
  const ofThree = (['oneOfThree', 'twoOfThree', 'threePhases'] as const)[used - 1] ?? 'threePhases';
  return [
    {
      ...point(outcome, reason, { power, supply, amps }),
      also: phases === 1 ? 'onePhase' : ofThree,
    },
  ];
}

// A sheet without a gas connection may still name gas where it tells how the product cooks.
const cooks: readonly string[] = ['cooktop', 'oven'];
const aboutGas = /\b(?:gas|burners?|bruciator[ei])\b/i;

function judgeGas(gas: Kitchen['gas'], specifications: Product['specifications']): Point[] {
  const text = sectionOf('gas_connection', specifications);
  const about = pointAbout('gas');
  const point = (outcome: Outcome, reason: Point['reason']) => [about(outcome, reason)];
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
