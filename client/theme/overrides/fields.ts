import type { Components, Theme } from '@mui/material/styles';
import { onHover } from '../on-hover.ts';
import { colors, layout, typeSizes, weights } from '../tokens.ts';
import { typography } from '../typography.ts';

const heightPx = 56;
const messageHeightPx = 184;
/** From the edge of a field to what is typed, its border included. */
const insetPx = 17;

const outline = '.MuiOutlinedInput-notchedOutline';

/** Fields to type into and to choose from: a label above, what is wrong and what helps below. */
export const fieldOverrides = {
  MuiFormControl: { defaultProps: { fullWidth: true } },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        display: 'block',
        marginBottom: 8,
        fontSize: typeSizes.small,
        fontWeight: weights.medium,
        lineHeight: 1.4,
        '&, &.Mui-focused, &.Mui-error': { color: colors.teal900 },
        '& > span': { fontWeight: weights.regular, color: colors.stone },
      },
    },
  },
  // Labels stand above their fields: nothing has to know what the browser filled in.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        display: 'flex',
        padding: 0,
        backgroundColor: colors.white,
        '&:has(> .MuiOutlinedInput-input:focus-visible)': {
          outline: '2px solid var(--focus-color)',
          outlineOffset: '1px',
        },
        [`&.Mui-focused ${outline}`]: { borderWidth: 1, borderColor: colors.field },
        ...onHover({ [`& ${outline}`]: { borderColor: colors.teal900 } }),
        [`&.Mui-error ${outline}`]: { borderWidth: 2, borderColor: colors.error },
      },
      adornedStart: {
        paddingLeft: insetPx + 1,
        '& > svg': { pointerEvents: 'none' },
        '& > .MuiOutlinedInput-input': { paddingLeft: 14 },
      },
      adornedEnd: { paddingRight: 1, '& > .MuiOutlinedInput-input': { paddingRight: 8 } },
      notchedOutline: { top: 0, borderColor: colors.field, '& > legend': { display: 'none' } },
      input: {
        boxSizing: 'border-box',
        height: 'auto',
        minHeight: heightPx,
        padding: `9px ${insetPx}px`,
        appearance: 'none',
        color: colors.ink,
        caretColor: colors.brass,
        // Never so small that a phone would zoom in.
        fontSize: typeSizes.body,
        // What the browser filled in looks like what was typed.
        '&:autofill': {
          boxShadow: `inset 0 0 0 ${heightPx * 20}px ${colors.white}`,
          WebkitTextFillColor: colors.ink,
        },
        // The site has a button of its own for this.
        '&::-ms-reveal': { display: 'none' },
        '&::-webkit-search-cancel-button': { filter: 'grayscale(1)', cursor: 'pointer' },
        '&:is(textarea)': {
          minHeight: messageHeightPx,
          maxHeight: `max(${messageHeightPx}px, 70vh)`,
          paddingBlock: 15,
          lineHeight: 1.65,
          resize: 'vertical',
          fieldSizing: 'content',
        },
      },
    },
  },
  MuiNativeSelect: {
    // Drawn by styles.
    defaultProps: { IconComponent: 'span' },
    styleOverrides: {
      select: { '&&&': { paddingRight: layout.targetPx }, textOverflow: 'ellipsis' },
      icon: {
        top: 'calc(50% - 7px)',
        right: 19,
        width: 9,
        height: 9,
        border: `solid ${colors.teal900}`,
        borderWidth: '0 1.5px 1.5px 0',
        transform: 'rotate(45deg)',
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        ...typography.meta,
        margin: '8px 0 0',
        textTransform: 'none',
        color: colors.stone,
        '&:empty': { margin: 0 },
        '&.Mui-error': {
          display: 'flex',
          gap: 8,
          color: colors.error,
          fontSize: typeSizes.small,
          fontWeight: weights.medium,
          lineHeight: 1.4,
        },
        '& > svg': { marginTop: '.1em' },
      },
    },
  },
} satisfies Components<Theme>;
