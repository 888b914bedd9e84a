import { useSyncExternalStore } from 'react';

function subscribe(onScroll: () => void) {
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
}

/**
 * Whether the page is scrolled further than so many px; undefined on the first rendering, which the server
 * made and which stays where scripts do not run.
 */
export function useScrolled(thresholdPx: number): boolean | undefined {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > thresholdPx,
    () => undefined,
  );
}
