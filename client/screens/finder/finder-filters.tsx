import { paths } from '@kitchen/shared/paths.ts';
import type { SearchResults } from '@kitchen/shared/search.ts';
import type { SearchFilter, SearchFilters } from '@kitchen/shared/search-filters.ts';
import { toggleSearchFilter } from '@kitchen/shared/search-filters.ts';
import { useTranslation } from 'react-i18next';
import { ColorSwatch } from '../../choices/color-swatch.tsx';
import { styled } from '../../theme/styled.ts';
import { tickedSurface, visuallyHidden } from '../../theme/surfaces.ts';
import { colors, layout, tallWindow, typeSizes, weights } from '../../theme/tokens.ts';
import { keepPlace } from '../../ui/behaviour/keep-place.ts';
import { useKeptFocus } from '../../ui/behaviour/use-kept-focus.ts';
import { CloseIcon, FiltersIcon } from '../../ui/icons.tsx';
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

/**
 * Ways to fewer results, each with how many it leaves; what was chosen is given up by the same way. Beside the results they
 * are open, over them, on narrow pages, once they are asked for.
 */
export function FinderFilters({ query, chosen, filters }: FinderFiltersProperties) {
  const { t } = useTranslation(['search', 'texts']);
  const nameOf = useOptionName();
  const isChosen = (filter: SearchFilter, option: string) =>
    (chosen[filter] as readonly string[] | undefined)?.includes(option) ?? false;
  const counted = (count: number) =>
    t('texts:listing.filters.count', { count }).slice(String(count).length).trim();
  // What was chosen and leaves nothing is no option any more once it is given up.
  const keptFocus = useKeptFocus<HTMLElement>('li');
  return (
    <Filters ref={keptFocus} aria-label={t('filters.title')}>
      <details>
        <summary>
          <FiltersIcon size={20} />
          {t('filters.open')}
        </summary>
        <p aria-hidden="true">{t('filters.open')}</p>
        {filters.map(({ filter, options }) => (
          <div key={filter} data-filter={filter}>
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
                      {count} <i>{counted(count)}</i>
                    </small>
                    {isChosen(filter, option) && filter !== 'width' && <CloseIcon size={12} />}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </details>
    </Filters>
  );
}

// One style for all of the options, of which there may be twenty.
const Filters = styled('nav')(({ theme }) => ({
  paddingTop: theme.spacing(2.5),
  '& summary, & p': { color: colors.teal900, fontWeight: weights.medium },
  // As the button of a listing that opens its filters.
  '& summary': {
    ...theme.typography.button,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    width: 'fit-content',
    minHeight: layout.targetPx,
    paddingInline: theme.spacing(2.5),
    border: `1px solid ${colors.teal900}`,
  },
  '& details > p': { display: 'none' },
  '& div': { borderBottom: `1px solid ${colors.line}` },
  '& div > p': { display: 'flex', alignItems: 'center', minHeight: 52 },
  '& ul': { paddingBottom: theme.spacing(2.5) },
  '& a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: 40,
    fontSize: typeSizes.small,
    color: colors.ink,
    textDecoration: 'none',
    '&:hover > span:last-of-type': { textDecoration: 'underline', textUnderlineOffset: 4 },
  },
  '@media (pointer: coarse)': { '& a': { minHeight: layout.targetPx } },
  '& small': { marginInlineStart: 'auto', fontSize: typeSizes.meta, color: colors.stone },
  '& i': visuallyHidden,
  '& [aria-current]': { fontWeight: weights.medium, color: colors.teal900 },
  '& [aria-current] > [data-sample]': { outline: `1.5px solid ${colors.teal700}`, outlineOffset: 2.5 },
  '& [data-filter=width] ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(48px, 1fr))',
    gap: theme.spacing(1),
  },
  '& [data-filter=width] a': {
    flexDirection: 'column',
    justifyContent: 'center',
    gap: 0,
    minHeight: 56,
    border: `1px solid ${colors.field}`,
    lineHeight: 1.35,
    '& small': { marginInline: 0 },
    '&[aria-current]': { ...tickedSurface, '& small': { color: 'inherit' } },
    '&:hover': { borderColor: colors.teal900 },
  },
  [theme.breakpoints.down('lg')]: {
    paddingBottom: theme.spacing(0.5),
    '& [open] summary': { marginBottom: theme.spacing(1) },
    '& ul': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
      columnGap: theme.spacing(4),
    },
  },
  // A browser that cannot show what is closed has the button here, too.
  '@supports selector(::details-content)': {
    [theme.breakpoints.up('lg')]: {
      '& summary': { display: 'none' },
      '& ::details-content': { display: 'block', contentVisibility: 'visible' },
      '& details > p': {
        display: 'block',
        paddingBottom: theme.spacing(3),
        borderBottom: `1px solid ${colors.line}`,
      },
    },
  },
  [theme.breakpoints.up('lg')]: {
    alignSelf: 'start',
    paddingBottom: theme.spacing(2),
    paddingRight: theme.spacing(2.5),
    '& div > p': { minHeight: 60, paddingTop: theme.spacing(1) },
    [tallWindow]: {
      position: 'sticky',
      top: layout.headerScrolledPx,
      maxHeight: `calc(100vh - ${layout.headerScrolledPx}px - var(--choices, 0px))`,
      overflowY: 'auto',
      scrollbarWidth: 'thin',
    },
  },
}));
