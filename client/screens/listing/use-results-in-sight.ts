import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { resultsId } from './results-id.ts';

/** Leads back to the head of a list where another selection has left little of it below the window's top. */
export function useResultsInSight(list: RefObject<HTMLElement | null>, selection: string): void {
  const known = useRef(selection);
  const navigationType = useNavigationType();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another selection leads there.
  useLayoutEffect(() => {
    if (known.current === selection) return;
    known.current = selection;
    // Who goes back finds the place where the page was left.
    if (navigationType === 'POP') return;
    const end = list.current?.getBoundingClientRect().bottom ?? 0;
    if (end < window.innerHeight / 2) document.getElementById(resultsId)?.scrollIntoView();
  }, [selection]);
}
