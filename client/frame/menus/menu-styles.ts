import { colors, fonts, layout, typeSizes, weights } from '../../theme/tokens.ts';

/** A row of the menu, between hairlines. */
export const menuRowStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: 60,
  fontFamily: fonts.serif,
  fontSize: '1.875rem',
  fontWeight: weights.medium,
  lineHeight: 1.1,
  textAlign: 'start',
  '@media (min-width: 48em)': { minHeight: 71, fontSize: '2.25rem' },
} as const;

/** Links under a row or at the foot of the menu. */
export const menuLinksStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: layout.columnGap,
  fontSize: typeSizes.body,
  '@media (min-width: 64em)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& a': { display: 'flex', alignItems: 'center', minHeight: layout.targetPx },
} as const;

const underline = { textDecoration: `underline ${colors.brass} 1px`, textUnderlineOffset: '6px' } as const;

/** A line of brass under what is pointed at or current. */
export const menuUnderline = {
  '& a[aria-current="page"]': underline,
  '@media (hover: hover)': { '& a:hover, & button:hover > span': underline },
} as const;
