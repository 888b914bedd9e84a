import { colors, layout } from './tokens.ts';

/** A dark ground: white text and a white focus ring. */
export const darkSurface = {
  backgroundColor: colors.teal900,
  color: colors.white,
  '--focus-color': colors.white,
} as const;

/** Keeps a full-width block's content within the gutters and 1320 px, on one left axis. */
export const contentWidth = {
  paddingInline: `max(${layout.gutter}, (100% - ${layout.contentPx}px) / 2)`,
} as const;

/** Twelve columns with the design's gap. */
export const twelveColumns = {
  display: 'grid',
  gridTemplateColumns: `repeat(${layout.columns}, minmax(0, 1fr))`,
  columnGap: layout.columnGap,
} as const;

/** There for screen readers, not for the eye. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
