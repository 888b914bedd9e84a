import type { Category } from '@kitchen/shared/categories.ts';
import type { FilterName, FilterOption, Selection } from '@kitchen/shared/facets.ts';
import { filterNames, toggleOption } from '@kitchen/shared/facets.ts';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../theme/styled.ts';
import { hiddenClass } from '../../../theme/surfaces.ts';
import { layout, typeSizes } from '../../../theme/tokens.ts';
import { keepPlace } from '../../../ui/behaviour/keep-place.ts';
import { opensElsewhere } from '../../../ui/behaviour/opens-elsewhere.ts';
import { CloseIcon } from '../../../ui/icons.tsx';
import { SiteLink } from '../../../ui/site-link.tsx';
import { KeptWords, keptText } from '../../../ui/texts/kept-words.tsx';
import { useListingPath } from '../use-listing-path.ts';
import { useFilterTexts } from './use-filter-texts.ts';
import type { Filters } from './use-filters.ts';

interface ActiveFiltersProperties {
  category: Category;
  filters: Filters;
  /** Takes the focus where no filter is left to take it. */
  onLastRemoved: () => void;
}

/** What was chosen, each with a way to give it up, and one to give up all. */
export function ActiveFilters({ category, filters, onLastRemoved }: ActiveFiltersProperties) {
  const { t } = useTranslation('filters');
  const filterTexts = useFilterTexts();
  const listingPath = useListingPath(category);
  const { selection, sort } = filters;
  const chosen = chosenOptions(selection);
  return (
    <Chips>
      {chosen.length > 0 && (
        <ul aria-label={t('active')}>
          {chosen.map(({ filter, option }) => {
            function remove(event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>) {
              event.preventDefault();
              if (chosen.length > 1) focusNeighbour(event.currentTarget);
              else onLastRemoved();
              filters.remove(filter, option);
            }
            return (
              <li key={`${filter} ${option}`}>
                <Chip
                  component={SiteLink}
                  clickable
                  to={listingPath(toggleOption(selection, filter, option), sort)}
                  state={keepPlace}
                  rel="nofollow"
                  label={
                    <>
                      <span className={hiddenClass}>
                        <KeptWords text={t('remove', { option: filterTexts.chosen(filter, option) })} />
                      </span>
                      <span aria-hidden="true" {...keptText(filterTexts.chosen(filter, option))} />
                    </>
                  }
                  deleteIcon={<CloseIcon size={14} />}
                  onClick={(event: MouseEvent<HTMLElement>) => {
                    if (!opensElsewhere(event)) remove(event);
                  }}
                  onDelete={remove}
                />
              </li>
            );
          })}
          <li>
            <Button
              variant="text"
              component={SiteLink}
              className="clear"
              to={listingPath({}, sort)}
              state={keepPlace}
              onClick={(event: MouseEvent<HTMLElement>) => {
                if (opensElsewhere(event)) return;
                event.preventDefault();
                onLastRemoved();
                filters.clear();
              }}
            >
              {t('clear')}
            </Button>
          </li>
        </ul>
      )}
    </Chips>
  );
}

function chosenOptions(selection: Selection): { filter: FilterName; option: FilterOption }[] {
  return filterNames.flatMap((filter) => (selection[filter] ?? []).map((option) => ({ filter, option })));
}

/** The chip goes with its filter: whoever works by keyboard goes on at the one beside it. */
function focusNeighbour(chip: HTMLElement) {
  const item = chip.closest('li');
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
  '& .clear': { fontSize: typeSizes.small },
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
    // On a line of their own where they would need two beside the rest.
    flex: '1 1 auto',
    marginBottom: 0,
    '&:empty': { display: 'none' },
    '& ul': { flexWrap: 'wrap' },
    '& .clear': { marginLeft: 8 },
  },
}));
