import { styled } from '../../theme/styled.ts';
import { colors, layout, typeSizes } from '../../theme/tokens.ts';
import { BesideFilters } from '../../ui/filters/filters-aside.ts';

/** So few results need no filters. */
export const fewResults = 6;
/** One has a row, beside its words, and four fill one; others are in rows of three. */
export const columnsOfFew: Partial<Record<number, 1 | 4>> = { 1: 1, 4: 4 };

/** Cookers in cards that are wider than high. */
const wholeInHeight = { '--card-picture': '100%', '--card-floor': '2%' };

/** Results without filters beside them: in rows by `data-columns`. */
export const WithoutFilters = styled(BesideFilters)(({ theme }) => ({
  // The products would hang from the line above.
  paddingTop: theme.spacing(1.5),
  [theme.breakpoints.up('lg')]: {
    '& ul:has(> li > article)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    // Names are seen at first as well.
    '&[data-columns="3"] > ul': {
      '--card-ratio': '5 / 4',
      ...wholeInHeight,
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    },
  },
  '&[data-columns="1"] > ul': {
    '--card-ratio': '8 / 5',
    ...wholeInHeight,
    '& h3 + p:not(:last-child)': {
      fontSize: typeSizes.lead,
      color: colors.ink,
      paddingBlock: theme.spacing(0.5, 1),
    },
    '& .action': { gridRow: 6, placeSelf: 'start', marginBlock: theme.spacing(2, 3) },
    gridTemplateColumns: 'minmax(0, 1fr)',
    [theme.breakpoints.up('md')]: {
      '& > li': { display: 'block' },
      '& > li > article': {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        // Its buttons have the first row.
        gridTemplateRows: `minmax(${layout.targetPx}px, 1fr) auto auto auto auto minmax(24px, 1fr)`,
        columnGap: layout.columnGap,
        // One ground for both.
        backgroundColor: colors.cardGround,
        '& > *': { gridColumn: 2 },
        '& > :has(> h3)': { marginRight: theme.spacing(6) },
        '& > .ground': { gridArea: '1 / 1 / -1 / 2', alignSelf: 'center' },
        '& h3': { fontSize: typeSizes.boxTitle },
      },
    },
  },
}));

/** How wide a card's picture is in a row of three without filters, or alone, as in the `sizes` attribute. */
export const largeCardSizes = '(min-width:1024px) min(30vw,420px),44vw';
