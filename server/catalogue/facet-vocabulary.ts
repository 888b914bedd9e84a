import type { FacetName, FacetOption } from '@kitchen/shared/facets.ts';
import { facetNames, facetOptions } from '@kitchen/shared/facets.ts';
import { facets as englishTexts } from '@kitchen/shared/texts/en/facets.ts';
import { facets as italianTexts } from '@kitchen/shared/texts/it/facets.ts';
import { foldText } from './fold-text.ts';
import { nearestWidth, readCentimetres } from './read-width.ts';

/**
 * What editors write for an option, with commas between, beside its own name and the names by which this site
 * shows it. Case, accents, spaces, dashes and underscores make no difference.
 */
const otherNames: { readonly [Name in FacetName]?: { readonly [Option in FacetOption<Name>]?: string } } = {
  color: {
    anthracite: 'antracite, anthracite grey, anthracite gray, grigio antracite',
    burgundy: 'bordeaux, bordo, rosso bordeaux, bordeaux red, burgundy red',
    white: 'bianca, bianco opaco, bianco lucido, matt white, gloss white',
    cream: 'crema, creme, panna',
    black: 'nera, nero lucido, gloss black, glossy black, vetro nero, black glass',
    slate_gray: 'slate, slate grey, ardesia, grigio ardesia',
    stainless_steel: 'acciaio, acciaio inox, acciaio inossidabile, inox, steel, stainless',
    avena: 'oat, avena opaco',
    mirror: 'specchio, specchiato, inox specchio, acciaio specchio, mirror steel, mirror polished steel',
    brown: 'marrone',
    nero: 'nero opaco, nera opaca, matt black, matte black, black matt',
  },
  collection: {
    enzo_titan: 'titan',
    nero: 'nero line, linea nero, nero line collection',
  },
  cooktop_type: {
    gas: 'a gas, gas burners, bruciatori a gas',
    electric: `elettrico, elettrica, ceramic, vetroceramica, solid plates, electric solid plates, piastre,
      piastre elettriche`,
    mixed: 'misto, mista, mixed gas and electric, dual fuel',
    induction: 'induzione, a induzione, induction top',
  },
  oven_type: {
    electric: 'elettrico, forno elettrico, electric oven',
    gas: 'a gas, forno a gas, gas oven',
    gas_with_fan: `gas ventilato, a gas ventilato, forno a gas ventilato, gas con ventola, a gas con ventola,
      gas fan, gas oven with fan, fan assisted gas, fan assisted gas oven`,
    electric_multifunction: `multifunzione, elettrico multifunzione, forno multifunzione,
      forno elettrico multifunzione, multifunction, multifunction oven, electric multifunction oven`,
    electric_static: `statico, elettrico statico, forno statico, forno elettrico statico, static,
      static oven, electric static oven`,
    electric_fan: `ventilato, elettrico ventilato, forno ventilato, forno elettrico ventilato, fan, fan oven,
      electric fan oven, electric with fan, elettrico con ventola`,
  },
  special_function: {
    rotisserie: 'girarrosto, spiedo, spit',
    true_fan_cooking: 'true fan, cottura ventilata, cottura ventilata pura, ventilato puro, ventilata pura',
    'pizza_300°c': `pizza, pizza 300, pizza a 300c, pizza at 300c, pizza 300 gradi, funzione pizza,
      pizza mode`,
    'leavening_40°c': `leavening 40, lievitazione 40, lievitazione 40c, lievitazione a 40c,
      lievitazione 40 gradi, proving 40c, proofing 40c`,
    easy_steam: 'steam, vapore, cottura a vapore, easysteam',
    idroclean: 'idro clean, hydroclean, hydro clean, pulizia a vapore, steam cleaning',
    booster: 'boost, preriscaldamento rapido, rapid preheating',
    leavening: 'lievitazione, proving, proofing',
  },
  cooking_zone: {
    electric_solid_plates: 'piastre, piastre elettriche, solid plates, electric plates, hot plates',
    mixed: 'misto, mista, zone miste, mixed zones',
    gas_burners: 'gas, a gas, bruciatori, bruciatori a gas, burners, fuochi a gas',
    induction: 'induzione, a induzione, zone a induzione, induction zones',
    ceramic: 'vetroceramica, in vetroceramica, glass ceramic, vitroceramic, ceramic zones, radiante',
  },
  installation_mode: {
    under_cabinet: 'undercabinet, under cupboard, sotto pensile, sottopensile, incasso sottopensile',
    wall: 'a parete, parete, a muro, wall mounted',
  },
};

/** Editors' tools leave this where nothing was chosen. */
const placeholders = `choose option, choose an option, select an option, scegli opzione, scegli un opzione,
  seleziona un opzione`.split(/,\s+/);

/** Options by folded name. An option's own name comes first and wins: `nero` is the option, not Italian for black. */
const vocabulary = new Map(
  facetNames.map((facet) => {
    const options: readonly FacetOption[] = facetOptions[facet];
    const others: Partial<Record<string, string>> = otherNames[facet] ?? {};
    const shown: Partial<Record<string, string>>[] = [
      englishTexts.options[facet],
      italianTexts.options[facet],
    ];
    const names = [
      ...options.map((option) => [option, option] as const),
      ...options.flatMap((option) =>
        (others[option]?.split(',') ?? []).map((name) => [name, option] as const),
      ),
      ...options.flatMap((option) => shown.map((texts) => [texts[option] ?? option, option] as const)),
    ];
    // Of equal names a map holds the last.
    return [facet, new Map(names.toReversed().map(([name, option]) => [foldName(name), option]))];
  }),
);

/** The option that an editor's value means; undefined where the facet offers no such thing. */
export function readOption(facet: FacetName, value: string): FacetOption | undefined {
  const option = vocabulary.get(facet)?.get(foldName(value));
  if (option !== undefined || facet !== 'width') return option;
  const centimetres = readCentimetres(value);
  return centimetres === undefined ? undefined : nearestWidth(centimetres);
}

/** The single values of a field; placeholders and blanks are none. */
export function splitValues(field: string | undefined): string[] {
  if (!field) return [];
  return field
    .split(/[,;|]/)
    .map((value) => value.trim())
    .filter((value) => value !== '' && !placeholders.includes(foldName(value)));
}

function foldName(name: string): string {
  return foldText(name.replace(/[\s_\-\u2010-\u2015'\u2018\u2019.]+/g, ' '));
}
