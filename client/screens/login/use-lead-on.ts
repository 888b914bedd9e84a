import { languageKey } from '@kitchen/shared/languages.ts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLocalisedPath } from '../../ui/site-link.tsx';
import { useNext } from './use-next.ts';

/**
 * Leads who is logged in on to where they wanted to go, in the place of the login in the history.
 * @returns The address where that is a document, which may come beside the page that stands.
 */
export function useLeadOn(isLoggedIn: boolean): string | undefined {
  const localise = useLocalisedPath();
  const navigate = useNavigate();
  const { next, isDocument } = useNext();

  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once, at the login.
  useEffect(() => {
    if (!isLoggedIn) return;
    // No screen of the site: the browser itself has to go there.
    if (isDocument) window.location.replace(next);
    else void navigate(inLanguage(next), { replace: true });
  }, [isLoggedIn]);

  /** An address that names no language keeps the visitor's. */
  function inLanguage(address: string): string {
    const { pathname, search, searchParams, hash } = new URL(address, 'http://page.invalid');
    return searchParams.has(languageKey) ? address : localise(pathname + search) + hash;
  }

  return isLoggedIn && isDocument ? next : undefined;
}
