import { styled } from '../../theme/styled.ts';
import { largeTypeFrom, layout } from '../../theme/tokens.ts';

/** Cards of products in rows of two; what they say of one thing stands on one line across a row. */
export const CardList = styled('ul')(({ theme }) => ({
  '--row-gap': theme.spacing(4.5),
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: layout.columnGap,
  // The lines of a card are rows of this grid, with no gap between them.
  marginBottom: 'calc(-1 * var(--row-gap))',
  '& > *': { marginBottom: 'var(--row-gap)' },
  '& > li:has(> article), & > li > article': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'subgrid',
    gridRow: 'span 6',
  },
  '& > li > article': {
    // Facts follow the name at once.
    '& > :has(> h3)': { gridRow: 2 },
    '& > [role=img]': { gridRow: 3, alignSelf: 'start' },
    '& > p:not([role])': { gridRow: 4, textWrap: 'pretty' },
    '& > [data-recall]': { gridRow: 5, justifySelf: 'start' },
    '& > ul': { gridRow: 6 },
    // Without widths the rest follows at once.
    '& > :is(:has(> h3), [role=img]) + [data-recall]': { gridRow: 4 },
    '& > :is(:has(> h3), [role=img]) + [data-recall] + ul': { gridRow: '5 / -1', alignSelf: 'start' },
    '& > :is(:has(> h3), [role=img]) + ul': { gridRow: '4 / -1', alignSelf: 'start' },
  },
  [theme.breakpoints.up('md')]: { '--row-gap': theme.spacing(6) },
}));

/** The same beside filters: three in a row, four on the widest pages; dimmed while others are on their way. */
export const CardsBesideFilters = styled(CardList)(({ theme }) => ({
  '&[data-stale]': { opacity: 0.45 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [theme.breakpoints.up(largeTypeFrom)]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));

/** How wide a card's picture is in it, as in the `sizes` attribute. */
export const cardSizes = '(min-width:1024px) min(22vw,306px),44vw';

/** Cards of its widest row: their pictures are seen first. */
export const rowSize = 4;
