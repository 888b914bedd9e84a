import { styled } from '../../theme/styled.ts';
import type { SiteTheme } from '../../theme/theme.ts';
import { colors, fonts, layout, tallWindow, typeSizes, weights } from '../../theme/tokens.ts';

/** While the box over the table is ticked. */
const differencesOnly = '&:has([type=checkbox]:checked)';

/** Hides one of three products, the rows that only it fills, and the marks of rows where only it differs. */
const pairs = Object.fromEntries(
  [0, 1, 2].flatMap((out) => {
    const chosen = `&:has([type=radio][value="${out}"]:checked)`;
    return [
      [`${chosen} :is([data-column="${out}"], [data-empty~="${out}"])`, { display: 'none' }],
      [`${chosen} [data-alike~="${out}"] [data-mark]`, { display: 'none' }],
      [`${differencesOnly}${chosen.slice(1)} [data-alike~="${out}"]`, { display: 'none' }],
      [`${chosen} [data-alike~="${out}"] td`, { fontWeight: weights.regular, color: 'inherit' }],
    ];
  }),
);

const narrow = (theme: SiteTheme) => theme.breakpoints.down('md').replace('@media', '@media screen and');

/** A table of products, whose names stay in sight. */
export const ComparedColumns = styled('div')(({ theme }) => ({
  position: 'relative',
  marginBottom: theme.spacing(4),
  '& table': {
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    fontSize: typeSizes.meta,
    lineHeight: 1.5,
  },
  '& th, & td': {
    padding: theme.spacing(1.25, 1.5, 1.25, 0),
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    WebkitHyphens: 'auto',
  },
  '& tbody tr:not(:first-of-type) > *': { borderTop: `1px solid ${colors.line}` },
  '& thead td:first-of-type, & th[scope="row"]': { width: '22%', color: colors.stone },
  '& th[scope="rowgroup"]': {
    paddingTop: theme.spacing(3.5),
    borderBottom: `1px solid ${colors.teal900}`,
    fontFamily: fonts.serif,
    fontSize: typeSizes.accordionTitle,
    color: colors.teal900,
  },
  '& thead :is(td, th)': { paddingBlock: 0 },
  // The products' names stay in sight while their data moves under them.
  '& thead tr:nth-of-type(2) > *': {
    position: 'sticky',
    zIndex: 2,
    [tallWindow]: { top: layout.headerScrolledPx },
    paddingBottom: theme.spacing(2.25),
    backgroundColor: colors.white,
  },
  '& label': { marginBlock: theme.spacing(2) },
  [`${differencesOnly} :is(tbody:not(:has(tr:not([data-same], :first-of-type))), [data-same])`]: {
    display: 'none',
  },
  '& td > small': { fontSize: 'inherit', fontWeight: weights.regular, color: colors.stone },
  '& [data-differs] td': { fontWeight: weights.medium, color: colors.teal900 },
  [theme.breakpoints.up('md')]: {
    '& table': { fontSize: typeSizes.small },
    '& th, & td': { paddingInlineEnd: layout.columnGap },
  },
  // Two columns as wide as the window has room for; what a row is called stands over its values.
  [narrow(theme)]: {
    '& :is(table, tbody)': { display: 'block' },
    // Of the table itself the names stay in sight.
    '& thead': { display: 'contents' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
      columnGap: layout.columnGap,
    },
    '& thead tr:nth-of-type(2)': {
      position: 'sticky',
      zIndex: 2,
      [tallWindow]: { top: layout.headerScrolledPx },
      borderBottom: `1px solid ${colors.line}`,
      backgroundColor: colors.white,
    },
    '& thead tr:nth-of-type(2) > *': { position: 'static' },
    '& thead tr:nth-of-type(3) > *': { paddingTop: theme.spacing(1.5) },
    '& thead td:first-of-type': { display: 'none' },
    '& th, & td': { paddingInlineEnd: 0 },
    '& :is(th[scope="row"], th[scope="rowgroup"])': { gridColumn: '1 / -1', width: 'auto' },
    '& th[scope="row"]': { paddingBottom: 0, fontSize: typeSizes.meta },
    '& tbody tr:not(:first-of-type) > td': { borderTop: 0, paddingTop: theme.spacing(0.25) },
    '& table': { fontSize: typeSizes.small },
    ...pairs,
  },
  '@media print': {
    '& tbody :is(th, td)': { paddingBlock: theme.spacing(0.625) },
    '& th[scope="rowgroup"]': { paddingTop: theme.spacing(2) },
    '& tr': { breakInside: 'avoid' },
  },
}));
