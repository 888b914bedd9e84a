/** The form in which SKUs compare: records whose keys are equal are one product. */
export function skuKey(sku: string): string {
  return sku.trim().toLowerCase();
}
