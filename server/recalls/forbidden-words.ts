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
  /(?:no|without(?: any)?) (?:reported |known )?(?:accidents?|incidents?|injur(?:y|ies))/,
  /volontari(?:o|a|e|amente)?/,
  /precauzion(?:e|i|al[ei])/,
  /cautelativ(?:o|a|i|e|amente)/,
  /discrezional[ei]/,
  /rar(?:o|a|i|amente|issim[oaie])/,
  /(?:cas[oi]|situazion[ei]|circostanz[ae]) (?:specific|particolar|isolat|eccezional)[a-z]+/,
  /(?:nessun|senza) (?:incident[ei]|infortuni[oi]?|ferit[oi])/,
].map(({ source }) => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'giu'));

/** The forbidden words in a text, as they stand there. */
export function findForbiddenWords(text: string): string[] {
  const words = text.normalize('NFC').replace(/\s+/g, ' ');
  return forbidden.flatMap((pattern) => words.match(pattern) ?? []);
}
