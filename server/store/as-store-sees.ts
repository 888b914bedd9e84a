/**
 * What is left of a text after the store's own cleaning, which takes out markup, percent octets,
 * control characters and backslashes. A filter of which nothing is left is no filter to the store.
 */
export function asStoreSees(text: string): string {
  let seen = text.replace(/<[^\s>][^>]*>?/g, '').replace(/[\p{Cc}\\]/gu, ' ');
  // Taking out one octet may put another together.
  for (let before = ''; seen !== before; ) {
    before = seen;
    seen = seen.replace(/%[0-9a-f]{2}/gi, '');
  }
  return seen.replace(/\s+/g, ' ').trim();
}
