import { useSyncExternalStore } from 'react';

const thresholdPx = 50;

function subscribe(onScroll: () => void) {
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
}

/**
 * Whether the page is scrolled more than 50 px; undefined on the first rendering, which the server made
 * and which stays where scripts do not run.
 */
export function useScrolled(): boolean | undefined {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > thresholdPx,
    () => undefined,
  );
}
