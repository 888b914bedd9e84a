import { styled } from '../../theme/styled.ts';
import { colors, largeTypeFrom, layout, tallWindow, weights } from '../../theme/tokens.ts';

/** Id of the filters within the page, to which the page jumps where scripts are off. */
export const filtersId = 'filters';

/** Room above and below the filters, in px: between them and the small header or the window's edge. */
export const asideRoomPx = 16;
/** Within which their outlines are drawn. */
const outlineRoomPx = 4;

/** What fades towards the lower edge. */
const fadedPx = 56;

/**
 * Filters beside products, in the first three of twelve columns, on the widest pages two. On narrow pages a drawer shows them; without scripts the
 * button there jumps to these.
 */
export const FiltersAside = styled('aside')(({ theme }) => ({
  // On one line with what stands over the products.
  '& > .title': {
    display: 'flex',
    alignItems: 'center',
    minHeight: layout.targetPx,
    marginBlock: theme.spacing(-0.5, -1.5),
    fontSize: 'inherit',
    fontWeight: weights.medium,
    color: colors.teal900,
  },
  [theme.breakpoints.down('lg')]: {
    display: 'none',
    marginBottom: theme.spacing(4),
    scrollMarginTop: layout.headerScrolledPx,
    '&:target': { display: 'block' },
  },
  [theme.breakpoints.up('lg')]: {
    gridColumn: '1 / 4',
    alignSelf: 'start',
    // In reach wherever the page is, and scrolled by itself: what is pressed in it stays where it is, however long the list is then.
    [tallWindow]: {
      position: 'sticky',
      top: layout.headerScrolledPx + asideRoomPx,
      maxHeight: `calc(100vh - ${layout.headerScrolledPx + 2 * asideRoomPx}px - var(--choices, 0px))`,
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      '&&': { paddingBottom: 0 },
      // That there is more below is seen. No mask: under one the link past the filters would lie below the header.
      '&::after': {
        content: '""',
        display: 'block',
        position: 'sticky',
        bottom: 0,
        height: fadedPx,
        backgroundImage: `linear-gradient(transparent, ${colors.white})`,
        pointerEvents: 'none',
      },
    },
    marginLeft: -outlineRoomPx,
    paddingLeft: outlineRoomPx,
    paddingBlock: theme.spacing(0.5, 2),
    paddingRight: theme.spacing(2.5),
  },
  // Five widths stand in one row.
  [theme.breakpoints.up(largeTypeFrom)]: { gridColumn: '1 / 3', marginRight: -20, paddingRight: 4 },
}));

/** The products beside them; all of the page where there is nothing to filter by. */
export const BesideFilters = styled('section')(({ theme }) => ({
  minWidth: 0,
  // It ends with what is in it, not with the filters.
  alignSelf: 'start',
  position: 'relative',
  [theme.breakpoints.up('lg')]: { gridColumn: '4 / -1', '&[data-wide]': { gridColumn: '1 / -1' } },
  [theme.breakpoints.up(largeTypeFrom)]: { gridColumn: '3 / -1', '&:not([data-wide])': { paddingLeft: 20 } },
}));
