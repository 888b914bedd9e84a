import type { Components, Theme } from '@mui/material/styles';
import { standaloneTargetStyle } from '../link-styles.ts';
import { onHover } from '../on-hover.ts';
import { colors, layout } from '../tokens.ts';

/** Flat rectangles, on white or on teal, buttons that are words with or without a line under them, and icons that stand alone. */
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
            props: { variant: 'text' },
            style: {
              minHeight: layout.targetPx,
              padding: 0,
              border: 0,
              backgroundColor: 'transparent',
              font: 'inherit',
              letterSpacing: 'inherit',
              wordSpacing: 'inherit',
              textTransform: 'none',
            },
          },
          // Looks as a link that stands by itself; with `color="inherit"` as the words around it.
          {
            props: { variant: 'text', color: 'primary' },
            style: {
              ...standaloneTargetStyle,
              '&[aria-disabled="true"]': {
                color: colors.stone,
                cursor: 'default',
                '&::before, &::after': { display: 'none' },
              },
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
      endIcon: { margin: '0 0 0 12px' },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        minWidth: layout.targetPx,
        minHeight: layout.targetPx,
        padding: 0,
        borderRadius: 0,
        color: 'inherit',
        transition: 'none',
        '&:hover': { backgroundColor: 'transparent' },
        '&[aria-disabled="true"]': { color: colors.field, cursor: 'default' },
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
