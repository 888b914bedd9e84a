import * as z from 'zod/mini';

/** How a visit went, as the browser measured it: takes `POST` of JSON. */
export const webVitalsApiPath = '/api/web-vitals';

/** Names of the site's screens: what a measured visit says of where it was. */
const screenNameSchema = z.enum([
  'about',
  'accessibility',
  'care',
  'catalogues',
  'collection',
  'collections',
  'company-info',
  'compare',
  'contacts',
  'dealer',
  'dealers',
  'finder',
  'home',
  'line',
  'listing',
  'login',
  'nero-line',
  'not-found',
  'own-page',
  'privacy-policy',
  'product',
  'reasons',
  'recalls',
  'reserved-area',
  'shortlist',
  'support',
]);
export type ScreenName = z.infer<typeof screenNameSchema>;

const milliseconds = z.number().check(z.gte(0), z.lte(600_000));

/** The Core Web Vitals of one visit to a screen; what was not measured is absent. */
export const webVitalsSchema = z.strictObject({
  screen: screenNameSchema,
  /** Largest Contentful Paint. */
  lcp: z.optional(milliseconds),
  /** Interaction to Next Paint. */
  inp: z.optional(milliseconds),
  /** Cumulative Layout Shift. */
  cls: z.optional(z.number().check(z.gte(0), z.lte(1_000))),
});
export type WebVitals = z.infer<typeof webVitalsSchema>;
