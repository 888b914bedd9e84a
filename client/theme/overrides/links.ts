import type { Components, Theme } from '@mui/material/styles';
import { inlineLinkStyle, standaloneTargetStyle } from '../link-styles.ts';
import { visuallyHidden } from '../surfaces.ts';
import { colors, layout, narrowUpTo, weights } from '../tokens.ts';
import { typography } from '../typography.ts';

const lineOnHover = { textDecoration: `underline ${colors.brass}`, textUnderlineOffset: '5px' };

/** Links in texts, links that stand by themselves, numbers of pages, and the way to a page. */
export const linkOverrides = {
  MuiLink: {
    styleOverrides: {
      root: {
        ...inlineLinkStyle,
        variants: [
          {
            props: { underline: 'hover' },
            style: {
              color: 'inherit',
              fontWeight: 'inherit',
              textDecoration: 'none',
              '&:hover': lineOnHover,
            },
          },
          { props: { variant: 'standalone' }, style: standaloneTargetStyle },
        ],
      },
    },
  },
  MuiPaginationItem: {
    defaultProps: { shape: 'rounded' },
    styleOverrides: {
      root: {
        display: 'inline-grid',
        placeItems: 'center',
        minWidth: 40,
        height: layout.targetPx,
        margin: 0,
        padding: 0,
        border: '1px solid transparent',
        fontWeight: weights.medium,
        color: colors.teal900,
        transition: 'none',
        '&&:hover, &&.Mui-selected, &&.Mui-focusVisible': { backgroundColor: 'transparent' },
        '&.Mui-selected': { borderColor: colors.teal900 },
        '&:hover': lineOnHover,
      },
    },
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...typography.meta,
        '& a, & [aria-current]': {
          display: 'block',
          paddingBlock: theme.spacing(1.375),
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        },
        '& a': { color: 'inherit', fontWeight: 'inherit', textDecorationColor: colors.line },
        '& a:hover': { textDecorationColor: colors.brass },
        '& [aria-current]': { color: colors.teal900, fontWeight: weights.medium },
        '&[data-dark]': {
          color: colors.mist,
          '& a': { textDecorationColor: colors.white60 },
          '& a:hover': { textDecorationColor: colors.brassLight },
          '& [aria-current]': { color: colors.white },
        },
        // All stands on one line, but on the narrowest pages. The page's own name gives way first: the heading below says it whole.
        '& li': { flexShrink: 0 },
        '& li:nth-last-of-type(3)': { flexShrink: 1, minWidth: 0 },
        '& li:last-of-type': { flexShrink: 999, minWidth: 0 },
        [theme.breakpoints.down(narrowUpTo)]: {
          '& li': { flexShrink: 1, minWidth: 0 },
          '& ol': { flexWrap: 'wrap' },
        },
        [theme.breakpoints.down('md')]: {
          '&[data-long] li:last-of-type': visuallyHidden,
          '&[data-long] li:nth-last-of-type(2)': { display: 'none' },
        },
      }),
      ol: { flexWrap: 'nowrap' },
      separator: { width: 14, marginInline: 10, borderTop: `1px solid ${colors.field}` },
    },
  },
} satisfies Components<Theme>;

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    /** Of a `Link` that stands by itself, in a box as high as a finger needs. */
    standalone: true;
  }
}
