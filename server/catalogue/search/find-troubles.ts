import { foldText } from '../fold-text.ts';

/** What is said of an appliance that may be dangerous, in both languages. */
const dangers = [
  'smell(?:s|ing)?(?: (?:of|like))? (?:gas|burning|burnt|smoke)|gas (?:(?:ovens?|cooker|range|hob|cooktop|stove) )?(?:smell(?:s|ing)?|leaks?|leaking|odou?rs?|escap(?:es|ing))',
  '(?:odor[ei]|puzza|fug[ah]e?|perdit[ae]|perde|odora)(?: (?:di|del))? (?:gas|bruciato|fumo|acqua)|perde|gas (?:puzza|odora)',
  'leak(?:s|ed|ing|age)?',
  '(?:caught|catch(?:es|ing)?|on|set) fire|in flames',
  'in fiamme|(?:preso|presa|prende|prendono|andato a|andata a) fuoco|incendi(?:o|ato|ata)?',
  'smok(?:es|ing) (?:oven|cooker|hob)|(?:oven|cooker|hob)(?: is)? smok(?:es|ing)|(?:esce|fa) (?:del )?fumo',
  'glass(?: (?:door|is|has|of|the|my|oven|hob)){0,3} (?:broke|broken|shattered|cracked|smashed|exploded|burst)',
  '(?:broke|broken|shattered|cracked|smashed|exploded|burst)(?: (?:the|my|door|oven|hob)){0,3} glass|shattered',
  'vetr[oi](?: (?:e|si|del|della|dello|forno|porta|piano)){0,4} (?:rott[oi]|scoppiat[oi]|esplos[oi]|crepat[oi]|frantumat[oi])',
  '(?:rott[oi]|scoppiat[oi]|esplos[oi]|crepat[oi]|rompe)(?: (?:il|un|i)){0,1} vetr[oi]',
  // An exploded view shows the parts.
  'exploded(?! (?:views?|drawings?|diagrams?|parts))|explo(?:des|sion)|(?<=(?:e|si e|sono) )esplos[oaie]|esplo(?:de|sione)|scoppiat[oa]',
  'electric shocks?|electrocuted|sparking|short circuit|scoss[ae]|scintille|corto ?circuito',
  'burn(?:ed|t) (?:me|my|myself)|injur(?:y|ed|ies)|ustion[ei]|(?:sono|e) (?:bruciat|ustionat|ferit)[oa]',
  'carbon monoxide|monossido(?: di carbonio)?|dangerous|unsafe|emergency|pericol(?:o|os[oa])|emergenza',
].join('|');

const cannot =
  "(?:not|no longer|never|cannot|cant|can'?t|wont|won'?t|doesnt|doesn'?t|dont|don'?t|isnt|isn'?t|stopped|non)";

/** What is said of one that does not work, without words that say something of a product. */
const faults = [
  `${cannot}(?: (?:to|get|be|si|piu)){0,2} (?:heat(?:ing)?|warm|work(?:ing)?|start(?:ing)?|ignit(?:e|ing)|respond(?:ing)?|clos(?:e|ing)|suck(?:ing)?|extract(?:ing)?)(?: up)?`,
  `${cannot}(?: (?:get|be)){0,1} (?:turn|turning|switch|switching|come|coming|go|going) (?:on|off)|${cannot} (?:get )?hot`,
  // "Not light" may be said of a colour.
  "(?:(?:do(?:es)?|will|can) ?not|(?:do|does|wo|ca)n'?t|no longer) light(?: up)?|(?:not|stopped) lighting",
  `${cannot}(?: (?:si|piu)){0,2} (?:s?cald[ai]|riscald[ai]|scaldano|riscaldano|funziona(?:no)?|accend(?:e|ono)|spegn(?:e|ono)|parte|cuoce|chiude|aspira|gira)(?: piu)?`,
  '(?<!(?:not|without|never) )(?:mak(?:es|ing)|strange|loud|too much|lots of)(?: (?:a|some|strange|loud)){0,2} nois(?:e|es)|(?<!(?:how|not|too|less|very) )(?:noisy|rattl(?:es|ing))',
  '(?<!(?:non|senza) )(?:fa|fanno|strano|troppo|strani) rumor[ei]|(?<!(?:non|poco|meno|troppo|piu|quanto(?: e)?) )rumoros[aeio]',
  'noisy fan|ventola rumorosa',
  '(?<=(?:oven|cooker|hob|forno|cucina|piano) )(?:smells?|puzza)',
  'broken(?! white)(?: down)?|broke|fault(?:y|s)?|defective|error(?: codes?)?',
  'rott[aeio]|guast[aeio]|si e (?:spent|bloccat)[oa]|error[ei]',
].join('|');

const fanNoises = [
  '(?<!(?:less|low|quiet) )fan nois(?:e|es|y)(?! (?:levels?|rating)| ?\\d)|nois(?:e|es) (?:from|of)(?: (?:the|my))? fan',
  '(?<!(?:meno|poco|senza) )rumore (?:d[ai] |della |dalla )?ventola',
].join('|');

const toPattern = (alternatives: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'gu');
const dangerPattern = toPattern(dangers);
const troublePattern = toPattern(`${dangers}|${faults}|${fanNoises}`);
const troubleOfHoodsPattern = toPattern(`${dangers}|${faults}`);

/** Of hoods, and in decibels, the noise of a fan is a figure. */
const ofHoods =
  /(?<!\p{L})(?:(?:range)?hoods?|extractors?|duct(?:ed|less|ing)|vented|recirculat(?:ing|ed|ion)|capp[ae]|aspirator[ei]|aspirant[ei]|filtrant[ei]|ricircolo|dba?|decibels?)(?!\p{L})/u;
const troubleIn = (folded: string) => (ofHoods.test(folded) ? troubleOfHoodsPattern : troublePattern);

/** Whether a text says that an appliance may be dangerous. */
export const saysDanger = (text: string): boolean => foldText(text).search(dangerPattern) >= 0;

/** Whether it says that one is dangerous, or does not work. */
export function saysTrouble(text: string): boolean {
  const folded = foldText(text);
  return folded.search(troubleIn(folded)) >= 0;
}

/** A text without what it says of that, folded; as it is where it says nothing of the kind, or nothing else. */
export function withoutTrouble(text: string): string {
  const folded = foldText(text);
  const rest = folded.replace(troubleIn(folded), ' ').replace(/\s+/g, ' ').trim();
  return rest === '' || rest === folded ? text : rest;
}
