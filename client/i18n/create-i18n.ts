import type { Language } from '@kitchen/shared/languages.ts';
import { languageSchema } from '@kitchen/shared/languages.ts';
import type { TextArea } from '@kitchen/shared/texts/screen-texts.ts';
import type { i18n } from 'i18next';
import { createInstance } from 'i18next';
import { loadAreaTexts, loadTexts } from './load-texts.ts';

/**
 * A translator that holds one language's texts and loads others on demand. It is never global: the
 * server makes one for each page that it renders.
 */
export async function createI18n(language: Language, areas: readonly TextArea[] = []): Promise<i18n> {
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
  await addTexts(instance, areas);
  return instance;
}

/**
 * What a translator was asked for, so that a language chosen meanwhile brings it along. Known by the
 * translator's store of texts: React's hooks hand out the translator itself under a new identity each time.
 */
const askedFor = new WeakMap<i18n['store'], Set<TextArea>>();

/** Whether the texts of these areas are there in the language of the moment. */
export function hasTexts(instance: i18n, areas: readonly TextArea[]): boolean {
  return areas.every((area) => instance.hasResourceBundle(instance.language, area));
}

/** Loads the texts of some areas in the language of the moment. */
export async function addTexts(instance: i18n, areas: readonly TextArea[]): Promise<void> {
  const asked = askedFor.get(instance.store) ?? new Set();
  askedFor.set(instance.store, asked);
  for (const area of areas) asked.add(area);
  await loadAreas(instance, languageSchema.parse(instance.language), areas);
}

/** The language that each translator was last asked to turn to. */
const wanted = new WeakMap<i18n['store'], Language>();

/**
 * Turns to another language once its texts are there, those of screens opened meanwhile among them.
 * @returns False where another choice was made before they came: the last one stands.
 */
export async function turnToLanguage(instance: i18n, language: Language): Promise<boolean> {
  wanted.set(instance.store, language);
  if (!instance.hasResourceBundle(language, 'texts')) {
    instance.addResourceBundle(language, 'texts', await loadTexts(language));
  }
  const areas = askedFor.get(instance.store) ?? new Set();
  while (![...areas].every((area) => instance.hasResourceBundle(language, area))) {
    await loadAreas(instance, language, [...areas]);
  }
  if (wanted.get(instance.store) !== language) return false;
  if (instance.language !== language) await instance.changeLanguage(language);
  return true;
}

async function loadAreas(instance: i18n, language: Language, areas: readonly TextArea[]): Promise<void> {
  await Promise.all(
    areas.map(async (area) => {
      if (instance.hasResourceBundle(language, area)) return;
      instance.addResourceBundle(language, area, await loadAreaTexts(language, area));
    }),
  );
}
