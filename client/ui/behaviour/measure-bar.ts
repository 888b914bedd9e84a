import { layout, tallWindow } from '../../theme/tokens.ts';

/** Has styles know how high a bar is that stands over the page, 0 px once it is gone, as a CSS variable of the root; for its ref. */
export const measureBar = (variable: '--choices' | '--toolbar') => (bar: HTMLElement | null) => {
  if (!bar) return;
  const { style } = document.documentElement;
  new ResizeObserver(() => style.setProperty(variable, `${bar.offsetHeight}px`)).observe(bar);
};

/** Styles of a bar under the small header, below which what takes the focus comes into sight; in low windows it goes with the page. */
export const underHeader = {
  position: 'sticky',
  [tallWindow]: {
    top: layout.headerScrolledPx,
    'html:has(&)': { scrollPaddingTop: `calc(var(--toolbar, 0px) + ${layout.headerScrolledPx + 16}px)` },
  },
} as const;
