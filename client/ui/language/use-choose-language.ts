import type { Language } from '@kitchen/shared/languages.ts';
import type { i18n } from 'i18next';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Path } from 'react-router-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { turnToLanguage } from '../../i18n/create-i18n.ts';
import { rememberLanguage } from '../../i18n/detect-language.ts';
import { withLanguage } from '../../i18n/language-address.ts';
import { keepPlace } from '../behaviour/keep-place.ts';
import { openDocument } from '../behaviour/open-document.ts';

/** Turns the site to a language where the visitor is, keeps the choice, and names it in the address. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  const latestLocation = useRef(location);
  useEffect(() => {
    latestLocation.current = location;
  });
  return async (language) => {
    if (!(await turnPage(i18n, language, latestLocation.current))) return;
    rememberLanguage(language);
    // The visitor may have moved on while the texts were on their way.
    const { pathname, search, hash } = latestLocation.current;
    const nextSearch = withLanguage(search, language);
    if (nextSearch === search) return;
    await navigate({ pathname, search: nextSearch, hash }, { replace: true, state: keepPlace });
  };
}

/** Turns the page to a language; where its texts cannot be had, the server is asked for the page in it. */
export async function turnPage(
  instance: i18n,
  language: Language,
  { pathname, search }: Pick<Path, 'pathname' | 'search'>,
): Promise<boolean> {
  try {
    return await turnToLanguage(instance, language);
  } catch {
    openDocument(pathname + withLanguage(search, language));
    return false;
  }
}
