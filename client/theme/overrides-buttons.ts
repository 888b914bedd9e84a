import type { Components, Theme } from '@mui/material/styles';
import { colors, layout } from './tokens.ts';

const disabledLook = {
  backgroundColor: 'transparent',
  border: `1px solid ${colors.line}`,
  color: colors.stone,
};

/**
 * Buttons are flat rectangles without ripple. Two kinds, `contained` and `outlined`, each in
 * `primary` or, on teal, `onDark`.
 */
export const buttonOverrides = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        '&:focus-visible': { outline: '2px solid var(--focus-color)', outlineOffset: '3px' },
      },
    },
  },
  MuiButton: {
    defaultProps: { variant: 'contained', disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 52,
        padding: '8px 32px',
        transition: 'none',
        textAlign: 'center',
        '&.Mui-disabled': disabledLook,
        // There a filled button has lost its colour, and with it what makes it a button.
        '@media (forced-colors: active)': { border: '1px solid ButtonText' },
        variants: [
          {
            props: { variant: 'outlined', color: 'primary' },
            style: {
              color: colors.teal900,
              borderColor: colors.teal900,
              '&:hover': { backgroundColor: colors.teal900, color: colors.white },
            },
          },
          {
            props: { variant: 'outlined', color: 'onDark' },
            style: {
              color: colors.white,
              borderColor: colors.white60,
              '&:hover': { backgroundColor: colors.ivory, color: colors.teal900 },
            },
          },
        ],
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
