/** Products on one page of a listing; "Show more" adds as many again. */
export const listingPageSize = 24;

/** Most pages of a listing that one address shows. */
export const listingPageLimit = 40;

/** Most characters of a SKU. */
export const skuLimit = 200;
