import type { Language } from '@kitchen/shared/languages.ts';
import type { i18n } from 'i18next';
import { createInstance } from 'i18next';
import { loadTexts } from './load-texts.ts';

/**
 * A translator that holds one language's texts and loads others on demand. It is never global: the
 * server makes one for each page that it renders.
 */
export async function createI18n(language: Language): Promise<i18n> {
  const instance = createInstance();
  await instance.init({
    lng: language,
    fallbackLng: 'en',
    defaultNS: 'texts',
    ns: ['texts'],
    resources: { [language]: { texts: await loadTexts(language) } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}

/** Turns to another language once its texts are there. */
export async function turnToLanguage(instance: i18n, language: Language): Promise<void> {
  if (!instance.hasResourceBundle(language, 'texts')) {
    instance.addResourceBundle(language, 'texts', await loadTexts(language));
  }
  await instance.changeLanguage(language);
}
