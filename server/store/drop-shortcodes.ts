/** What WordPress and its usual plugins bring, of which the name alone tells nothing. */
const known = 'audio,caption,contact-form-7,embed,gallery,playlist,products,video'.split(',');

/** Quotes as typed, as WordPress sets them in what it does not resolve, and encoded. */
const quotedAttribute = /\s[\w-]+=(?:["'\u2018-\u201F\u2032\u2033]|&[#\w]+;)/;
const attributesAlone = /^(?:\s+[\w-]+=|\s*\/?$)/;

/** A tag of HTML, whose address may hold brackets, or words in brackets: slash, first word and the rest. */
const tagOrBrackets = /<[a-z!/][^<>]*>|\[(\/?)([a-z][\w-]*)((?:\s[^[\]]*|\/)?)\]/gi;

/** What it encloses is no text but code in Base64. */
const encoded = /\[vc_raw_\w+(?:\s[^[\]]*)?\][A-Za-z0-9+/=%]*/g;

/**
 * Takes out the shortcodes that WordPress did not resolve, `[vc_row width="1/2"]`, as plugins that are gone leave
 * them; what they enclose stays. A first word in brackets is the name of one, throughout the text, where once an
 * attribute in quotes follows it, or the same name behind a slash closes it; or where it is a known one or has an
 * underscore and no capitals, and nothing but attributes follows. All else, such as [optional], [A/B], [see 1], is text.
 */
export function dropShortcodes(text: string, note?: (name: string) => void): string {
  if (!text.includes('[')) return text;
  const names = shortcodesIn(text);
  for (const name of names) note?.(name);
  return text
    .replace(encoded, ' ')
    .replace(tagOrBrackets, (whole, _, name) => (names.has(name) ? ' ' : whole));
}

function shortcodesIn(text: string): Set<string> {
  const opened = new Set<string>();
  const names = new Set<string>();
  for (const [, slash, name, rest = ''] of text.matchAll(tagOrBrackets)) {
    if (!name) continue;
    const isKnown = known.includes(name) || (name.includes('_') && name === name.toLowerCase());
    const isClosing = slash === '/' && opened.has(name);
    if (isClosing || quotedAttribute.test(rest) || (isKnown && attributesAlone.test(rest))) names.add(name);
    opened.add(name);
  }
  return names;
}
