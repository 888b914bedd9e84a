/** How many slides are seen side by side, by the least width of the page in px. */
export type SlidesPerView = Readonly<Record<number, number>>;

/** One slide on a phone, one more at each further width. */
export const oneToFive = { 320: 1, 640: 2, 768: 3, 1024: 4, 1280: 5 } as const satisfies SlidesPerView;

export const oneToThree = { 0: 1, 768: 2, 1024: 3 } as const satisfies SlidesPerView;

export const oneAtATime = { 0: 1 } as const satisfies SlidesPerView;

/** In px, as Swiper counts: rendered page and running carousel must not differ in any page width. */
const from = (widthPx: number) => `@media (min-width: ${widthPx}px)`;

const widths = (slidesPerView: SlidesPerView) =>
  Object.entries(slidesPerView).map(([widthPx, count]) => ({ widthPx: Number(widthPx), count }));

/** The same as Swiper's breakpoints. */
export function swiperBreakpoints(slidesPerView: SlidesPerView) {
  return Object.fromEntries(
    widths(slidesPerView).map(({ widthPx, count }) => [widthPx, { slidesPerView: count }]),
  );
}

/** The widths of the slides before Swiper sets them, and where there are no scripts. */
export function slideWidthStyles(slidesPerView: SlidesPerView, spaceBetweenPx: number) {
  const styles = widths(slidesPerView).map(({ widthPx, count }) => [
    from(widthPx),
    { width: `calc((100% - ${(count - 1) * spaceBetweenPx}px) / ${count})` },
  ]);
  return { width: '100%', marginRight: spaceBetweenPx, ...Object.fromEntries(styles) };
}

/** Hides what moves the slides wherever all of them are in sight. */
export function hiddenWhereAllFit(slidesPerView: SlidesPerView, slideCount: number) {
  const styles = widths(slidesPerView).map(({ widthPx, count }) => [
    from(widthPx),
    count >= slideCount ? { display: 'none' } : {},
  ]);
  return Object.fromEntries(styles);
}
