import type { Language } from '@kitchen/shared/languages.ts';
import { languageSchema } from '@kitchen/shared/languages.ts';
import { useTranslation } from 'react-i18next';

/** The language that the interface is in. */
export function useLanguage(): Language {
  return languageSchema.parse(useTranslation().i18n.language);
}
