import { hiddenClass, iconClass, visuallyHidden } from './surfaces.ts';
import { breakpoints, colors, largeTypeFrom, layout, narrowUpTo, typefaces, weights } from './tokens.ts';
import { typography } from './typography.ts';

const from = (widthEm: number) => `@media (min-width: ${widthEm}em)`;

/** Global rules. */
export const baseline = {
  ':root': {
    '--serif': typefaces.serif,
    '--sans': typefaces.sans,
    '--gutter': '20px',
    '--column-gap': '16px',
    '--focus-color': colors.teal700,
    '--link-color': colors.teal700,
    [from(breakpoints.md)]: { '--gutter': '40px', '--column-gap': '24px' },
    [from(breakpoints.lg)]: { '--gutter': '72px' },
  },
  html: {
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    boxSizing: 'border-box',
    WebkitTextSizeAdjust: '100%',
    [from(largeTypeFrom)]: { fontSize: '110%' },
    // Whatever takes the focus or is jumped to stays clear of the fixed header; in low windows that stands still.
    scrollPaddingTop: `min(${layout.headerScrolledPx + 32}px, 24vh)`,
    // Which is large until the scripts watch where the page is.
    '&:has([data-unwatched][data-over=own])': { scrollPaddingTop: layout.headerPx + 32 },
  },
  '*, *::before, *::after': { boxSizing: 'inherit' },
  'strong, b': { fontWeight: weights.medium },
  body: {
    margin: 0,
    color: colors.ink,
    ...typography.body1,
    backgroundColor: colors.white,
    overflowWrap: 'break-word',
    fontSynthesis: 'none',
    fontVariantNumeric: 'lining-nums',
    // Where letters are large for the page, no word makes its column wider than that.
    [`@media (max-width: ${narrowUpTo}em)`]: { overflowWrap: 'anywhere' },
  },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset': { margin: 0 },
  'ul, ol, fieldset': { padding: 0 },
  'ul, ol': { listStyle: 'none' },
  fieldset: { border: 0, minWidth: 0 },
  'img, svg, video': { display: 'block', maxWidth: '100%' },
  svg: { flexShrink: 0 },
  [`.${iconClass}`]: { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 },
  // So that a line is as wide at every size.
  [`.${iconClass} > *`]: { vectorEffect: 'non-scaling-stroke' },
  [`.${hiddenClass}`]: visuallyHidden,
  img: { height: 'auto' },
  picture: { display: 'contents' },
  a: { color: 'inherit', textDecoration: 'none' },
  'button, input, select, textarea': {
    font: 'inherit',
    color: 'inherit',
    letterSpacing: 'inherit',
    wordSpacing: 'inherit',
  },
  summary: { listStyle: 'none', cursor: 'pointer', '&::-webkit-details-marker': { display: 'none' } },
  address: { fontStyle: 'normal' },
  hr: { border: 0, borderTop: `1px solid ${colors.line}`, margin: 0 },
  ':focus-visible': { outline: '2px solid var(--focus-color)', outlineOffset: '3px' },
  // The screen's own heading takes the focus after a navigation; a ring there would say nothing.
  'main:focus, h1:focus': { outline: 'none' },
  '@media not print': {
    '[data-print-only]': { display: 'none' },
    // What has no box is not fetched: pictures further down, until the page's script says that the first ones are there.
    '[data-arriving] picture > img[loading=lazy]': { display: 'none' },
  },
  '::selection': { backgroundColor: colors.teal700, color: colors.white },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '.01ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
} as const;
