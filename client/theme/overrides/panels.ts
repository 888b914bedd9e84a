import type { Components, Theme } from '@mui/material/styles';
import { colors } from '../tokens.ts';

export const panelOverrides = {
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: colors.veil } } },
  },
} satisfies Components<Theme>;
