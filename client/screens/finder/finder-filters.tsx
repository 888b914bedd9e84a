import { paths } from '@kitchen/shared/paths.ts';
import type { SearchResults } from '@kitchen/shared/search.ts';
import type { SearchFilter, SearchFilters } from '@kitchen/shared/search-filters.ts';
import { toggleSearchFilter } from '@kitchen/shared/search-filters.ts';
import { useTranslation } from 'react-i18next';
import { ColorSwatch } from '../../choices/color-swatch.tsx';
import { standaloneTargetStyle } from '../../theme/link-styles.ts';
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
  filters: NonNullable<SearchResults['filters']>;
}

/** Ways to fewer results, each with how many it leaves; what was chosen is given up by the same way. */
export function FinderFilters({ query, chosen, filters }: FinderFiltersProperties) {
  const { t } = useTranslation(['search', 'texts']);
  const nameOf = useOptionName();
  const isChosen = (filter: SearchFilter, option: string) =>
    (chosen[filter] as readonly string[] | undefined)?.includes(option) ?? false;
  const counted = (count: number) =>
    t('texts:listing.filters.count', { count }).slice(String(count).length).trim();
  // What was chosen and leaves nothing is no option any more once it is given up.
  const keptFocus = useKeptFocus<HTMLElement>('li');
  const useful = filters.filter(({ filter, options }) => options.length > 1 || chosen[filter]);
  if (useful.length === 0) return null;
  return (
    <Filters ref={keptFocus} aria-label={t('filters.title')}>
      {Object.keys(chosen).length > 0 && (
        <SiteLink className="all" to={paths.searchFor(query, 1)} state={keepPlace} rel="nofollow">
          {t('filters.remove')}
        </SiteLink>
      )}
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
                  {filter === 'color' && <ColorSwatch option={option} />}
                  <span>{nameOf(filter, option)}</span>{' '}
                  <small>
                    {count} <i>{counted(count)}</i>
                  </small>
                  {isChosen(filter, option) && <CloseIcon size={12} />}
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
const Filters = styled('nav')(({ theme }) => ({
  '& p': { fontWeight: weights.medium, fontSize: typeSizes.small, color: colors.teal900 },
  '& li > a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    minHeight: 40,
    fontSize: typeSizes.small,
    color: colors.ink,
    textDecoration: 'none',
    '&:hover > span': { textDecoration: 'underline', textUnderlineOffset: 4 },
  },
  '@media (pointer: coarse)': { '& li > a': { minHeight: layout.targetPx } },
  '& small': { fontSize: typeSizes.meta, color: colors.stone },
  '& i': visuallyHidden,
  '& [aria-current]': { fontWeight: weights.medium, color: colors.teal900 },
  '& .all': { ...standaloneTargetStyle, flexShrink: 0 },
  [theme.breakpoints.down('lg')]: {
    // One row that slides, to the edge of the page.
    display: 'flex',
    gap: theme.spacing(3),
    marginInline: `calc(-1 * ${layout.gutter})`,
    padding: `${theme.spacing(1.5)} ${layout.gutter}`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBottom: `1px solid ${colors.line}`,
    whiteSpace: 'nowrap',
    '& .all': { minHeight: 40, fontSize: typeSizes.small },
    '& > div, & ul': { display: 'flex', alignItems: 'center', gap: theme.spacing(1) },
    '& li > a': { paddingInline: 14, border: `1px solid ${colors.line}` },
    '& [aria-current]': { ...tickedSurface, '& small': { color: 'inherit' } },
  },
  [theme.breakpoints.up('lg')]: {
    '& .all': { marginTop: theme.spacing(1.5) },
    '& > div': { paddingBlock: theme.spacing(2.5), borderBottom: `1px solid ${colors.line}` },
    '& ul': { marginTop: theme.spacing(1) },
    '& small': { marginInlineStart: 'auto' },
  },
}));
