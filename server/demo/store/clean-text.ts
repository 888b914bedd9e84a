/** Takes tags and percent octets out of a search text or SKU, as the store does before it looks. */
export function cleanText(text: string): string {
  return text
    .replace(/<(?:script|style)[^<>]*>(?:[^<]|<(?!\/?(?:script|style)))*<\/(?:script|style)>/gi, '')
    .replace(/<\/?[a-z!][^>]*>?/gi, '')
    .replace(/[\r\n\t ]+/g, ' ')
    .replace(/%[0-9a-f]{2}/gi, '')
    .trim();
}

/** The store's database compares without regard to case and accents. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
