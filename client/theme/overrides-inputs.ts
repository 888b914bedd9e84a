import type { Components, Theme } from '@mui/material/styles';
import { colors, fonts, typeSizes, weights } from './tokens.ts';

export const inputOverrides = {
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        backgroundColor: colors.white,
        '&.Mui-focused': { outline: `2px solid ${colors.teal700}`, outlineOffset: 3 },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: colors.field },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: colors.teal900 },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: colors.teal700, borderWidth: 1 },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: colors.error, borderWidth: 2 },
      },
      input: {
        height: 56,
        padding: '0 16px',
        boxSizing: 'border-box',
        caretColor: colors.brass,
        '&:focus-visible': { outline: 'none' },
        '&.MuiInputBase-inputMultiline': { height: 'auto', padding: 0 },
      },
      multiline: { padding: '14px 16px' },
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        marginBottom: 8,
        fontSize: typeSizes.small,
        fontWeight: weights.medium,
        color: colors.teal900,
        '&.Mui-focused, &.Mui-error': { color: colors.teal900 },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: { margin: '8px 0 0', fontFamily: fonts.sans, fontSize: typeSizes.meta, color: colors.stone },
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: {
        padding: 12,
        color: colors.field,
        '&.Mui-checked': { color: colors.teal700 },
        // The input is invisible over the drawn box: the ring stands around the box.
        '&.Mui-focusVisible': { outline: `2px solid ${colors.teal700}`, outlineOffset: -6 },
      },
    },
  },
} satisfies Components<Theme>;
