import type { Components, Theme } from '@mui/material/styles';
import { onHover } from '../on-hover.ts';
import { colors, layout, typeSizes, weights } from '../tokens.ts';

/** Outlined rectangles that say a fact, or that are pressed. */
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
          {
            props: { clickable: true },
            style: {
              position: 'relative',
              borderColor: colors.teal700,
              color: colors.teal900,
              fontWeight: weights.medium,
              '&.MuiChip-clickable:hover': { backgroundColor: 'transparent' },
              '&.Mui-focusVisible': { backgroundColor: 'transparent' },
              ...onHover({ '&.MuiChip-clickable': { backgroundColor: colors.ivory } }),
              '& svg': { marginInline: '-4px 10px', strokeWidth: 1 },
              // The target is higher than what is drawn.
              '&::after': { content: '""', position: 'absolute', insetInline: 0, height: layout.targetPx },
              '@media (pointer: coarse)': { minHeight: 40 },
            },
          },
        ],
      },
      label: { padding: '5px 14px', whiteSpace: 'normal' },
    },
  },
} satisfies Components<Theme>;
