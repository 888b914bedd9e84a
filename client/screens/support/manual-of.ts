import type { Language } from '@kitchen/shared/languages.ts';
import type { ProductDocument } from '@kitchen/shared/product-documents.ts';

/** The manual in a language, or in the other where it is in that one alone. */
export function manualOf(
  documents: readonly ProductDocument[],
  language: Language,
): ProductDocument | undefined {
  const manuals = documents.filter(({ kind }) => kind === 'manual');
  return manuals.find((manual) => manual.language === language) ?? manuals[0];
}
