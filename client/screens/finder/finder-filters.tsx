import type { Category } from '@kitchen/shared/categories.ts';
import { paths } from '@kitchen/shared/paths.ts';
import type { SearchResults } from '@kitchen/shared/search.ts';
import type { SearchFilter, SearchFilters } from '@kitchen/shared/search-filters.ts';
import { toggleSearchFilter } from '@kitchen/shared/search-filters.ts';
import { useTranslation } from 'react-i18next';
import { standaloneTargetStyle } from '../../theme/link-styles.ts';
import { styled } from '../../theme/styled.ts';
import { colors, typeSizes, weights } from '../../theme/tokens.ts';
import { keepPlace } from '../../ui/behaviour/keep-place.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { useFacetTexts } from '../../ui/products/facet-texts.ts';
import { SiteLink } from '../../ui/site-link.tsx';

interface FinderFiltersProperties {
  query: string;
  chosen: SearchFilters;
  filters: NonNullable<SearchResults['filters']>;
}

/** Ways to fewer results, each with how many it leaves; what was chosen is given up by the same way. */
export function FinderFilters({ query, chosen, filters }: FinderFiltersProperties) {
  const { t } = useTranslation(['search', 'texts']);
  const facetTexts = useFacetTexts();
  const isChosen = (filter: SearchFilter, option: string) =>
    (chosen[filter] as readonly string[] | undefined)?.includes(option) ?? false;
  const nameOf = (filter: SearchFilter, option: string) =>
    filter === 'category'
      ? t(`texts:listing.categories.${option as Category}.name`)
      : facetTexts.option(filter, option);
  const useful = filters.filter(({ filter, options }) => options.length > 1 || chosen[filter]);
  if (useful.length === 0) return null;
  return (
    <Filters aria-label={t('filters.title')}>
      {useful.map(({ filter, options }) => (
        <div key={filter}>
          <p aria-hidden="true">{t(`filters.names.${filter}`)}</p>
          <ul aria-label={t(`filters.names.${filter}`)}>
            {options.map(({ option, count }) => (
              <li key={option}>
                <SiteLink
                  to={paths.searchFor(query, 1, toggleSearchFilter(chosen, filter, option))}
                  state={keepPlace}
                  rel="nofollow"
                  aria-current={isChosen(filter, option) ? 'true' : undefined}
                >
                  {`${nameOf(filter, option)} (${count})`}
                  {isChosen(filter, option) && <CloseIcon size={12} />}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {Object.keys(chosen).length > 0 && (
        <SiteLink to={paths.searchFor(query, 1)} state={keepPlace} rel="nofollow">
          {t('filters.remove')}
        </SiteLink>
      )}
    </Filters>
  );
}

const Filters = styled('nav')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(2),
  borderBottom: `1px solid ${colors.line}`,
  '& p': { fontSize: typeSizes.meta, color: colors.stone },
  '& > a': { justifySelf: 'start' },
  '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(3) },
  // One style for all of them, of which there may be twenty.
  '& a': standaloneTargetStyle,
  '& a > svg': { marginInlineStart: 6 },
  '& [aria-current]': { fontWeight: weights.semibold },
  '& > div': { display: 'grid', alignItems: 'baseline', columnGap: theme.spacing(2) },
  [theme.breakpoints.up('md')]: { '& > div': { gridTemplateColumns: '7rem minmax(0, 1fr)' } },
}));
