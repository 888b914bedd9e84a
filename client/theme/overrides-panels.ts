import type { Components, Theme } from '@mui/material/styles';
import { breakpoints, colors, fonts, typeSizes, weights } from './tokens.ts';

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
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true },
    styleOverrides: {
      root: {
        backgroundColor: 'transparent',
        borderBottom: `1px solid ${colors.line}`,
        '&:first-of-type': { borderTop: `1px solid ${colors.teal900}` },
        '&::before': { display: 'none' },
      },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: {
        minHeight: 68,
        padding: 0,
        fontFamily: fonts.serif,
        fontSize: typeSizes.accordionTitle,
        fontWeight: weights.medium,
        color: colors.teal900,
        [`@media (min-width: ${breakpoints.md}px)`]: { minHeight: 76 },
      },
      content: { margin: '12px 0' },
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: '4px 0 32px' } } },
} satisfies Components<Theme>;
