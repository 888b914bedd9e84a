import type { Language } from '@kitchen/shared/languages.ts';
import type { texts } from '@kitchen/shared/texts/en.ts';
import type { TextArea } from '@kitchen/shared/texts/screen-texts.ts';
import type { Translated } from '@kitchen/shared/texts/translated.ts';

type Texts = Translated<typeof texts>;

const loaders: Record<Language, () => Promise<{ texts: Texts }>> = {
  en: () => import('@kitchen/shared/texts/en.ts'),
  it: () => import('@kitchen/shared/texts/it.ts'),
};

const areaLoaders = import.meta.glob<{ texts: object }>('../../shared/texts/*/screens/*.ts');

/** The texts that every screen may show; English ones where a language's cannot be loaded (spec 4). */
export function loadTexts(language: Language): Promise<Texts> {
  return withEnglish(language, async (wanted) => (await loaders[wanted]()).texts);
}

/** The texts of some screens, in English where they cannot be loaded. */
export function loadAreaTexts(language: Language, area: TextArea): Promise<object> {
  return withEnglish(language, async (wanted) => {
    const load = areaLoaders[`../../shared/texts/${wanted}/screens/${area}.ts`];
    if (!load) throw new Error(`There are no ${wanted} texts ${area}`);
    return (await load()).texts;
  });
}

async function withEnglish<T>(language: Language, load: (language: Language) => Promise<T>): Promise<T> {
  try {
    return await load(language);
  } catch (error) {
    if (language === 'en') throw error;
    return load('en');
  }
}
