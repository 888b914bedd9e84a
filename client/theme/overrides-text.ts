import type { Components, Theme } from '@mui/material/styles';
import { inlineLinkStyle } from './link-styles.ts';
import { colors, typeSizes, weights } from './tokens.ts';

export const textOverrides = {
  MuiTypography: {
    defaultProps: { variantMapping: { display: 'h1', lead: 'p', meta: 'p', caption: 'p' } },
  },
  MuiLink: { styleOverrides: { root: inlineLinkStyle } },
  MuiChip: {
    styleOverrides: {
      root: {
        height: 36,
        borderRadius: 0,
        border: `1px solid ${colors.line}`,
        backgroundColor: 'transparent',
        color: colors.ink,
        fontSize: typeSizes.small,
        '@media (pointer: coarse)': { height: 40 },
        '&.MuiChip-clickable, &.MuiChip-deletable': {
          borderColor: colors.teal700,
          color: colors.teal900,
          fontWeight: weights.medium,
        },
      },
      label: { paddingInline: 14 },
    },
  },
  MuiSkeleton: {
    defaultProps: { variant: 'rectangular' },
    styleOverrides: { root: { backgroundColor: colors.skeleton } },
  },
} satisfies Components<Theme>;
