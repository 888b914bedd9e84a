import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { buttonOverrides } from './overrides-buttons.ts';
import { panelOverrides } from './overrides-panels.ts';
import { breakpoints, colors, fonts } from './tokens.ts';

const theme = createTheme({
  breakpoints: { values: breakpoints, unit: 'em', step: 1 },
  palette: {
    primary: { main: colors.teal700, dark: colors.teal900, contrastText: colors.white },
    text: { primary: colors.ink, secondary: colors.stone, disabled: colors.stone },
    background: { default: colors.white, paper: colors.white },
    divider: colors.line,
  },
  typography: { fontFamily: fonts.sans },
  shape: { borderRadius: 0 },
  motion: { reducedMotion: 'system' },
  components: { ...buttonOverrides, ...panelOverrides },
});

/** The site's looks for what Material UI draws: what lies over the page. */
export const MaterialTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme}>{children}</ThemeProvider>
);
