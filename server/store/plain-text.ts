import { decodeHTMLStrict } from 'entities';
import sanitizeHtml from 'sanitize-html';

/** Texts that went through several programs may be encoded several times; no name means a literal `&amp;`. */
const mostEncodings = 3;

/**
 * Makes plain text of what the store has as a name or a value, which may hold entities and markup
 * or none of either. Only entities that end in `;` are decoded: `?a=1&copy=2` is no copyright sign.
 * One line, single spaces; never HTML: whoever shows it escapes it.
 */
export function plainText(text: string): string {
  const decoded = decodeEntities(text);
  const unmarked = /<[a-z/!?]/i.test(decoded) ? dropMarkup(decoded) : decoded;
  return (
    unmarked
      // Marks that reverse the writing direction or hide characters could disguise a text.
      .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
      .replace(/[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  );
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
