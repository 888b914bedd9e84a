/** Products on one page of a listing; "Show more" adds as many again. */
export const listingPageSize = 24;

/** Most pages of a listing that one address shows. */
export const listingPageLimit = 40;

/** Days after which a delivered enquiry is erased from the server. */
export const enquiryRetentionDays = 30;

/** Most characters of a SKU. */
export const skuLimit = 200;
