import { breakpoints } from './tokens.ts';
import { typography } from './typography.ts';

/** Steps of 8 px, as a list of one to four CSS lengths. */
const spacing = (...steps: number[]) => steps.map((step) => `${8 * step}px`).join(' ');

/** A breakpoint, or a width in `em`. */
type Width = keyof typeof breakpoints | number;

const emOf = (width: Width) => (typeof width === 'number' ? width : breakpoints[width]);
const from = (width: Width) => `(min-width:${emOf(width)}em)`;
const below = (width: Width) => `(max-width:${emOf(width) - 0.01}em)`;

/** The one theme of the site; screens take every colour, size and font from it or from the tokens. */
export const theme = {
  spacing,
  /** Media queries in `em`, so that who reads large letters gets the layout that has room for them. */
  breakpoints: {
    up: (first: Width) => `@media ${from(first)}` as const,
    down: (next: Width) => `@media ${below(next)}` as const,
    between: (first: Width, next: Width) => `@media ${from(first)} and ${below(next)}` as const,
  },
  typography,
  zIndex: { appBar: 1100, dialog: 1300, tooltip: 1500 },
};

export type Theme = typeof theme;
