import type { Components, Theme } from '@mui/material/styles';
import { createElement } from 'react';
import { onHover } from '../on-hover.ts';
import { tickedSurface } from '../surfaces.ts';
import { colors, layout, typeSizes } from '../tokens.ts';

const boxPx = 24;
const gapPx = 16;
/** By how much the target reaches beyond what is seen of it, above and below. */
const touchPx = (layout.targetPx - boxPx) / 2;

/** Styles read the native box whether it is ticked: also before hydration, and without scripts. */
const undrawn = createElement(() => null);

const tick = {
  flexShrink: 0,
  width: boxPx,
  height: boxPx,
  padding: 0,
  border: `1px solid ${colors.field}`,
  backgroundColor: colors.white,
  '& > input': {
    inset: `calc((100% - ${layout.targetPx}px) / 2)`,
    width: layout.targetPx,
    height: layout.targetPx,
  },
  ...onHover({ borderColor: colors.teal900 }),
  '&:has(:focus-visible)': { outline: '2px solid var(--focus-color)', outlineOffset: '3px' },
};

/** Boxes to tick, buttons of which one is chosen, and what they say. */
export const tickOverrides = {
  MuiCheckbox: {
    defaultProps: { icon: undrawn, checkedIcon: undrawn },
    styleOverrides: {
      root: {
        ...tick,
        borderRadius: 0,
        '&:has([aria-invalid="true"])': { border: `2px solid ${colors.error}` },
        '&:has(:checked)': { ...tickedSurface, borderWidth: 1 },
        '&:has(:checked)::after': {
          content: '""',
          width: '25%',
          height: '50%',
          border: 'solid',
          borderWidth: '0 1.5px 1.5px 0',
          transform: 'translateY(-1px) rotate(42deg)',
        },
      },
      sizeSmall: { width: 20, height: 20 },
    },
  },
  MuiRadio: {
    defaultProps: { icon: undrawn, checkedIcon: undrawn },
    styleOverrides: { root: { ...tick, '&:has(:checked)': { border: `7px solid ${colors.teal700}` } } },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: {
        display: 'flex',
        alignItems: 'flex-start',
        gap: gapPx,
        maxWidth: layout.measure,
        margin: 0,
        fontSize: typeSizes.small,
        '& + .MuiFormHelperText-root': { marginLeft: boxPx + gapPx },
      },
      // As high as a finger needs, though its line is less.
      label: { fontSize: 'inherit', lineHeight: 1.6, paddingBlock: touchPx, marginBlock: -touchPx },
    },
  },
} satisfies Components<Theme>;
