import * as z from 'zod/mini';
import type { Language } from './languages.ts';
import { languageKey } from './languages.ts';
import { withQuery } from './paths.ts';

/** Texts of the maker's own in place of the site's, by namespace and then nested as these are. */
export const ownTextsSchema = z.record(z.string(), z.record(z.string(), z.unknown()));
export type OwnTexts = z.infer<typeof ownTextsSchema>;

/** What a page shows of the maker's own content folder. */
export const pageContentSchema = z.object({
  /** In the page's language, of the namespaces that the page shows at first; `ownTextsApiPath` gives all. */
  texts: ownTextsSchema,
});
export type PageContent = z.infer<typeof pageContentSchema>;

/** Address of all own texts in a language. */
export const ownTextsApiPath = (language: Language) => withQuery('/api/texts', [[languageKey, language]]);
