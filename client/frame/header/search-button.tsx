import { paths } from '@kitchen/shared/paths.ts';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { styled } from '../../theme/styled.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { useSearchOverlay } from '../../ui/search-overlay-control.tsx';
import { useLocalisedPath } from '../../ui/site-link.tsx';
import { loadSearchOverlay } from '../search-overlay/load-search-overlay.ts';
import { Opener } from './opener.tsx';

/** Opens the search. Without scripts it leads to the field of the page that helps to find. */
export function SearchButton() {
  const { t, i18n } = useTranslation();
  const { open } = useSearchOverlay();
  return (
    <Place>
      <Opener
        href={useHref(useLocalisedPath()(paths.finder))}
        label={t('frame.search')}
        onOpen={open}
        prefetch={() => loadSearchOverlay(i18n)}
      >
        <SearchIcon size={22} />
      </Opener>
    </Place>
  );
}

const Place = styled('div')({ gridArea: 'search' });
