import * as z from 'zod/mini';
import type { Language } from './languages.ts';
import { languageKey, languageSchema } from './languages.ts';
import { withQuery } from './paths.ts';

/** A page that the maker wrote itself. */
export const ownPageSchema = z.object({
  path: z.string(),
  /** In which it is written. */
  languages: z.array(languageSchema),
  /** That of what follows: the one that was asked for, if the page is written in it. */
  language: languageSchema,
  title: z.string(),
  description: z.string(),
  /** Cleaned HTML; null where the page is not written in the language that was asked for. */
  html: z.nullable(z.string()),
  /** Its headings of the highest level. */
  parts: z.array(z.object({ id: z.string(), title: z.string() })),
  /** What networks show of it. */
  social: z.nullable(z.object({ src: z.string(), alt: z.string() })),
});
export type OwnPage = z.infer<typeof ownPageSchema>;

/** Address of a page of the maker's own, by its path on the site. */
export const ownPageApiPath = (language: Language, path: string) =>
  withQuery('/api/pages', [
    [languageKey, language],
    ['path', path],
  ]);
