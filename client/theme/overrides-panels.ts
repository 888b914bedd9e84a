import { keyframes } from '@emotion/react';
import type { Components, Theme } from '@mui/material/styles';
import { colors, motion } from './tokens.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const slideIn = keyframes({ from: { transform: 'translateX(-100%)' } });
const during = `${motion.panelMs}ms ${motion.easing}`;

export const panelOverrides = {
  MuiPaper: { defaultProps: { elevation: 0 } },
  MuiBackdrop: {
    styleOverrides: {
      root: {
        animation: `${fadeIn} ${during}`,
        '&:not(.MuiBackdrop-invisible)': { backgroundColor: colors.veil },
      },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: {
        backgroundColor: colors.white,
        backgroundImage: 'none',
        border: 0,
        animation: `${slideIn} ${during}`,
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      container: { animation: `${fadeIn} ${during}` },
      paper: { backgroundColor: colors.white, backgroundImage: 'none', borderRadius: 0 },
    },
  },
} satisfies Components<Theme>;
