import { decodeHTML } from 'entities';

/** Tags inside a line of text: what they stand between is one word or sentence. */
const inlineTag =
  /<\/?(?:a|abbr|b|bdi|bdo|cite|code|em|i|kbd|mark|q|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/gi;

/**
 * The words of clean HTML as one line of text. Entities are decoded after the tags are gone, so
 * what was written as `&lt;b&gt;` is read as `<b>`: escape it before it meets markup again.
 */
export function htmlToText(html: string): string {
  return decodeHTML(html.replace(inlineTag, '').replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Cuts a text to at most `limit` characters behind a word; an ellipsis says that there was more. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const room = text.slice(0, limit);
  const lastSpace = room.lastIndexOf(' ');
  // A single word longer than the limit is cut within, but never within a surrogate pair.
  const cut = lastSpace > 0 ? room.slice(0, lastSpace) : room.slice(0, -1).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.replace(/(?<![\s,;:.\-\u2013\u2014])[\s,;:.\-\u2013\u2014]+$/, '')}…`;
}
