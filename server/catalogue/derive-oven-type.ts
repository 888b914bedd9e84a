import type { FacetOption } from '@kitchen/shared/facets.ts';
import type { TechnicalPart } from './technical-parts.ts';
import { statedType } from './technical-parts.ts';

/** Parts that tell of something else than what heats the main oven. */
const besidesHeating =
  /^(?:cooling|raffreddamento|second oven|secondo forno|light|luce|cleaning|pulizia|volume|levels|livelli|grill)\b/;

const besidePoint =
  /\b(?:tangential )?cooling fan\b|\bventola (?:tangenziale|di raffreddamento)\b|\bventole tangenziali\b/g;

/** The kind of oven that the first of a record's texts tells of (`oven`, then `cavity`) that does. */
export function deriveOvenType(
  ...texts: readonly (readonly TechnicalPart[])[]
): FacetOption<'oven_type'> | undefined {
  for (const parts of texts) {
    const whole = parts
      .filter(({ label }) => !besidesHeating.test(label))
      .map(({ label, value }) => `${label} ${value}`)
      .join(' - ');
    const type = readType(statedType(parts) ?? '') ?? readType(whole);
    if (type) return type;
  }
  return undefined;
}

function readType(text: string): FacetOption<'oven_type'> | undefined {
  const words = text.replace(besidePoint, ' ');
  const fan = /\bfan\b|\bventilat(?:ed|[oaie])\b|\bventola\b|\bconvection\b/.test(words);
  if (/\bgas\b/.test(words)) return fan ? 'gas_with_fan' : 'gas';
  if (/\bmulti[- ]?(?:function|funzion)/.test(words)) return 'electric_multifunction';
  if (fan) return 'electric_fan';
  if (/\bstati(?:c|co|ca)\b|\bconventional\b|\btradizionale\b/.test(words)) return 'electric_static';
  return /\belectric\b|\belettric[oa]\b/.test(words) ? 'electric' : undefined;
}
