/** What a visitor does to go somewhere else on the page. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a place, in px from the top. Where the page does not reach so far down yet, because its
 * products are on their way, it goes on as the page grows, until the visitor moves on their own.
 * @returns Whether it is still seeking, and a way to end it.
 */
export function seekPlace(place: number): { seeking(): boolean; end(): void } {
  let growth: ResizeObserver | undefined;
  const end = () => {
    growth?.disconnect();
    growth = undefined;
    for (const move of ownMoves) window.removeEventListener(move, end);
  };

  window.scrollTo(0, place);
  if (!isShortOf(place)) return { seeking: () => false, end };

  growth = new ResizeObserver(() => {
    window.scrollTo(0, place);
    if (!isShortOf(place)) end();
  });
  growth.observe(document.documentElement);
  for (const move of ownMoves) window.addEventListener(move, end, { passive: true });
  return { seeking: () => growth !== undefined, end };
}

/** Places are whole px, the window's may be a fraction less. */
const isShortOf = (place: number) => window.scrollY < place - 1;
