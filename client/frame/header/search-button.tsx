import { paths } from '@kitchen/shared/paths.ts';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { layout } from '../../theme/tokens.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { useSearchOverlay } from '../../ui/search-overlay-control.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { loadSearchOverlay } from '../search-overlay/load-search-overlay.ts';

/** Opens the search. Without scripts it is what it says: a link to the page that helps to find. */
export function SearchButton() {
  const { t } = useTranslation();
  const { open } = useSearchOverlay();
  return (
    <Opener
      to={paths.finder}
      role="button"
      aria-haspopup="dialog"
      aria-label={t('frame.search')}
      onPointerEnter={prefetchSearchOverlay}
      onFocus={prefetchSearchOverlay}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        open();
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        open();
      }}
    >
      <SearchIcon size={22} />
    </Opener>
  );
}

function prefetchSearchOverlay() {
  // A failure is dealt with when the visitor really opens the search.
  loadSearchOverlay().catch(() => undefined);
}

const Opener = styled(SiteLink)({
  gridArea: 'search',
  display: 'grid',
  placeItems: 'center',
  width: layout.targetPx,
  height: layout.targetPx,
});
