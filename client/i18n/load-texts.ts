import type { Language } from '@kitchen/shared/languages.ts';
import type { texts } from '@kitchen/shared/texts/en.ts';
import type { Translated } from '@kitchen/shared/texts/translated.ts';

export type Texts = Translated<typeof texts>;

const loaders: Record<Language, () => Promise<{ texts: Texts }>> = {
  en: () => import('@kitchen/shared/texts/en.ts'),
  it: () => import('@kitchen/shared/texts/it.ts'),
};

/** A language's texts; English ones where they cannot be loaded (spec 4). */
export async function loadTexts(language: Language): Promise<Texts> {
  try {
    return (await loaders[language]()).texts;
  } catch (error) {
    if (language === 'en') throw error;
    return loadTexts('en');
  }
}
