const blocks = /^\s*<(p|ul|ol|div|h[1-6]|table|blockquote)\b/i;

/** Typographic quotes and encoded ampersands, outside of tags and scripts. */
function texturize(html: string): string {
  return html
    .split(/(<(?:script|style)[^<>]*>(?:[^<]|<(?!\/?(?:script|style)))*<\/(?:script|style)>|<[^<>]*>)/i)
    .map((piece, index) =>
      index % 2 === 1
        ? piece
        : piece
            .replace(/&(?![a-z]+;|#\d+;|#x[0-9a-f]+;)/gi, '&#038;')
            .replace(/(?<=\p{L})'/gu, '&#8217;')
            .replace(/(^|[\s([])'/g, '$1&#8216;')
            .replace(/(^|[\s([])"/g, '$1&#8220;')
            .replaceAll('"', '&#8221;'),
    )
    .join('');
}

/** Formats a stored text as the store's API does: with paragraphs, typographic quotes, entities. */
export function renderText(stored: string): string {
  if (stored.trim() === '') return '';
  const html = texturize(stored.trim());
  return `${blocks.test(html) ? html : `<p>${html.replace(/\n{2,}/g, '</p>\n<p>')}</p>`}\n`;
}
