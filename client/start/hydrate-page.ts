import { pageAddress } from '@kitchen/shared/page-query.ts';
import type { PageState } from '@kitchen/shared/page-state.ts';
import type { ReactNode } from 'react';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { serverHead } from '../ui/head/head.tsx';
import { bearForeignChanges, reportOwnFault, undoForeignChanges } from './foreign-changes.ts';

/** Whether the browser is at another address than the page is of. */
function isAtOther({ address }: PageState): boolean {
  const { pathname, searchParams } = new URL(window.location.href);
  return address !== pageAddress(pathname, searchParams);
}

/** Hydrates what the server rendered, or renders anew where that is another page. */
export function hydratePage(state: PageState, site: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  const head = serverHead(document);
  const removeHead = () => {
    for (const tag of head) tag.remove();
  };
  const wasChanged = undoForeignChanges();
  bearForeignChanges();

  // The page may be one for all addresses at which there is nothing, or, for who goes back before the scripts are
  // there, that of another address: then it is made anew.
  if (isAtOther(state)) {
    removeHead();
    createRoot(root).render(site);
    return;
  }
  const onRecoverableError = (error: unknown) => {
    // Who goes back while it is hydrated has it made anew; that is no fault.
    if (!isAtOther(state)) reportOwnFault(error);
    // What was made anew has brought its own.
    if (document.head.querySelectorAll('title').length > 1) removeHead();
  };
  const hydrate = () => void hydrateRoot(root, site, { onRecoverableError });
  // As a transition React does it in slices, between which the browser answers the visitor; between which what was
  // undone would be done again as well.
  if (wasChanged) flushSync(hydrate);
  else startTransition(hydrate);
}
