import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { onHover } from '../../theme/on-hover.ts';
import { styled } from '../../theme/styled.ts';
import { hiddenClass } from '../../theme/surfaces.ts';
import { colors, layout, typeSizes, weights } from '../../theme/tokens.ts';
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
          {chips.map(({ id, name, to, onRemove }) => (
            <li key={id}>
              <ChipLink
                to={to}
                state={keepPlace}
                rel="nofollow"
                onClick={(event) => {
                  if (opensElsewhere(event)) return;
                  event.preventDefault();
                  if (chips.length > 1) focusNeighbour(event.currentTarget);
                  else onLastRemoved();
                  onRemove();
                }}
              >
                <span className={hiddenClass}>
                  <KeptWords text={t('remove', { option: name })} />
                </span>
                <span aria-hidden="true" {...keptText(name)} />
                <CloseIcon size={14} />
              </ChipLink>
            </li>
          ))}
          <li>
            <Button
              variant="text"
              component={SiteLink}
              className="clear"
              to={clearTo}
              state={keepPlace}
              onClick={(event: MouseEvent<HTMLElement>) => {
                if (opensElsewhere(event)) return;
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

const ChipLink = styled(SiteLink)({
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
  ...onHover({ backgroundColor: colors.ivory }),
  '& svg': { strokeWidth: 1 },
  // The target is higher than what is drawn.
  '&::after': { content: '""', position: 'absolute', insetInline: 0, height: layout.targetPx },
  '@media (pointer: coarse)': { minHeight: 40 },
});
