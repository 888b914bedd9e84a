import type { texts } from '@kitchen/shared/texts/en/screens/glossary.ts';

export type Term = keyof (typeof texts)['terms'];

/** How the store's records write each term, in both languages. Where two begin alike, the longer one stands first. */
const patterns: Record<Term, string> = {
  trueFan: 'true[ -]fan(?: cooking)?|(?:cottura )?ventilat[ao] pur[ao]',
  pizza: '(?:pizza function|funzione pizza|pizza)(?: at| a)? 300 ?°C',
  leaveningAt40: '(?:leavening|lievitazione)(?: at| a)? 40 ?°C',
  leavening: 'leavening|lievitazione',
  easySteam: 'easy steam',
  idroclean: 'idroclean',
  booster: 'booster',
  rotisserie: 'rotisserie|girarrosto',
  gasMatik: 'gas-?matik|automatic shut-off|spegnimento automatico',
  safetyDevice:
    'FFD|flame failure devices?|safety (?:devices?|valves?)|valvol[ae] di sicurezza|valvolat[oi]|termocoppi[ae]',
  wokBurner: 'wok burners?|bruciator[ei] wok',
  wokRing: '(?:cast-iron )?wok ring|anello wok',
  induction: 'induction|induzione',
  ceramic: 'ceramic zones?|zone in vetroceramica',
  solidPlates: '(?:electric )?solid plates?|piastr[ae] elettric(?:a|he)',
  multifunction: 'multifunction(?: oven)?|(?:forno )?multifunzione',
  staticOven: 'static oven|forno statico|forno elettrico statico',
  fanOven: 'fan oven|forno ventilato|forno elettrico ventilato',
  softClosing: 'soft[ -]clos(?:ing|e)|chiusura ammortizzata',
  coolingFan: 'tangential cooling fan|ventola tangenziale',
  recirculation: 'recirculation|ricircolo',
  lpg: 'LPG|GPL',
  naturalGas: 'natural gas(?: G20)?|metano(?: G20)?',
  phases: '[23]N',
  usableVolume: 'usable volume|volume utile',
};

const terms = Object.keys(patterns) as Term[];
const alternatives = terms.map((term) => `(?<${term}>${patterns[term]})`).join('|');
// The classes of letters stand once, not with each term: a browser takes long to compile them.
const anyTerm = new RegExp(String.raw`(?<![\p{L}\d])(?:${alternatives})(?![\p{L}\d])`, 'giu');

/** Words that are a term, or those between terms. */
export type Words = string | { term: Term; words: string };

/** The texts of one section with the terms in them; each is marked where it first stands. */
export function findTerms(texts: readonly string[]): Words[][] {
  const marked = new Set<string>();
  return texts.map((text) => {
    const parts: Words[] = [];
    let end = 0;
    // Numbers and units may be held together by hard spaces, which count as any.
    for (const match of text.replace(/\s/g, ' ').matchAll(anyTerm)) {
      const term = terms.find((name) => match.groups?.[name] !== undefined);
      if (!term || marked.has(term)) continue;
      marked.add(term);
      const after = match.index + match[0].length;
      parts.push(text.slice(end, match.index), { term, words: text.slice(match.index, after) });
      end = after;
    }
    return [...parts, text.slice(end)].filter((part) => part !== '');
  });
}
