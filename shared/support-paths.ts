import type { Language } from './languages.ts';
import { languageKey } from './languages.ts';
import { withQuery } from './paths.ts';
import { normaliseSearchText } from './search-text.ts';

/** Address of what the owner of an appliance needs; apart from its schema, which product sheets do without. */
export const applianceApiPath = (language: Language, sku: string) =>
  withQuery(`/api/support/${encodeURIComponent(sku)}`, [[languageKey, language]]);

/** Address of what the help for owners finds. */
export const supportApiPath = (language: Language, text: string) =>
  withQuery('/api/support', [
    [languageKey, language],
    ['q', normaliseSearchText(text)],
  ]);
