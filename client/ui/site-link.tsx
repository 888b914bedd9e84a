import { inLanguage } from '@kitchen/shared/paths.ts';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../i18n/use-language.ts';
import { useIsOverPage } from './behaviour/over-page.tsx';

/**
 * Gives an address of this site in the language of the page: so links keep it also without scripts and
 * cookies, and lead to the addresses that search engines know.
 */
export function useLocalisedPath(): (path: string) => string {
  const language = useLanguage();
  return (path) => inLanguage(path, language);
}

/** A link within the site, in the visitor's language. */
export function SiteLink({ to, ...others }: ComponentProps<typeof Link> & { to: string }) {
  const localise = useLocalisedPath();
  return <Link discover="none" replace={useIsOverPage()} to={localise(to)} {...others} />;
}
