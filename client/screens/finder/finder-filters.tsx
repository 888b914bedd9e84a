import { paths } from '@kitchen/shared/paths.ts';
import type { SearchResults } from '@kitchen/shared/search.ts';
import type { SearchFilter, SearchFilters } from '@kitchen/shared/search-filters.ts';
import { toggleSearchFilter } from '@kitchen/shared/search-filters.ts';
import { useTranslation } from 'react-i18next';
import { ColorSwatch } from '../../choices/color-swatch.tsx';
import { styled } from '../../theme/styled.ts';
import { tickedSurface, visuallyHidden } from '../../theme/surfaces.ts';
import { colors, layout, typeSizes, weights } from '../../theme/tokens.ts';
import { keepPlace } from '../../ui/behaviour/keep-place.ts';
import { useKeptFocus } from '../../ui/behaviour/use-kept-focus.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { useOptionName } from './use-option-name.ts';

interface FinderFiltersProperties {
  query: string;
  chosen: SearchFilters;
  /** Those that are some choice. */
  filters: NonNullable<SearchResults['filters']>;
}

export const usefulFilters = ({ chosen, filters }: Omit<FinderFiltersProperties, 'query'>) =>
  filters.filter(({ filter, options }) => options.length > 1 || chosen[filter]);

/** Ways to fewer results, each with how many it leaves; what was chosen is given up by the same way. */
export function FinderFilters({ query, chosen, filters }: FinderFiltersProperties) {
  const { t } = useTranslation(['search', 'texts']);
  const nameOf = useOptionName();
  const isChosen = (filter: SearchFilter, option: string) =>
    (chosen[filter] as readonly string[] | undefined)?.includes(option) ?? false;
  const counted = (count: number) =>
    t('texts:listing.filters.count', { count }).slice(String(count).length).trim();
  // What was chosen and leaves nothing is no option any more once it is given up.
  const keptFocus = useKeptFocus<HTMLDivElement>('li');
  return (
    <Filters ref={keptFocus}>
      {filters.map(({ filter, options }) => (
        <div key={filter} data-width={filter === 'width' || undefined}>
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
                  {filter === 'color' && <ColorSwatch option={option} />}
                  <span>
                    {filter === 'width' ? (
                      <>
                        {option}
                        <i> cm</i>
                      </>
                    ) : (
                      nameOf(filter, option)
                    )}
                  </span>{' '}
                  <small>
                    {`${count} `}
                    <i>{counted(count)}</i>
                  </small>
                  {isChosen(filter, option) && filter !== 'width' && <CloseIcon size={12} />}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Filters>
  );
}

// One style for all of the options, of which there may be twenty.
const Filters = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(3.5),
  borderTop: `1px solid ${colors.line}`,
  '& > div': { borderBottom: `1px solid ${colors.line}` },
  '& p': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 60,
    paddingTop: theme.spacing(1),
    color: colors.teal900,
    fontWeight: weights.medium,
  },
  '& ul': { paddingBottom: theme.spacing(2.5) },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: 40,
    fontSize: typeSizes.small,
    color: colors.ink,
    '&:hover > span:last-of-type': { textDecoration: 'underline', textUnderlineOffset: 4 },
  },
  '@media (pointer: coarse)': { '& a': { minHeight: layout.targetPx } },
  '& small': { marginInlineStart: 'auto', fontSize: typeSizes.meta, color: colors.stone },
  '& i': visuallyHidden,
  '& [aria-current]': { fontWeight: weights.medium, color: colors.teal900 },
  '& [aria-current] > [data-sample]': { outline: `1.5px solid ${colors.teal700}`, outlineOffset: 2.5 },
  '& [data-width] ul': {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(${layout.targetPx}px, 1fr))`,
    gap: theme.spacing(1),
  },
  '& [data-width] a': {
    flexDirection: 'column',
    justifyContent: 'center',
    gap: 0,
    minHeight: 56,
    border: `1px solid ${colors.field}`,
    lineHeight: 1.35,
    '& small': { marginInline: 0 },
    '&[aria-current]': { ...tickedSurface, '& small': { color: 'inherit' } },
  },
}));
