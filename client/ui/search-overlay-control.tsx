import { createContext, useContext } from 'react';

/** Opens the search overlay, which the frame owns, from any screen. */
export interface SearchOverlayControl {
  open(): void;
}

const SearchOverlayContext = createContext<SearchOverlayControl | null>(null);

/** Put by the frame around header and screens. */
export const SearchOverlayProvider = SearchOverlayContext.Provider;

export function useSearchOverlay(): SearchOverlayControl {
  const control = useContext(SearchOverlayContext);
  if (!control) throw new Error('useSearchOverlay needs the frame around it');
  return control;
}
