/** The form in which SKUs compare: whatever their case, those whose keys are equal name one product. */
export const skuKey = (sku: string) => sku.trim().toLowerCase();

export const isSameSku = (one: string, other: string) => skuKey(one) === skuKey(other);
