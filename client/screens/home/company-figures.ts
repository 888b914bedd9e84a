/** Facts about the maker; the year of its founding is the brand's. */
export const companyFigures = { countries: 60, facilityM2: 30_000, qualitySince: 1998 } as const;
