import { paths } from '@kitchen/shared/paths.ts';
import type { ReactNode } from 'react';
import { useEffect, useMemo, useRef } from 'react';
import { useHref } from 'react-router-dom';
import { useTexts } from '../../i18n/use-texts.tsx';
import { openDocument } from '../../ui/behaviour/open-document.ts';
import { OverPage } from '../../ui/behaviour/over-page.tsx';
import { useOnDemand } from '../../ui/behaviour/use-on-demand.ts';
import { SearchOverlayProvider } from '../../ui/search-overlay-control.tsx';
import { useLocalisedPath } from '../../ui/site-link.tsx';
import { loadSearchOverlay } from './load-search-overlay.ts';

/** Owns the search overlay: lets all below open it and closes it when the visitor moves on. */
export function SearchOverlayHost({ children }: { children: ReactNode }) {
  const finderHref = useHref(useLocalisedPath()(paths.finder));
  // The page that helps to find serves as well.
  const { i18n } = useTexts();
  const overlay = useOnDemand(
    () => loadSearchOverlay(i18n),
    () => openDocument(finderHref),
  );
  const latest = useRef(overlay);
  useEffect(() => {
    latest.current = overlay;
  });
  // Always the same: nothing below is rendered again, or hydrated early, because the overlay opens.
  const control = useMemo(() => ({ open: () => latest.current.open() }), []);
  return (
    <SearchOverlayProvider value={control}>
      {children}
      {overlay.Part && (
        <OverPage>
          <overlay.Part open={overlay.isOpen} onClose={overlay.close} />
        </OverPage>
      )}
    </SearchOverlayProvider>
  );
}
