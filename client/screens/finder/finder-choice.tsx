import { paths } from '@kitchen/shared/paths.ts';
import type { SearchFilters } from '@kitchen/shared/search-filters.ts';
import { searchFilterNames, toggleSearchFilter } from '@kitchen/shared/search-filters.ts';
import { useTranslation } from 'react-i18next';
import { standaloneTargetStyle } from '../../theme/link-styles.ts';
import { styled } from '../../theme/styled.ts';
import { colors, layout, typeSizes, weights } from '../../theme/tokens.ts';
import { keepPlace } from '../../ui/behaviour/keep-place.ts';
import { useKeptFocus } from '../../ui/behaviour/use-kept-focus.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { useOptionName } from './use-option-name.ts';

/** The filters that were chosen, each with the way to give it up, and one to give up all. */
export function FinderChoice({ query, chosen }: { query: string; chosen: SearchFilters }) {
  const { t } = useTranslation('search');
  const nameOf = useOptionName();
  const keptFocus = useKeptFocus<HTMLDivElement>('li');
  const options = searchFilterNames.flatMap((filter) =>
    (chosen[filter] ?? []).map((option) => ({ filter, option })),
  );
  return (
    <Choice ref={keptFocus}>
      {options.length > 0 && (
        <ul aria-label={t('filters.chosen')}>
          {options.map(({ filter, option }) => (
            <li key={`${filter} ${option}`}>
              <SiteLink
                className="chip"
                to={paths.searchFor(query, 1, toggleSearchFilter(chosen, filter, option))}
                state={keepPlace}
                rel="nofollow"
                aria-label={t('filters.removeOne', { option: nameOf(filter, option) })}
              >
                {nameOf(filter, option)}
                <CloseIcon size={14} />
              </SiteLink>
            </li>
          ))}
          <li>
            <SiteLink className="all" to={paths.searchFor(query, 1)} state={keepPlace} rel="nofollow">
              {t('filters.remove')}
            </SiteLink>
          </li>
        </ul>
      )}
    </Choice>
  );
}

// As the chips of a listing.
const Choice = styled('div')(({ theme }) => ({
  '&:empty': { display: 'none' },
  '& ul': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1) },
  '& .chip': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 36,
    paddingInline: 14,
    border: `1px solid ${colors.teal700}`,
    fontSize: typeSizes.small,
    fontWeight: weights.medium,
    color: colors.teal900,
    textDecoration: 'none',
    '&:hover': { backgroundColor: colors.ivory },
    '& svg': { strokeWidth: 1 },
    // The target is higher than what is drawn.
    '&::after': { content: '""', position: 'absolute', insetInline: 0, height: layout.targetPx },
    '@media (pointer: coarse)': { minHeight: 40 },
  },
  '& .all': { ...standaloneTargetStyle, fontSize: typeSizes.small },
}));
