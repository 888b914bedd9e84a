import { paths } from '@kitchen/shared/paths.ts';
import type { ComponentType, ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { SearchOverlayProvider } from '../../ui/search-overlay-control.tsx';
import { useLocalisedPath } from '../../ui/site-link.tsx';
import { loadSearchOverlay } from './load-search-overlay.ts';

/** Owns the search overlay: lets all below open it and closes it when the visitor moves on. */
export function SearchOverlayHost({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const [Overlay, setOverlay] = useState<ComponentType<{ open: boolean; onClose: () => void }>>();
  // The visit to a page that it was opened at: with the next one it is closed, in the same rendering.
  const [openedAt, setOpenedAt] = useState<string>();
  const finderHref = useHref(useLocalisedPath()(paths.finder));

  const control = useMemo(
    () => ({
      open() {
        loadSearchOverlay().then(
          ({ SearchOverlay }) => {
            setOverlay(() => SearchOverlay);
            setOpenedAt(key);
          },
          // The code is gone, after a deployment or the connection: the page that helps to find serves as well.
          () => window.location.assign(finderHref),
        );
      },
    }),
    [key, finderHref],
  );

  return (
    <SearchOverlayProvider value={control}>
      {children}
      {Overlay && <Overlay open={openedAt === key} onClose={() => setOpenedAt(undefined)} />}
    </SearchOverlayProvider>
  );
}
