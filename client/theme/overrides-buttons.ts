import type { Components, Theme } from '@mui/material/styles';
import { layout } from './tokens.ts';

/** Buttons with an icon alone; those with words are the site's own. */
export const buttonOverrides = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        '&:focus-visible': { outline: '2px solid var(--focus-color)', outlineOffset: '3px' },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        minWidth: layout.targetPx,
        minHeight: layout.targetPx,
        borderRadius: 0,
        color: 'inherit',
        '&:hover': { backgroundColor: 'transparent' },
      },
    },
  },
} satisfies Components<Theme>;
