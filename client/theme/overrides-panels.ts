import type { Components, Theme } from '@mui/material/styles';
import { colors } from './tokens.ts';

export const panelOverrides = {
  MuiPaper: { defaultProps: { elevation: 0 } },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: colors.veil } } },
  },
  MuiDrawer: {
    styleOverrides: { paper: { backgroundColor: colors.white, backgroundImage: 'none', border: 0 } },
  },
  MuiDialog: {
    styleOverrides: { paper: { backgroundColor: colors.white, backgroundImage: 'none', borderRadius: 0 } },
  },
} satisfies Components<Theme>;
