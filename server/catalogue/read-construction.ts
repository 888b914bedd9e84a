import type { Category } from '@kitchen/shared/categories.ts';
import type { Construction, Span } from '@kitchen/shared/drawing/construction.ts';
import type { Measures, specificationSections } from '@kitchen/shared/product.ts';
import type { TechnicalPart } from '@kitchen/shared/split-specification.ts';
import type { ProductRecord } from '../store/store.ts';
import { technicalParts } from './derive-facets.ts';
import { findMeasures } from './find-measures.ts';
import { foldText } from './fold-text.ts';
import type { ProductFacts } from './product-facts.ts';
import { countOf } from './product-facts.ts';
import { readNumber, toMillimetres } from './read-width.ts';

type Section = (typeof specificationSections)[number];

/** What there is to draw of a product besides its size; undefined where its records do not say what it is. */
export function readConstruction(
  category: Category | null,
  records: readonly ProductRecord[],
  facts: ProductFacts,
  { height, heightTo, adjustableBy }: Measures,
): Construction | undefined {
  const kind = kindOf(category, records, facts);
  if (!kind) return undefined;
  const said = (...keys: (Section | 'clearances' | 'door_open')[]) =>
    keys.flatMap((key) => first(records, ({ meta }) => technicalParts(meta[key])));
  const { ovens, burners, zones } = facts;
  const hasDoor = ovens !== undefined || kind === 'drawer' || kind === 'microwave';
  const isHandleless = records.some(({ meta }) =>
    noHandle.test(foldText(`${meta.door ?? ''} ${meta.other ?? ''}`)),
  );
  const stated = (Object.keys(signs) as (keyof typeof signs)[]).filter((part) =>
    said(...signs[part].in).some((words) => signs[part].of.test(whole(words))),
  );
  // What can be set to a height stands on feet.
  const isSet = kind === 'cooker' && (heightTo > height || adjustableBy > 0);
  const clearances = readClearances(kind, [
    ...said('clearances'),
    ...said('other').filter((part) => /\b(?:clearance|distan)/.test(whole(part))),
  ]);
  const points = (['gas', 'electricity'] as const).flatMap((of) => {
    const key = of === 'gas' ? 'gas_position' : 'electric_position';
    const point = readPoint(first(records, ({ meta }) => technicalParts(meta[key])));
    return point ? [{ of, ...point }] : [];
  });
  return withoutAbsent({
    kind,
    ovens,
    burners,
    zones,
    controls: controlsOf(said('control_zone')),
    knobs: countKnobs(said('control_zone')),
    parts: [
      ...new Set(isSet ? [...stated, 'feet' as const] : stated),
      ...(hasDoor && !isHandleless ? (['handle'] as const) : []),
    ],
    splashback: lengthIn(said('other', 'accessories').filter((part) => splashback.test(whole(part)))),
    doorOpen: lengthIn([
      ...said('door_open'),
      ...said('door').filter((part) => /\b(?:open|apert[ao])\b/.test(whole(part))),
    ]),
    cutout: readCutout(
      first(records, ({ meta }) =>
        [meta.cutout ?? '', meta.niche ?? '', ...labelledCutouts(meta.other)].filter(Boolean),
      )[0],
    ),
    points: points.length > 0 ? points : undefined,
    clearances: Object.keys(clearances).length > 0 ? clearances : undefined,
  });
}

/** What the first record says that says anything. */
function first<T>(records: readonly ProductRecord[], read: (record: ProductRecord) => T[]): T[] {
  return records.map(read).find((values) => values.length > 0) ?? [];
}

const drawerName = /\b(?:drawer|cassetto)\b/;
const microwaveName = /\b(?:microwave|microonde)\b/;

/** By its category, as far as the rest of the record says the same. */
function kindOf(
  category: Category | null,
  records: readonly ProductRecord[],
  { ovens, burners, zones }: ProductFacts,
): Construction['kind'] | undefined {
  if (category === 'hoods') return 'hood';
  if (category === 'hobs') return burners || zones ? 'hob' : undefined;
  if (category === 'cookers') return ovens ? 'cooker' : undefined;
  if (category === null) return undefined;
  if (ovens) return 'oven';
  const names = records.map(({ name }) => foldText(name)).join(' ');
  return drawerName.test(names) ? 'drawer' : microwaveName.test(names) ? 'microwave' : undefined;
}

const whole = ({ label, text }: TechnicalPart) => `${label} ${text}`;

const signs = {
  display: {
    of: /\b(?:programmable|programmabile|digital|digitale|display|clock|orologio)\b/,
    in: ['control_zone'],
  },
  dial: {
    of: /\b(?:round|analogue|analog) clock\b|\borologio (?:tondo|rotondo|analogico)\b/,
    in: ['control_zone'],
  },
  drawer: { of: /\b(?:drawer|cassetto)\b/, in: ['other'] },
  feet: { of: /\b(?:feet|legs|piedini|piedi)\b/, in: ['other', 'overall_dimensions'] },
  plinth: { of: /\b(?:plinth|zoccolo)\b/, in: ['other'] },
  glass: { of: /\b(?:glass|glasses|glazing|vetro|vetri)\b/, in: ['door'] },
  grates: { of: /\b(?:grates?|grids?|pan supports?|griglie|griglia)\b/, in: ['cooktop'] },
} as const satisfies Partial<Record<Construction['parts'][number], { of: RegExp; in: Section[] }>>;

