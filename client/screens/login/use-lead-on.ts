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
    // One that names no language keeps the visitor's.
    else void navigate(namesLanguage(next) ? next : localise(next), { replace: true });
  }, [isLoggedIn]);

  return isLoggedIn && isDocument ? next : undefined;
}

const namesLanguage = (address: string): boolean =>
  new URL(address, 'http://page.invalid').searchParams.has(languageKey);
