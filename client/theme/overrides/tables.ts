import type { Components, Theme } from '@mui/material/styles';
import { colors, fonts, layout, typeSizes, weights } from '../tokens.ts';

/** Tables in the letters of the text around them; which lines part rows or groups is each table's own. */
export const tableOverrides = {
  MuiTable: {
    styleOverrides: {
      root: ({ theme }) => ({
        '& caption': {
          captionSide: 'top',
          padding: theme.spacing(0, 0, 1.5),
          fontFamily: fonts.serif,
          fontSize: typeSizes.accordionTitle,
          lineHeight: 'inherit',
          color: colors.teal900,
          textAlign: 'start',
        },
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: theme.spacing(1.75, 0),
        border: 0,
        fontSize: 'inherit',
        fontWeight: weights.regular,
        lineHeight: 'inherit',
        color: 'inherit',
        textAlign: 'start',
        verticalAlign: 'top',
        variants: [
          {
            props: { component: 'th' },
            style: { paddingInlineEnd: layout.columnGap, color: colors.stone },
          },
        ],
      }),
    },
  },
} satisfies Components<Theme>;
