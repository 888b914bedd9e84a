import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';

const OverPageContext = createContext(false);

/** Says to what is in it that it lies over the page. */
export const OverPage = ({ children }: { children: ReactNode }) => (
  <OverPageContext value={true}>{children}</OverPageContext>
);

/** Whether this lies over the page: a link in it takes the place of the history's step that Back closes it by. */
export const useIsOverPage = () => useContext(OverPageContext);
