import * as z from 'zod/mini';
import { brandSchema } from './brand.ts';
import type { PageContent } from './content.ts';
import { languageSchema } from './languages.ts';

/** Id of the JSON script element that carries the page state. */
export const pageStateElementId = 'page-state';

/** Id of the style element that the page comes with. */
export const pageStylesElementId = 'page-styles';

/**
 * What the server hands to the browser with the first page: the settings that it rendered with and
 * the API answers that it used, by their address. The browser starts from the same.
 */
export const pageStateSchema = z.object({
  /**
   * The address that was rendered, as `pageAddress` gives it. Null: one page for all addresses that the site
   * has not.
   */
  address: z.nullable(z.string()),
  language: languageSchema,
  /** Origin of canonical addresses, without a slash at the end. */
  publicUrl: z.string(),
  brand: brandSchema,
  /** Calendar year of the rendering, for the copyright line and the years of experience. */
  year: z.number(),
  /** Days after which a delivered enquiry is erased from the server. */
  enquiryRetentionDays: z.number(),
  /** Whether there is a service behind the login of the reserved area. */
  loginAvailable: z.boolean(),
  /** Where accounts of the reserved area are asked for; null: by the contact form. */
  registrationUrl: z.nullable(z.string()),
  /** Share of the visits that the browser measures, from 0 to 1. */
  webVitalsShare: z.number(),
  /** What the maker put in place of what is built in, which few pages have: `pageContentSchema` comes with those. */
  content: z.optional(z.unknown()),
  answers: z.record(z.string(), z.unknown()),
});
export type PageState = Omit<z.infer<typeof pageStateSchema>, 'content'> & {
  content?: PageContent | undefined;
};
