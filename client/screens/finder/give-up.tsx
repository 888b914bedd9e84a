import { paths } from '@kitchen/shared/paths.ts';
import type { SearchResults } from '@kitchen/shared/search.ts';
import type { SearchFilters } from '@kitchen/shared/search-filters.ts';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { handFocusTo } from '../../ui/behaviour/hand-focus-to.ts';
import { keepPlace } from '../../ui/behaviour/keep-place.ts';
import { mainId } from '../../ui/behaviour/main-id.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { useOptionName } from './use-option-name.ts';

interface GiveUpProperties {
  query: string;
  chosen: SearchFilters;
  ways: NonNullable<SearchResults['giveUp']>;
}

const toPage = handFocusTo(mainId);

/** Where filters leave nothing: which one to give up for how many. */
export function GiveUp({ query, chosen, ways }: GiveUpProperties) {
  const { t } = useTranslation('search');
  const nameOf = useOptionName();
  return (
    <List ref={toPage} aria-label={t('filters.giveUp')}>
      {ways.map(({ filter, count }) => {
        const { [filter]: given = [], ...others } = chosen;
        const parts = given.map((option) => t('quoted', { part: nameOf(filter, option) }));
        return (
          <li key={filter}>
            <Link
              component={SiteLink}
              variant="standalone"
              to={paths.searchFor(query, 1, others)}
              state={keepPlace}
              rel="nofollow"
            >
              {t('nearly.title', { without: parts.join(', '), count })}
            </Link>
          </li>
        );
      })}
    </List>
  );
}

const List = styled('ul')({ display: 'grid', justifyItems: 'start', paddingBlock: 12 });
