import type { FacetOption } from '@kitchen/shared/facets.ts';
import type { TechnicalPart } from './technical-parts.ts';
import { statedType } from './technical-parts.ts';

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
const besidesHeating =
  /^(?:glass|vetro|surface|superficie|material[ei]?|finish|finitura|ignition|accensione|grids?|grates|grigli[ae]|knobs?|manopole)\b/;

/** Electric sparks and a glass under the burners make no electric top. */
const besidePoint =
  /\b(?:electric(?:al|ally)?|electronic) (?:re-?)?ignit\w+|\baccensione elettr\w+|\b(?:on|su) (?:glass|vetro|cristallo)[a-z -]*/g;

/** The kind of top that a record's `cooktop` text tells of. */
export function deriveCooktopType(
  cooktop: readonly TechnicalPart[],
): FacetOption<'cooktop_type'> | undefined {
  const heat = heatSources(cooktop);
  if (!heat) return undefined;
  if (heat.mixed) return 'mixed';
  return heat.gas ? 'gas' : 'electric';
}

/** The kind of cooking zones that a record's `cooktop` text tells of. */
export function deriveCookingZone(
  cooktop: readonly TechnicalPart[],
): FacetOption<'cooking_zone'> | undefined {
  const heat = heatSources(cooktop);
  if (!heat) return undefined;
  if (heat.mixed) return 'mixed';
  if (heat.gas) return 'gas_burners';
  // Induction zones lie under glass ceramic too.
  if (heat.induction) return 'induction';
  if (heat.ceramic) return 'ceramic';
  return heat.plates ? 'electric_solid_plates' : undefined;
}

function heatSources(cooktop: readonly TechnicalPart[]): HeatSources | undefined {
  const stated = statedType(cooktop);
  const whole = cooktop
    .filter(({ label }) => !besidesHeating.test(label))
    .map(({ label, value }) => `${label} ${value}`)
    .join(' - ');
  return (stated === undefined ? undefined : readHeat(stated)) ?? readHeat(whole);
}

function readHeat(text: string): HeatSources | undefined {
  const words = text.replace(besidePoint, ' ');
  const gas = /\bgas\b|\bburners?\b|\bbruciator[ei]\b|\bfuochi\b|\bfuoco\b/.test(words);
  const induction = /\binduction\b|\binduzione\b/.test(words);
  const ceramic = /\b(?:vitro)?ceramic\b|\bvetroceramic\w+|\bradiant[ei]?\b/.test(words);
  const plates = /\b(?:solid|hot|electric) ?plates?\b|\bpiastr[ae]\b/.test(words);
  const electric = induction || ceramic || plates || /\belectric\b|\belettric\w+/.test(words);
  const mixed = (gas && electric) || /\bmixed\b|\bmist[oa]\b|\bdual fuel\b/.test(words);
  return gas || electric || mixed ? { gas, induction, ceramic, plates, electric, mixed } : undefined;
}
