/** The form in which SKUs compare: records whose keys are equal are one product. */
export function skuKey(sku: string): string {
  return sku.trim().toLowerCase();
}

/**
 * Whether WordPress would look for something else when asked for this SKU: its cleaning
 * (`sanitize_text_field`) takes out markup, percent-encoded characters and repeated white space.
 */
export function isAlteredByStore(key: string): boolean {
  return /<|%[\da-f]{2}|[\t\r\n]|\s\s/i.test(key);
}
