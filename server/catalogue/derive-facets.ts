import type { FacetOption } from '@kitchen/shared/facets.ts';
import { isDenial } from '@kitchen/shared/is-denial.ts';
import type { TechnicalPart } from '@kitchen/shared/split-specification.ts';
import { readParts } from '@kitchen/shared/split-specification.ts';
import { foldText } from './fold-text.ts';

/**
 * The statements of a technical text, which lines and bars part as dashes do, folded for looking through. Those that
 * say nothing, or deny what they name (`Rotisserie: no`), are left out.
 */
export function technicalParts(value: string | undefined): TechnicalPart[] {
  return readParts(foldText((value ?? '').replace(/[\n|]/g, ' - ')))
    .map(({ label, text }) => ({ label, text: text.replace(/\b(?:no|without|senza) [a-z]+/g, ' ').trim() }))
    .filter(({ text }) => text !== '' && !isDenial(text));
}

/** Whether a label names what kind of thing something is. */
export const isType = (label: string) => /^(?:type|tipo|tipologia)\b/.test(label);

/** What the part labelled as the type tells, else all parts but those whose label names something else. */
function readTypeOrAll<T>(
  parts: readonly TechnicalPart[],
  besides: RegExp,
  read: (text: string) => T | undefined,
): T | undefined {
  const stated = parts.find(({ label }) => isType(label))?.text;
  const whole = parts
    .filter(({ label }) => !besides.test(label))
    .map(({ label, text }) => `${label} ${text}`)
    .join(' - ');
  return (stated === undefined ? undefined : read(stated)) ?? read(whole);
}

interface HeatSources {
  gas: boolean;
  induction: boolean;
  ceramic: boolean;
  plates: boolean;
  /** By any electric means, also one that is not named. */
  electric: boolean;
  mixed: boolean;
}

/** Parts that name glass, steel or sparks, not what heats. */
const besidesTop =
  /^(?:glass|vetro|surface|superficie|material[ei]?|finish|finitura|ignition|accensione|grids?|grates|grigli[ae]|knobs?|manopole)\b/;

/** Electric sparks and a glass under the burners make no electric top. */
const notTop =
  /\b(?:electric(?:al|ally)?|electronic) (?:re-?)?ignit\w+|\baccensione elettr\w+|\b(?:on|su) (?:glass|vetro|cristallo)[a-z -]*/g;

/** The kind of top that a record's `cooktop` text tells of. */
export function deriveCooktopType(
  cooktop: readonly TechnicalPart[],
): FacetOption<'cooktop_type'> | undefined {
  const heat = readTypeOrAll(cooktop, besidesTop, readHeat);
  if (!heat) return undefined;
  if (heat.mixed) return 'mixed';
  return heat.gas ? 'gas' : 'electric';
}

/** The kind of cooking zones that a record's `cooktop` text tells of. */
export function deriveCookingZone(
  cooktop: readonly TechnicalPart[],
): FacetOption<'cooking_zone'> | undefined {
  const heat = readTypeOrAll(cooktop, besidesTop, readHeat);
  if (!heat) return undefined;
  if (heat.mixed) return 'mixed';
  if (heat.gas) return 'gas_burners';
  // Induction zones lie under glass ceramic too.
  if (heat.induction) return 'induction';
  if (heat.ceramic) return 'ceramic';
  return heat.plates ? 'electric_solid_plates' : undefined;
}

function readHeat(text: string): HeatSources | undefined {
  const words = text.replace(notTop, ' ');
  const gas = /\bgas\b|\bburners?\b|\bbruciator[ei]\b|\bfuochi\b|\bfuoco\b/.test(words);
  const induction = /\binduction\b|\binduzione\b/.test(words);
  const ceramic = /\b(?:vitro)?ceramic\b|\bvetroceramic\w+|\bradiant[ei]?\b/.test(words);
  const plates = /\b(?:solid|hot|electric) ?plates?\b|\bpiastr[ae]\b/.test(words);
  const electric = induction || ceramic || plates || /\belectric\b|\belettric\w+/.test(words);
  const mixed = (gas && electric) || /\bmixed\b|\bmist[oa]\b|\bdual fuel\b/.test(words);
  return gas || electric || mixed ? { gas, induction, ceramic, plates, electric, mixed } : undefined;
}

/** Parts that tell of something else than what heats the main oven. */
const besidesOven =
  /^(?:cooling|raffreddamento|second oven|secondo forno|light|luce|cleaning|pulizia|volume|levels|livelli|grill)\b/;

const notOven =
  /\b(?:tangential )?cooling fan\b|\bventola (?:tangenziale|di raffreddamento)\b|\bventole tangenziali\b/g;

/** The kind of oven that the first of a record's texts tells of (`oven`, then `cavity`) that does. */
export function deriveOvenType(
  ...texts: readonly (readonly TechnicalPart[])[]
): FacetOption<'oven_type'> | undefined {
  for (const parts of texts) {
    const type = readTypeOrAll(parts, besidesOven, readOvenType);
    if (type) return type;
  }
  return undefined;
}

function readOvenType(text: string): FacetOption<'oven_type'> | undefined {
  const words = text.replace(notOven, ' ');
  const fan = /\bfan\b|\bventilat(?:ed|[oaie])\b|\bventola\b|\bconvection\b/.test(words);
  if (/\bgas\b/.test(words)) return fan ? 'gas_with_fan' : 'gas';
  if (/\bmulti[- ]?(?:function|funzion)/.test(words)) return 'electric_multifunction';
  if (fan) return 'electric_fan';
  if (/\bstati(?:c|co|ca)\b|\bconventional\b|\btradizionale\b/.test(words)) return 'electric_static';
  return /\belectric\b|\belettric[oa]\b/.test(words) ? 'electric' : undefined;
}

const signs: readonly (readonly [option: FacetOption<'special_function'>, pattern: RegExp])[] = [
  ['rotisserie', /\brotisserie\b|\bgirarrosto\b|\bspiedo\b/],
  ['true_fan_cooking', /\btrue[- ]fan\b|\bcottura ventilata\b|\bventilat[oa] pur[oa]\b/],
  // A stone for pizza is an accessory, not a function.
  [
    'pizza_300°c',
    /\bpizza\b\D{0,24}\b300c?\b|\bpizza (?:function|mode|programme)\b|\b(?:funzione|programma) pizza\b/,
  ],
  ['leavening_40°c', /\b(?:leavening|lievitazione|proving|proofing)\b\D{0,24}\b40c?\b/],
  ['easy_steam', /\beasy[- ]?steam\b/],
  ['idroclean', /\b(?:idro|hydro)[- ]?clean\b/],
  ['booster', /\bbooster\b/],
  ['leavening', /\b(?:leavening|lievitazione|proving|proofing)\b(?!\D{0,24}\b40c?\b)/],
];

/** The special functions that a record's technical texts tell of. */
export function deriveSpecialFunctions(parts: readonly TechnicalPart[]): FacetOption<'special_function'>[] {
  const statements = parts.map(({ label, text }) => (label ? `${label}: ${text}` : text));
  return signs.flatMap(([option, pattern]) =>
    statements.some((statement) => pattern.test(statement)) ? [option] : [],
  );
}
