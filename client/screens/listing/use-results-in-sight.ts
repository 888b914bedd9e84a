import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

interface Results {
  /** What holds them, and ends with them. */
  section: RefObject<HTMLElement | null>;
  heading: RefObject<HTMLElement | null>;
}

/**
 * Leads back to the head of the results where another selection took so many of them away that little is left below
 * the window's top. `selection` is that of what is shown, undefined before anything is.
 */
export function useResultsInSight({ section, heading }: Results, selection: string | undefined): void {
  const known = useRef({ selection, end: 0 });
  const navigationType = useNavigationType();

  // After each rendering, of which the last before another selection shows the old results still (`useDeferredValue`).
  useLayoutEffect(() => {
    const before = known.current;
    const end = (section.current?.getBoundingClientRect().bottom ?? 0) + window.scrollY;
    known.current = { selection, end };
    // Who goes back finds the place where the page was left.
    if (before.selection === undefined || before.selection === selection || navigationType === 'POP') return;
    const enough = window.scrollY + (window.innerHeight * 2) / 3;
    if (before.end >= enough && end < enough) heading.current?.scrollIntoView();
  });
}
