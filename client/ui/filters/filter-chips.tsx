import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { hiddenClass } from '../../theme/surfaces.ts';
import { layout, typeSizes } from '../../theme/tokens.ts';
import { keepPlace } from '../behaviour/keep-place.ts';
import { opensElsewhere } from '../behaviour/opens-elsewhere.ts';
import { CloseIcon } from '../icons.tsx';
import { SiteLink } from '../site-link.tsx';
import { KeptWords, keptText } from '../texts/kept-words.tsx';

interface FilterChip {
  /** Of its own among them. */
  id: string;
  name: string;
  /** Address of the page without it. */
  to: string;
  onRemove: () => void;
}

interface FilterChipsProperties {
  chips: readonly FilterChip[];
  /** Address of the page without any. */
  clearTo: string;
  onClear: () => void;
  /** Takes the focus where no filter is left to take it. */
  onLastRemoved: () => void;
}

/** What was chosen, each with a way to give it up, and one to give up all. */
export function FilterChips({ chips, clearTo, onClear, onLastRemoved }: FilterChipsProperties) {
  const { t } = useTranslation('filtering');
  return (
    <Chips>
      {chips.length > 0 && (
        <ul aria-label={t('active')}>
          {chips.map(({ id, name, to, onRemove }) => {
            // A press anywhere on it, or Delete and Backspace, which are Material's.
            const remove = (event: SyntheticEvent<HTMLElement>) => {
              if (event.nativeEvent instanceof MouseEvent && opensElsewhere(event.nativeEvent)) return;
              event.preventDefault();
              const chip = event.currentTarget.closest('li');
              if (chips.length > 1 && chip) focusNeighbour(chip);
              else onLastRemoved();
              onRemove();
            };
            return (
              <li key={id}>
                <Chip
                  component={SiteLink}
                  to={to}
                  state={keepPlace}
                  rel="nofollow"
                  clickable
                  label={
                    <>
                      <span className={hiddenClass}>
                        <KeptWords text={t('remove', { option: name })} />
                      </span>
                      <span aria-hidden="true" {...keptText(name)} />
                    </>
                  }
                  deleteIcon={
                    <span>
                      <CloseIcon size={14} />
                    </span>
                  }
                  onClick={remove}
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
              to={clearTo}
              state={keepPlace}
              onClick={(event: SyntheticEvent<HTMLElement, MouseEvent>) => {
                if (opensElsewhere(event.nativeEvent)) return;
                event.preventDefault();
                onLastRemoved();
                onClear();
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

/** The chip goes with its filter: whoever works by keyboard goes on at the one beside it. */
function focusNeighbour(item: HTMLElement) {
  const isLastChip = item.nextElementSibling?.nextElementSibling === null;
  const neighbour = isLastChip ? item.previousElementSibling : item.nextElementSibling;
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
