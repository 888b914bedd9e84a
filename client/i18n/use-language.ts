import type { Language } from '@kitchen/shared/languages.ts';
import { useTexts } from './use-texts.tsx';

/** The language that the interface is in. */
export const useLanguage = (): Language => useTexts().language;
