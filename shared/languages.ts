import * as z from 'zod/mini';

/** The languages of the site, in the order in which they are offered. */
export const languages = ['en', 'it'] as const;

export const languageSchema = z.enum(languages);
export type Language = z.infer<typeof languageSchema>;

/** Query parameter, cookie and storage key that carry the visitor's choice of language. */
export const languageKey = 'lng';

/** The language that an address or a cookie names, in whatever case; undefined where it is none of the site's. */
export function readLanguage(name: string | null | undefined): Language | undefined {
  return languageSchema.safeParse(name?.toLowerCase()).data;
}