const noHandle = /\b(?:handle-?less|without (?:a )?handle|no handle|senza maniglia)/;
const splashback = /\b(?:splash-?back|upstand|alzatina|paraschizzi)\b/;

const controls = {
  knobs: /\b(?:knobs?|manopole|manopola)\b/,
  touch: /\btouch\b/,
  buttons: /\b(?:buttons?|push-button|pulsantiera|pulsanti)\b/,
};

function controlsOf(parts: readonly TechnicalPart[]): Construction['controls'] {
  return (Object.keys(controls) as (keyof typeof controls)[]).find((name) =>
    parts.some((part) => controls[name].test(whole(part))),
  );
}

/** No appliance has more. */
const mostKnobs = 20;

/** How many knobs are stated at one place; those of hob and oven apart are not added up. */
function countKnobs(parts: readonly TechnicalPart[]): number | undefined {
  const [said, ...others] = parts.filter((part) => controls.knobs.test(whole(part)));
  if (!said || others.length > 0 || (said.text.match(/knob|manopol/g) ?? []).length > 1) return undefined;
  const count = countOf([said], controls.knobs);
  return count !== undefined && count > 0 && count <= mostKnobs ? count : undefined;
}

const length =
  /(?<![\d.,])(?<from>\d+(?:[.,]\d+)*)(?: ?(?:mm|cm)?(?: to | a | ?[-–—] ?)(?<to>\d+(?:[.,]\d+)*))? ?(?<unit>mm|cm)\b/;

/** No appliance has longer ones; in mm. */
const longest = 3000;

function readSpan(text: string): Span | undefined {
  const { from, to = from, unit } = length.exec(text)?.groups ?? {};
  if (!from || !to || !unit) return undefined;
  const span = { from: toMillimetres(readNumber(from), unit), to: toMillimetres(readNumber(to), unit) };
  return span.from <= span.to && span.to <= longest ? span : undefined;
}

function lengthIn(parts: readonly TechnicalPart[]): number | undefined {
  const span = parts.map((part) => readSpan(part.text) ?? readSpan(whole(part))).find(Boolean);
  return span && span.from === span.to && span.from > 0 ? span.from : undefined;
}

/** `Left: 100–300 mm - Height: 50–250 mm`, `Da sinistra: 20 cm - Da terra: 10 cm`: nothing where one is missing. */
function readPoint(
  parts: readonly TechnicalPart[],
): Omit<NonNullable<Construction['points']>[number], 'of'> | undefined {
  const spanOf = (pattern: RegExp) => {
    const part = parts.find((each) => pattern.test(whole(each)));
    return part && readSpan(whole(part));
  };
  const left = spanOf(/\b(?:left|sinistra)\b/);
  const across = left ?? spanOf(/\b(?:right|destra)\b/);
  const upwards = spanOf(/\b(?:height|above|floor|altezza|terra|pavimento)\b/);
  return across && upwards ? { side: left ? 'left' : 'right', across, upwards } : undefined;
}

const cutoutLabel = /^(?:cut-?out|niche|nicchia|vano|foro)\b/;

function labelledCutouts(value: string | undefined): string[] {
  return technicalParts(value)
    .filter((part) => cutoutLabel.test(part.label || part.text))
    .map(({ text }) => text);
}

/** Width and depth of a cut-out, width and height of a niche; named, or in the order of sizes. */
function readCutout(text: string | undefined): Construction['cutout'] {
  if (!text) return undefined;
  const { found, order } = findMeasures(text);
  const told = found.filter(({ isOther }) => !isOther);
  const unit = told.findLast((measure) => measure.unit)?.unit;
  const isClear = told.every(({ side }) => side) || told.every(({ side }) => !side);
  if (!unit || !isClear) return undefined;
  const spans: Partial<Record<'width' | 'depth' | 'height', Span>> = {};
  for (const [index, { side, value, to = value, unit: own = unit }] of told.entries()) {
    const name = side ?? order[index];
    const span: Span = { from: toMillimetres(value, own), to: toMillimetres(to, own) };
    if (!name || spans[name] || !(span.from > 0 && span.from <= span.to && span.to <= longest))
      return undefined;
    spans[name] = span;
  }
  const { width, depth, height } = spans;
  const radius = readSpan(/\b(?:radius|raggio|r)\b.*/.exec(foldText(text))?.[0] ?? '')?.from;
  if (!width || !(depth || height)) return undefined;
  return withoutAbsent({ width, depth, height, radius });
}

function readClearances(
  kind: Construction['kind'],
  parts: readonly TechnicalPart[],
): NonNullable<Construction['clearances']> {
  const found = (pattern: RegExp) => lengthIn(parts.filter((part) => pattern.test(whole(part))));
  if (kind === 'hood') {
    return withoutAbsent({
      overGas: found(/\bgas\b/),
      overElectric: found(/\b(?:induction|electric|induzione|elettric[oi])\b/),
    });
  }
  return withoutAbsent({
    sides: found(/\b(?:sides?|lati|lato|laterale|laterali|fianchi)\b/),
    above: found(/\b(?:above|over|sopra|superiore)\b/),
  });
}

/** Keys that a JSON leaves out are left out. */
function withoutAbsent<T extends object>(value: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as never;
}
