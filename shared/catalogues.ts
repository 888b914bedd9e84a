import * as z from 'zod/mini';
import type { Language } from './languages.ts';
import { languageSchema } from './languages.ts';

/** The catalogues that visitors may download (PDF), in the order in which they are offered. */
export const catalogueSlugs = ['cookers', 'built-in'] as const;

const catalogueSlugSchema = z.enum(catalogueSlugs);
export type CatalogueSlug = z.infer<typeof catalogueSlugSchema>;

/** Name of a catalogue's file. */
export function catalogueFileName(slug: CatalogueSlug, language: Language): string {
  return `${slug}-${language}.pdf`;
}

/** Address of a catalogue; there is something only where the API lists it. */
export function cataloguePath(slug: CatalogueSlug, language: Language): string {
  return `/catalogues/${catalogueFileName(slug, language)}`;
}

/** Address of the list of catalogues that are there. */
export const cataloguesApiPath = '/api/catalogues';

const catalogueFileSchema = z.object({
  slug: catalogueSlugSchema,
  language: languageSchema,
  bytes: z.number(),
  /** Null where it is not known. */
  pages: z.nullable(z.number()),
});
/** One catalogue in one language, found at its `cataloguePath`. */
export type CatalogueFile = z.infer<typeof catalogueFileSchema>;

/** `GET /api/catalogues`: all that are there, in the order in which they are offered. */
export const catalogueListSchema = z.object({ catalogues: z.array(catalogueFileSchema) });
export type CatalogueList = z.infer<typeof catalogueListSchema>;
