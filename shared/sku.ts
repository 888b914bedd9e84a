/** The form in which SKUs compare: whatever their case, those whose keys are equal name one product. */
export const skuKey = (sku: string) => sku.trim().toLowerCase();

/** Whether somebody typed this SKU, with or without its dashes and spaces. */
export const isTypedSku = (typed: string, sku: string) => lettersAndDigits(typed) === lettersAndDigits(sku);

/** What is left of a SKU however it is typed. */
export const lettersAndDigits = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

export const isSameSku = (one: string, other: string) => skuKey(one) === skuKey(other);
