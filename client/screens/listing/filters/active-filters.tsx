import type { Category } from '@kitchen/shared/categories.ts';
import type { FacetName, FacetOption, Selection } from '@kitchen/shared/facets.ts';
import { facetNames, toggleOption } from '@kitchen/shared/facets.ts';
import { listingPath, paths } from '@kitchen/shared/paths.ts';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { standaloneTargetStyle } from '../../../theme/link-styles.ts';
import { styled } from '../../../theme/styled.ts';
import { hiddenClass } from '../../../theme/surfaces.ts';
import { colors, layout, typeSizes, weights } from '../../../theme/tokens.ts';
import { keepPlace } from '../../../ui/behaviour/keep-place.ts';
import { opensElsewhere } from '../../../ui/behaviour/opens-elsewhere.ts';
import { CloseIcon } from '../../../ui/icons.tsx';
import { useFacetTexts } from '../../../ui/products/facet-texts.ts';
import { SiteLink } from '../../../ui/site-link.tsx';
import type { Filters } from './use-filters.ts';

interface ActiveFiltersProperties {
  category: Category;
  filters: Filters;
  /** Takes the focus where no filter is left to take it. */
  onLastRemoved: () => void;
}

/** What was chosen, each with a way to give it up, and one to give up all. */
export function ActiveFilters({ category, filters, onLastRemoved }: ActiveFiltersProperties) {
  const { t } = useTranslation();
  const facetTexts = useFacetTexts();
  const { selection } = filters;
  const chosen = chosenOptions(selection);
  return (
    <Chips>
      {chosen.length > 0 && (
        <ul aria-label={t('listing.filters.active')}>
          {chosen.map(({ facet, option }) => (
            <li key={`${facet} ${option}`}>
              <SiteLink
                className="chip"
                to={listingPath(category, toggleOption(selection, facet, option))}
                state={keepPlace}
                rel="nofollow"
                onClick={(event) => {
                  if (opensElsewhere(event)) return;
                  event.preventDefault();
                  if (chosen.length > 1) focusNeighbour(event);
                  else onLastRemoved();
                  filters.remove(facet, option);
                }}
              >
                <span className={hiddenClass}>
                  {t('listing.filters.remove', { option: facetTexts.option(facet, option) })}
                </span>
                <span aria-hidden="true" translate={facet === 'collection' ? 'no' : undefined}>
                  {facetTexts.option(facet, option)}
                </span>
                <CloseIcon size={14} />
              </SiteLink>
            </li>
          ))}
          <li>
            <SiteLink
              className="clear"
              to={paths.category(category)}
              state={keepPlace}
              onClick={(event) => {
                if (opensElsewhere(event)) return;
                event.preventDefault();
                onLastRemoved();
                filters.clear();
              }}
            >
              {t('listing.filters.clear')}
            </SiteLink>
          </li>
        </ul>
      )}
    </Chips>
  );
}

function chosenOptions(selection: Selection): { facet: FacetName; option: FacetOption }[] {
  return facetNames.flatMap((facet) => (selection[facet] ?? []).map((option) => ({ facet, option })));
}

/** The chip goes with its filter: whoever works by keyboard goes on at the one beside it. */
function focusNeighbour(event: MouseEvent<HTMLElement>) {
  const item = event.currentTarget.closest('li');
  const isLastChip = item?.nextElementSibling?.nextElementSibling === null;
  const neighbour = isLastChip ? item?.previousElementSibling : item?.nextElementSibling;
  neighbour?.querySelector('a')?.focus({ preventScroll: true });
}

// Also where nothing is chosen yet: styles that come with the first choice would delay the answer to it.
const Chips = styled('div')(({ theme }) => ({
  minWidth: 0,
  marginBottom: theme.spacing(2),
  '& ul': { display: 'flex', alignItems: 'center', gap: theme.spacing(1) },
  '& li': { flexShrink: 0 },
  '& .chip': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    height: 36,
    paddingInline: '14px 10px',
    border: `1px solid ${colors.teal700}`,
    color: colors.teal900,
    fontSize: typeSizes.small,
    fontWeight: weights.medium,
  },
  '& svg': { strokeWidth: 1 },
  '& .chip:hover': { backgroundColor: colors.ivory },
  // The target is higher than what is drawn.
  '& .chip::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: -5 },
  '@media (pointer: coarse)': { '& .chip': { height: 40 }, '& .chip::after': { insetBlock: -3 } },
  '& .clear': { ...standaloneTargetStyle, fontSize: typeSizes.small },
  [theme.breakpoints.down('lg')]: {
    // One row that slides, to the edge of the page.
    '& ul': {
      marginInline: `calc(-1 * ${layout.gutter})`,
      paddingInline: layout.gutter,
      paddingBlock: 4,
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
  [theme.breakpoints.up('lg')]: {
    marginBottom: 0,
    '& ul': { flexWrap: 'wrap' },
    '& .clear': { marginLeft: 8 },
  },
}));
