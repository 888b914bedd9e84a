import { languageKey } from '@kitchen/shared/languages.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { LanguageSource } from '../../i18n/detect-language.ts';
import { detectLanguage, languageOfTag, rememberLanguage } from '../../i18n/detect-language.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useArrived } from '../../ui/behaviour/announcer.ts';
import { turnPage, useChooseLanguage } from '../../ui/language/use-choose-language.ts';

/** The server knew the rest: it weighed query, cookie and the browser's language for the first page. */
const storedSources: readonly LanguageSource[] = ['cookie', 'localStorage', 'sessionStorage'];

/** Keeps interface, address and the page's language attribute in one language. Renders nothing. */
export function LanguageSync() {
  const { i18n } = useTranslation();
  const language = useLanguage();
  const location = useLocation();
  const chooseLanguage = useChooseLanguage();
  const arrived = useArrived();
  const wasFollowed = useRef(false);

  useEffect(() => {
    // The server has said it; said again, the browser would work out all styles anew.
    if (document.documentElement.lang === language) return;
    document.documentElement.lang = language;
    document.documentElement.dir = 'ltr';
  }, [language]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an address is followed once, when it is reached; a choice of language made there later stands.
  useEffect(() => {
    let isCurrent = true;
    void arrived.given.then(() => {
      if (!isCurrent) return;
      // A bare address names no language: going back to one does not take away what was chosen since.
      if (!followAddress() && !wasFollowed.current) followStore();
      wasFollowed.current = true;
    });
    return () => {
      isCurrent = false;
    };

    /** Whether the address names a language of the site. */
    function followAddress(): boolean {
      const asked = new URLSearchParams(location.search).get(languageKey);
      if (asked === null) return false;
      const supported = languageOfTag(asked);
      // biome-ignore lint/suspicious/noConsole: an unsupported language gives a console warning and nothing else.
      if (!supported) console.warn(`This site has no texts in the language "${asked}"`);
      else {
        rememberLanguage(supported);
        if (supported !== language) void turnPage(i18n, supported, location);
      }
      return supported !== undefined;
    }

    function followStore() {
      const detected = detectLanguage(location.search);
      if (!detected || !storedSources.includes(detected.source)) return;
      if (detected.language !== language) void chooseLanguage(detected.language);
    }
  }, [location.key, arrived]);

  return null;
}
