import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import { createPortal } from 'react-dom';

const OverPageContext = createContext(false);

/** Whether this lies over the page: a link in it takes the place of the history's step that Back closes it by. */
export const useIsOverPage = () => useContext(OverPageContext);

/**
 * Places a dialog at the end of the body. Material UI's own portal (`disablePortal` is set) renders what is in it only once
 * it is mounted, all at once; here a transition opens it in slices, between which the browser answers.
 */
export function OverPage({ children }: { children: ReactNode }) {
  return createPortal(<OverPageContext value={true}>{children}</OverPageContext>, document.body);
}
