/** Cuts a text to at most `limit` characters behind a word; an ellipsis says that there was more. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const room = text.slice(0, limit);
  const lastSpace = room.lastIndexOf(' ');
  // A single word longer than the limit is cut within, but never within a surrogate pair.
  const cut = lastSpace > 0 ? room.slice(0, lastSpace) : room.slice(0, -1).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.replace(/(?<![\s,;:.\-\u2013\u2014])[\s,;:.\-\u2013\u2014]+$/, '')}…`;
}
