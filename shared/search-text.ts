/** Longest search text, in characters after trimming; the store drops over-long ones silently. */
export const searchTextLimit = 200;

/**
 * A search text as the site shows it and as it stands in addresses: as it was typed, with single spaces, no markup and
 * no percent octets (a store treats those as nothing). Empty where there is nothing to search for.
 */
export function tidySearchText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/<[^>]*>?/g, ' ')
    .replace(/%[0-9a-f]{2}/gi, ' ')
    .replace(/[\p{Cc}\\]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Brings a search text to the form in which it is looked up and cached: one case, straight apostrophes. */
export function normaliseSearchText(text: string): string {
  return tidySearchText(text)
    .replace(/[\u2018\u2019\u02BC\u2032]/g, "'")
    .replace(/[\u201C\u201D\u2033]/g, '"')
    .toLowerCase();
}
