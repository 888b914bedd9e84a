import * as z from 'zod/mini';
import type { Language } from './languages.ts';
import { languageKey, languageSchema } from './languages.ts';

/** Texts of the maker's own in place of the site's, by namespace and then nested as these are. */
export const ownTextsSchema = z.record(z.string(), z.record(z.string(), z.unknown()));
export type OwnTexts = z.infer<typeof ownTextsSchema>;

/** A picture of the maker's own, with all that a page needs to show it in place of one of the site's. */
const ownPictureSchema = z.object({
  name: z.string(),
  src: z.string(),
  sources: z.array(z.object({ type: z.string(), srcSet: z.string() })),
  social: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.object({ en: z.string(), it: z.string() }),
  focal: z.object({ x: z.number(), y: z.number() }),
  ground: z.string(),
});
export type OwnPicture = z.infer<typeof ownPictureSchema>;

/** A slide of the home page's news. */
const newsSlideSchema = z.object({
  title: z.string(),
  text: z.string(),
  /** A page of the site. */
  link: z.string(),
  action: z.string(),
  /** Name of an own picture. */
  picture: z.string(),
});
export type NewsSlide = z.infer<typeof newsSlideSchema>;

const timelineEntrySchema = z.object({ year: z.string(), title: z.string(), text: z.string() });
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

/** What a page shows of the maker's own content folder. */
export const pageContentSchema = z.object({
  /** In the page's language, of the namespaces that the page shows at first; `ownTextsApiPath` gives all. */
  texts: ownTextsSchema,
  /** By the name of what they stand in place of. */
  pictures: z.record(z.string(), ownPictureSchema),
  /** Absent where the site's own stand, as in a language that it does not name. */
  news: z.optional(z.partialRecord(languageSchema, z.array(newsSlideSchema))),
  timeline: z.optional(z.record(languageSchema, z.array(timelineEntrySchema))),
  /** The lines in their order, and those with another name. */
  lines: z.optional(z.array(z.object({ line: z.string(), name: z.optional(z.string()) }))),
  /** Paths of the pages that the maker has of its own; absent where there are none. */
  pages: z.optional(z.array(z.string())),
});
export type PageContent = z.infer<typeof pageContentSchema>;

/** Address of all own texts in a language. */
export const ownTextsApiPath = (language: Language) => `/api/texts?${languageKey}=${language}`;
