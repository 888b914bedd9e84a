import type { Components, Theme } from '@mui/material/styles';
import { onHover } from '../on-hover.ts';
import { colors, layout, typeSizes, weights } from '../tokens.ts';

/** Rectangles: facts on a pale ground, and in an outline choices that a press gives up. */
export const chipOverrides = {
  MuiChip: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: {
        height: 'auto',
        minHeight: 36,
        borderRadius: 0,
        borderColor: colors.line,
        fontSize: typeSizes.small,
        transition: 'none',
        variants: [
          { props: { variant: 'filled' }, style: { backgroundColor: colors.ivory } },
          {
            props: { clickable: true },
            style: {
              position: 'relative',
              borderColor: colors.teal700,
              fontWeight: weights.medium,
              color: colors.teal900,
              '&.MuiChip-clickable': onHover({ backgroundColor: colors.ivory }),
              // The target is higher than what is drawn.
              '&::after': { content: '""', position: 'absolute', insetInline: 0, height: layout.targetPx },
              '@media (pointer: coarse)': { minHeight: 40 },
            },
          },
        ],
      },
      deleteIcon: {
        display: 'flex',
        margin: '0 14px 0 -4px',
        color: 'inherit',
        '&:hover': { color: 'inherit' },
        '& svg': { strokeWidth: 1 },
      },
      label: { padding: '5px 14px', whiteSpace: 'normal' },
    },
  },
} satisfies Components<Theme>;
