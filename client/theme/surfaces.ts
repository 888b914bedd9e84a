import { colors, layout, narrowUpTo } from './tokens.ts';

/** A dark ground: white text and a white focus ring. */
export const darkSurface = {
  '--hero-ground': colors.teal900,
  backgroundColor: colors.teal900,
  color: colors.white,
  '--focus-color': colors.white,
  '--link-color': colors.white,
} as const;

/** Where content begins and ends on the page: a CSS length, for what reaches to the page's edge at one side. */
export const contentEdge = `max(${layout.gutter}, (100vw - ${layout.contentPx}px) / 2)`;

/** Keeps a full-width block's content within the gutters and its greatest width, on one left axis. */
export const contentWidth = {
  paddingInline: `max(${layout.gutter}, (100% - ${layout.contentPx}px) / 2)`,
} as const;

/** Twelve columns with the design's gap. */
export const twelveColumns = {
  display: 'grid',
  gridTemplateColumns: `repeat(${layout.columns}, minmax(0, 1fr))`,
  columnGap: layout.columnGap,
} as const;

/** Words that stay on one line, wherever they fit on one. */
export const unbroken = {
  whiteSpace: 'nowrap',
  [`@media (max-width: ${narrowUpTo}em)`]: { display: 'inline-block', whiteSpace: 'normal' },
} as const;

/** Class of an icon drawn in lines of the text's colour: in one rule, since a listing has a hundred. */
export const iconClass = 'icon';

/** Class of what is there for screen readers, not for the eye. */
export const hiddenClass = 'hidden-words';

/** What `hiddenClass` does, for a part of other styles. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** A native check box over all of what is drawn in its stead, where touch and assistive technology find it. */
export const unseenInput = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
} as const;

/** What is ticked. */
export const tickedSurface = {
  backgroundColor: colors.teal700,
  borderColor: colors.teal700,
  color: colors.white,
} as const;
