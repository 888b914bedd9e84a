import { languageKey, readLanguage } from '@kitchen/shared/languages.ts';
import type { ComponentProps } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useLanguage } from '../i18n/use-language.ts';
import { useIsOverPage } from './over-page.tsx';
import { useSiteSettings } from './site-settings.tsx';

/**
 * Adds the language to an address of this site where the bare address would be answered in another:
 * so a page's links keep its language also without scripts, and search engines find every version.
 */
export function useLocalisedPath(): (path: string) => string {
  const language = useLanguage();
  const { defaultLanguage } = useSiteSettings();
  const [query] = useSearchParams();
  // The server, too, passes over a language that is none of the site's.
  const named = readLanguage(query.get(languageKey)) !== undefined;
  if (language === defaultLanguage && !named) return (path) => path;
  return (path) => {
    const [page = '', place] = path.split('#');
    const address = `${page}${page.includes('?') ? '&' : '?'}${languageKey}=${language}`;
    return place === undefined ? address : `${address}#${place}`;
  };
}

/** A link within the site, in the visitor's language. */
export function SiteLink({ to, ...others }: ComponentProps<typeof Link> & { to: string }) {
  const localise = useLocalisedPath();
  return <Link discover="none" replace={useIsOverPage()} to={localise(to)} {...others} />;
}
