/** Products on one page of a listing; "Show more" adds as many again. */
export const listingPageSize = 24;
