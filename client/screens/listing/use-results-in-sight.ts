import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

interface Results {
  /** What holds them, and ends with them. */
  section: RefObject<HTMLElement | null>;
  heading: RefObject<HTMLElement | null>;
}

/**
 * Leads back to the head of the results where another selection has left little of them below the window's top.
 * `selection` is that of what is shown, undefined before anything is.
 */
export function useResultsInSight({ section, heading }: Results, selection: string | undefined): void {
  const known = useRef(selection);
  const navigationType = useNavigationType();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another selection leads there.
  useLayoutEffect(() => {
    const before = known.current;
    known.current = selection;
    // Who goes back finds the place where the page was left.
    if (before === undefined || before === selection || navigationType === 'POP') return;
    const end = section.current?.getBoundingClientRect().bottom ?? 0;
    if (end < window.innerHeight / 2) heading.current?.scrollIntoView();
  }, [selection]);
}
