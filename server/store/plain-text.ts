import { decodeHTMLStrict } from 'entities';
import sanitizeHtml from 'sanitize-html';
import { dropShortcodes } from './drop-shortcodes.ts';

/** Texts that went through several programs may be encoded several times; no name means a literal `&amp;`. */
const mostEncodings = 3;

/**
 * Makes plain text of what the store has as a name or a value, which may hold entities, markup and
 * shortcodes or none of these. Only entities that end in `;` are decoded: `?a=1&copy=2` is no copyright sign.
 * One line, single spaces; never HTML: whoever shows it escapes it.
 * @param noteShortcode Is told the name of each shortcode.
 */
export function plainText(text: string, noteShortcode?: (name: string) => void): string {
  const decoded = dropShortcodes(decodeEntities(text), noteShortcode);
  const unmarked = /<[a-z/!?]/i.test(decoded) ? dropMarkup(decoded) : decoded;
  return dropInvisible(unmarked).replace(/\s+/g, ' ').trim();
}

/**
 * Takes out control characters but line breaks and tabs, what has no width, and marks that reverse the writing
 * direction: they break words for searches, and could disguise a text.
 */
export function dropInvisible(text: string): string {
  return text.replace(/(?!\s)\p{Cc}|[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu, '');
}

function decodeEntities(text: string): string {
  let decoded = text;
  for (let round = 0; round < mostEncodings && decoded.includes('&'); round++) {
    const next = decodeHTMLStrict(decoded);
    if (next === decoded) break;
    decoded = next;
  }
  return decoded;
}

function dropMarkup(text: string): string {
  const spaced = text.replace(/<(?:br|\/(?:p|div|li|td|th|tr|h[1-6]))\b[^<>]*>/gi, '$& ');
  const escaped = sanitizeHtml(spaced, {
    allowedTags: [],
    allowedAttributes: {},
    parser: { decodeEntities: false },
  });
  return decodeHTMLStrict(escaped);
}
