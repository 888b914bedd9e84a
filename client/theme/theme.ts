import type { Shadows } from '@mui/material/styles';
import { createTheme } from '@mui/material/styles';
import { accordionOverrides } from './overrides/accordion.ts';
import { buttonOverrides } from './overrides/buttons.ts';
import { chipOverrides } from './overrides/chips.ts';
import { fieldOverrides } from './overrides/fields.ts';
import { linkOverrides } from './overrides/links.ts';
import { panelOverrides } from './overrides/panels.ts';
import { stateOverrides } from './overrides/states.ts';
import { tableOverrides } from './overrides/tables.ts';
import { textOverrides } from './overrides/text.ts';
import { tickOverrides } from './overrides/ticks.ts';
import { breakpoints, colors, fonts, motion } from './tokens.ts';
import { typography } from './typography.ts';

/** The one theme of the site; screens take every colour, size and font from it or from the tokens. */
export const theme = createTheme({
  // In `em`, so that who reads large letters gets the layout that has room for them.
  breakpoints: { values: breakpoints, unit: 'em', step: 1 },
  palette: {
    primary: { main: colors.teal700, dark: colors.teal900, contrastText: colors.white },
    /** Controls on teal and other dark grounds. */
    onDark: { main: colors.ivory, dark: colors.white, contrastText: colors.teal900 },
    error: { main: colors.error },
    text: { primary: colors.ink, secondary: colors.stone, disabled: colors.stone },
    background: { default: colors.white, paper: colors.white },
    divider: colors.line,
  },
  typography: { fontFamily: fonts.sans, ...typography },
  // Of whatever Material UI draws; what differs says so in its override.
  shape: { borderRadius: 0 },
  // All is flat.
  shadows: Array(25).fill('none') as Shadows,
  motion: { reducedMotion: 'system' },
  transitions: {
    // What lies over the page goes at once: until it has gone, the page cannot be pressed, nor read by screen readers.
    duration: { enteringScreen: motion.panelMs, leavingScreen: 0 },
    easing: { easeOut: motion.easing, easeInOut: motion.easing },
  },
  components: {
    ...accordionOverrides,
    ...buttonOverrides,
    ...fieldOverrides,
    ...linkOverrides,
    ...panelOverrides,
    ...stateOverrides,
    ...tableOverrides,
    ...textOverrides,
    ...tickOverrides,
    ...chipOverrides,
  },
});

export type SiteTheme = typeof theme;

declare module '@mui/material/styles' {
  interface Palette {
    onDark: Palette['primary'];
  }
  interface PaletteOptions {
    onDark: PaletteOptions['primary'];
  }
}
