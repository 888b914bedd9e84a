import type { Language } from '@kitchen/shared/languages.ts';
import { languageSchema } from '@kitchen/shared/languages.ts';
import type { TextArea, TextNamespace } from '@kitchen/shared/texts/screen-texts.ts';
import type { i18n } from 'i18next';
import { createInstance } from 'i18next';
import { loadTexts } from './load-texts.ts';
import type { OwnTextsOf } from './own-texts.ts';

/**
 * A translator with one language's texts, which loads others on demand. It is never global: the server
 * makes one for each page that it renders. Rejects where the texts cannot be had.
 */
export async function createI18n(
  language: Language,
  areas: readonly TextArea[] = [],
  ownTextsOf?: OwnTextsOf,
): Promise<i18n> {
  const instance = createInstance();
  await instance.init({
    lng: language,
    fallbackLng: 'en',
    defaultNS: 'texts',
    ns: ['texts'],
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  if (ownTextsOf) ownTexts.set(instance.store, ownTextsOf);
  await loadNamespaces(instance, language, ['texts', ...areas]);
  return instance;
}

/** Texts that stand in place of the site's, by the store of a translator: hooks wrap the translator itself. */
const ownTexts = new WeakMap<i18n['store'], OwnTextsOf>();

/** Whether the texts of these areas are there in the current language. */
export function hasTexts(instance: i18n, areas: readonly TextArea[]): boolean {
  return areas.every((area) => instance.hasResourceBundle(instance.language, area));
}

/** Loads the texts of some areas in the current language. Rejects where they cannot be had. */
export async function addTexts(instance: i18n, areas: readonly TextArea[]): Promise<void> {
  await loadNamespaces(instance, languageSchema.parse(instance.language), areas);
}

/** The language that was chosen last, by the store of a translator. */
const chosen = new WeakMap<i18n['store'], Language>();

/**
 * Turns to another language once all texts in use are there in it, also those of screens opened
 * meanwhile. Rejects, and stays in the language before, where they cannot be had.
 * @returns False where another choice was made before they came: the last one stands.
 */
export async function turnToLanguage(instance: i18n, language: Language): Promise<boolean> {
  chosen.set(instance.store, language);
  const isChosen = () => chosen.get(instance.store) === language;
  const missing = () =>
    namespacesInUse(instance).filter((namespace) => !instance.hasResourceBundle(language, namespace));
  try {
    while (missing().length > 0) await loadNamespaces(instance, language, missing());
  } catch (error) {
    if (isChosen()) throw error;
  }
  if (!isChosen()) return false;
  if (instance.language !== language) await instance.changeLanguage(language);
  return true;
}

const namespacesInUse = ({ options }: i18n) => [options.ns ?? []].flat() as TextNamespace[];

async function loadNamespaces(
  instance: i18n,
  language: Language,
  namespaces: readonly TextNamespace[],
): Promise<void> {
  // Only adds them to those in use, since there is no backend.
  await instance.loadNamespaces(namespaces);
  await Promise.all(
    namespaces.map(async (namespace) => {
      if (instance.hasResourceBundle(language, namespace)) return;
      const [texts, own] = await Promise.all([
        loadTexts(language, namespace),
        ownTexts.get(instance.store)?.(language, namespace),
      ]);
      instance.addResourceBundle(language, namespace, texts);
      if (own) instance.addResourceBundle(language, namespace, own, true, true);
    }),
  );
}
