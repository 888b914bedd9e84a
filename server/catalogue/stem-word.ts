import type { Language } from '@kitchen/shared/languages.ts';

/**
 * Brings singular and plural (and in Italian the genders) of a folded word to one stem. Light on
 * purpose: a stem that is too long only asks for the other form, one that is too short finds what is not meant.
 */
export function stemWord(word: string, language: Language): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  return language === 'it' ? stemItalian(word) : stemEnglish(word);
}

/** forno, forni → forn; bianco, bianche → bianc; grigia, grigi → grig. */
function stemItalian(word: string): string {
  const stem = word.replace(/[aeio]$/, '');
  return stem === word ? word : stem.replace(/(?<=.{3})[hi]$/, '');
}

/** hobs → hob; burgundies → burgundy; switches → switch; but stainless stays. */
function stemEnglish(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=s|x|z|ch|sh)es$/, '')
    .replace(/(?<!s)s$/, '');
}
