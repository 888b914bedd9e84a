import { styled } from '../../theme/styled.ts';
import { visuallyHidden } from '../../theme/surfaces.ts';
import type { Theme } from '../../theme/theme.ts';
import { colors, fonts, layout, typeSizes, weights } from '../../theme/tokens.ts';

const narrow = (theme: Theme) => theme.breakpoints.down('md').replace('@media', '@media screen and');

/** A table of products: row headers and names stay in sight where it is moved. */
export const ComparedColumns = styled('div')(({ theme }) => ({
  position: 'relative',
  '@media print': { overflow: 'visible' },
  marginBottom: theme.spacing(4),
  '& table': {
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    width: '100%',
    fontSize: typeSizes.meta,
    lineHeight: 1.5,
    textAlign: 'start',
  },
  '& caption': visuallyHidden,
  '& th, & td': {
    padding: theme.spacing(1.25, 1.5, 1.25, 0),
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: weights.regular,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    WebkitHyphens: 'auto',
  },
  '& tbody tr:not(:first-of-type) > *': { borderTop: `1px solid ${colors.line}` },
  // The row's name stays in sight while the products move under it.
  '& thead td:first-of-type, & th[scope="row"]': {
    position: 'sticky',
    left: 0,
    width: '30%',
    color: colors.stone,
    backgroundColor: colors.white,
    zIndex: 1,
  },
  '& th[scope="rowgroup"]': {
    paddingTop: theme.spacing(3.5),
    borderBottom: `1px solid ${colors.teal900}`,
    fontFamily: fonts.serif,
    fontSize: typeSizes.accordionTitle,
    color: colors.teal900,
  },
  '& th[scope="rowgroup"] > span': { position: 'sticky', left: 0 },
  '& thead :is(td, th)': { paddingBlock: 0 },
  // The products' names stay in sight while their data moves under them.
  '& thead tr:nth-of-type(2) > *': {
    position: 'sticky',
    zIndex: 2,
    top: layout.headerScrolledPx,
    paddingBottom: theme.spacing(2.25),
    backgroundColor: colors.white,
  },
  '& thead tr:nth-of-type(2) > td:first-of-type': { zIndex: 3 },
  '& [data-differs] td': { fontWeight: weights.medium, color: colors.teal900 },
  // Two at a time: the third one is reached by moving the table.
  [narrow(theme)]: {
    // A window of its own: names stick to what scrolls, and sideways the page does not.
    '&[data-columns="3"]': { overflow: 'auto', maxHeight: `calc(100svh - ${layout.headerScrolledPx}px)` },
    '&[data-columns="3"] thead tr:nth-of-type(2) > *': { top: 0 },
    '&[data-columns="3"] table': { width: '135%' },
    '&[data-columns="3"] :is(thead td:first-of-type, th[scope="row"])': { width: '22.2%' },
  },
  [theme.breakpoints.up('md')]: {
    '& table': { fontSize: typeSizes.small },
    '& thead td:first-of-type, & th[scope="row"]': { width: '22%' },
    '& th, & td': { paddingInlineEnd: layout.columnGap },
  },
}));
