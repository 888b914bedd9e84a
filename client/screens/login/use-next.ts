import { documentsApiPath } from '@kitchen/shared/documents.ts';
import { readNext } from '@kitchen/shared/login-address.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Where the login leads on to, as its address says: a page of the site, or a document. */
export function useNext(): { next: string; isDocument: boolean } {
  const [query] = useSearchParams();
  const next = readNext(query) ?? paths.reservedArea;
  return { next, isDocument: next.startsWith(`${documentsApiPath}/`) };
}

const neverChanges = () => () => undefined;

/** Whether the login leads on to a document; false in what the server renders, which is one page for all. */
export function useLeadsToDocument(): boolean {
  const { isDocument } = useNext();
  return useSyncExternalStore(
    neverChanges,
    () => isDocument,
    () => false,
  );
}
