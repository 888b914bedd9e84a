import type { Language } from '@kitchen/shared/languages.ts';
import { languageSchema } from '@kitchen/shared/languages.ts';
import type { i18n, TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { createContext, useContext, useMemo } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';

interface Texts {
  t: TFunction;
  /** To load others. */
  i18n: i18n;
  /** That the interface is in. */
  language: Language;
}

const TextsContext = createContext<Texts | null>(null);

/**
 * Gives the texts to all that is below, by two ways: `useTranslation` is ten hooks and a subscription, of which a
 * listing would have four hundred, `useTexts` one context.
 */
export function TextsProvider({ translator, children }: { translator: i18n; children: ReactNode }) {
  const { t, i18n } = useTranslation(undefined, { i18n: translator });
  const language = languageSchema.parse(i18n.language);
  const texts = useMemo(() => ({ t, i18n, language }), [t, i18n, language]);
  return (
    <I18nextProvider i18n={translator}>
      <TextsContext value={texts}>{children}</TextsContext>
    </I18nextProvider>
  );
}

/** The texts that every page has, for what a page shows many times; those of a screen come by `useTranslation`. */
export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTexts needs a TextsProvider above it');
  return texts;
}
