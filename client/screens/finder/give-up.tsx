import { paths } from '@kitchen/shared/paths.ts';
import type { SearchResults } from '@kitchen/shared/search.ts';
import type { SearchFilters } from '@kitchen/shared/search-filters.ts';
import { useTranslation } from 'react-i18next';
import { handFocusTo } from '../../ui/behaviour/hand-focus-to.ts';
import { mainId } from '../../ui/behaviour/main-id.ts';
import { WaysToMore } from '../../ui/products/ways-to-more.tsx';
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
    <WaysToMore
      ref={toPage}
      label={t('filters.giveUp')}
      ways={ways.map(({ filter, count }) => {
        const { [filter]: given = [], ...others } = chosen;
        const parts = given.map((option) => t('quoted', { part: nameOf(filter, option) }));
        return {
          words: t('nearly.title', { without: parts.join(', '), count }),
          to: paths.searchFor(query, 1, others),
        };
      })}
    />
  );
}
