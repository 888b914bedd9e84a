import type { Language } from '@kitchen/shared/languages.ts';

/** What languages are called in the visitor's. */
export function nameLanguages(codes: readonly string[], language: Language): string[] {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return codes.map((code) => names.of(code) ?? code);
}
