import type { Language } from './languages.ts';

/** What a country is called in a language, by its code such as `IT`. */
export const countryName = (code: string, language: Language) =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
