import type { Components, Theme } from '@mui/material/styles';
import { colors, typeSizes } from '../tokens.ts';

/** Outlined rectangles that say a fact. */
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
      },
      label: { padding: '5px 14px', whiteSpace: 'normal' },
    },
  },
} satisfies Components<Theme>;
