import { createTheme } from '@mui/material/styles';
import { baseline } from './overrides-baseline.ts';
import { buttonOverrides } from './overrides-buttons.ts';
import { panelOverrides } from './overrides-panels.ts';
import { textOverrides } from './overrides-text.ts';
import { breakpoints, colors, motion } from './tokens.ts';
import { typography } from './typography.ts';

/** The one theme of the site; screens take every colour, size and font from it or from the tokens. */
export const theme = createTheme({
  // In `em`, so that who reads large letters gets the layout that has room for them.
  breakpoints: { values: breakpoints, unit: 'em', step: 1 },
  palette: {
    primary: { main: colors.teal700, dark: colors.teal900, contrastText: colors.white },
    error: { main: colors.error },
    text: { primary: colors.ink, secondary: colors.stone, disabled: colors.stone },
    background: { default: colors.white, paper: colors.white },
    divider: colors.line,
  },
  typography,
  shape: { borderRadius: 0 },
  motion: { reducedMotion: 'system' },
  transitions: {
    duration: {
      shortest: motion.hoverMs,
      shorter: motion.hoverMs,
      short: motion.hoverMs,
      standard: motion.panelMs,
      complex: motion.panelMs,
      enteringScreen: motion.panelMs,
      leavingScreen: motion.hoverMs,
    },
    easing: {
      easeInOut: motion.easing,
      easeOut: motion.easing,
      easeIn: motion.easing,
      sharp: motion.easing,
    },
  },
  components: {
    MuiCssBaseline: { styleOverrides: baseline },
    ...buttonOverrides,
    ...textOverrides,
    ...panelOverrides,
  },
});
