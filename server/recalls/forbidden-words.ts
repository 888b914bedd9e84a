const harm = 'accidents?|incidents?|injur(?:y|ies)';
const harmItalian = 'incident[ei]|infortuni[oi]?|ferit[aeio]|lesion[ei]|ustion[ei]';
const hurt = 'injured|hurt|harmed|burnt|burned';
const nobody = 'nobody|no[- ]?one';

/** What stands between "non" and the harm, in either order: few words, so that "non toccare per evitare lesioni" may stand. */
const isNot =
  'non (?:(?:si|ci|vi|ne) )?(?:sono|è|risulta(?:no)?|abbiamo|registra(?:no)?|segnala(?:no)?|verifica(?:no)?)';
const known =
  '(?: (?:stat[eio]|mai|finora|ad?|oggi|al|momento|alcun[oa]?|ricevut[eio]|segnalat[eio]|verificat[eio]|registrat[eio]|riportat[eio]|avvenut[eio]|accadut[eio]|avut[eio]|not[ei]|segnalazioni|notizi[ae]|di))';
const wasHurt =
  '(?:si è|è stato|è rimasto|sia stato|sia rimasto)(?: mai)? (?:ferito|infortunato|ustionato|fatto male)';

/**
 * Words that make a danger look smaller, which a recall notice must not use ((EU) 2023/988, Art. 36(2)(c)). Both
 * languages are looked for in every text.
 */
const forbidden = [
  /voluntar(?:y|ily)/,
  /precaution(?:s|ary)?/,
  /discretionary/,
  /rare(?:ly)?/,
  /(?:specific|particular|certain|isolated|exceptional) (?:cases?|situations?|circumstances)/,
  `(?:no|without(?: any)?) (?:(?:reported|known|serious|further|reports? of|any) )*(?:${harm})`,
  `(?:not|never)(?: (?:been|received|had|caused|led|to|aware|heard|of|any|reports?))* (?:${harm})`,
  `(?:${harm}) (?:have|has|were|was) (?:not|never)(?: yet)?(?: been)? (?:reported|recorded|known|occurred|happened)`,
  `(?:${nobody}) (?:has|have|was|is)(?: ever)?(?: been)? (?:${hurt})`,
  `(?:${hurt}) (?:${nobody})`,
  /volontari(?:o|a|e|amente)?/,
  /precauzion(?:e|i|al[ei])/,
  /cautelativ(?:o|a|i|e|amente)/,
  /discrezional[ei]/,
  /rar(?:o|a|i|amente|issim[oaie])/,
  /(?:cas[oi]|situazion[ei]|circostanz[ae]) (?:specific|particolar|isolat|eccezional|cert|determinat)[a-z]+/,
  /(?:specific|particolar|isolat|eccezional|cert|determinat)[a-z]{1,2} (?:cas[oi]|situazion[ei]|circostanz[ae])/,
  `(?:nessun[oa]?|senza(?: alcun[oa]?)?) (?:${harmItalian})`,
  `${isNot}${known}* (?:${harmItalian})`,
  `(?:${harmItalian}) ${isNot}${known}+`,
  `nessuno ${wasHurt}`,
  `non ${wasHurt} nessuno`,
].map((pattern) => {
  const source = typeof pattern === 'string' ? pattern : pattern.source;
  return new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'giu');
});

/** The forbidden words in a text, as they stand there. */
export function findForbiddenWords(text: string): string[] {
  const words = text.normalize('NFC').replace(/\s+/g, ' ');
  return forbidden.flatMap((pattern) => words.match(pattern) ?? []);
}
