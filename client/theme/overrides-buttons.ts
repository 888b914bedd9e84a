import type { Components, Theme } from '@mui/material/styles';
import { colors, layout } from './tokens.ts';

const onHover = (styles: object) => ({ '@media (hover: hover)': { '&:hover': styles } });

/** Flat rectangles, on white or on teal, and icons that stand alone. */
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
    defaultProps: { variant: 'contained' },
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: 52,
        padding: '8px 32px',
        border: '1px solid transparent',
        textAlign: 'center',
        transition: 'none',
        '&.Mui-disabled': {
          color: colors.stone,
          borderColor: colors.line,
          backgroundColor: 'transparent',
        },
        variants: [
          {
            props: { variant: 'outlined', color: 'primary' },
            style: {
              color: colors.teal900,
              borderColor: colors.teal900,
              ...onHover({ color: colors.white, backgroundColor: colors.teal900 }),
            },
          },
          {
            props: { variant: 'outlined', color: 'onDark' },
            style: {
              color: colors.white,
              borderColor: colors.white60,
              ...onHover({ color: colors.teal900, backgroundColor: colors.ivory }),
            },
          },
        ],
      },
      startIcon: { margin: '0 8px 0 -4px' },
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

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    onDark: true;
    secondary: false;
    success: false;
    info: false;
    warning: false;
  }
}
