/** Products on one page of a listing; "Show more" adds as many again. */
export const listingPageSize = 24;

/** Most pages of a listing: a category is read up to 2,000 products. */
export const listingPageLimit = Math.ceil(2000 / listingPageSize);

/** Most pages of a listing that one address shows one below the other. */
export const shownPagesLimit = 20;

/** Most characters of a page's description for search engines: they cut longer ones. */
export const descriptionLimit = 160;

/** Days after which a delivered enquiry is erased from the server. */
export const enquiryRetentionDays = 30;

/** Most days that it may be set to: reports of safety problems are kept for five years at most ((EU) 2023/988, Art. 9). */
export const enquiryRetentionLimitDays = 5 * 365;

/** Most products that are compared at a time. */
export const comparedLimit = 3;

/** Most products of a shortlist. */
export const shortlistLimit = 30;

/** Most characters of a SKU. */
export const skuLimit = 200;

/** Most characters of what one field of "Does it fit?" says. */
export const fitTextLimit = 20;

/** Most characters of a serial number. */
export const serialLimit = 60;

/** Most bytes of a photograph that an enquiry brings along. */
export const photoBytesLimit = 5 * 1024 ** 2;
