import type { FormEvent, RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * Shows another selection from its head, where the window's top is below that. `selection` is that of what is shown,
 * undefined before anything is. What the result is called with, what changes in the filters, stays where it was.
 */
export function useResultsInSight(
  heading: RefObject<HTMLElement | null>,
  selection: string | undefined,
): (event: FormEvent<HTMLElement>) => void {
  const known = useRef(selection);
  const pressed = useRef<{ filters: Element; option: Element; top: number }>(undefined);
  const navigationType = useNavigationType();

  useLayoutEffect(() => {
    const before = known.current;
    known.current = selection;
    // Who goes back finds the place where the page was left.
    if (before === undefined || before === selection || navigationType === 'POP') return;
    const { current } = heading;
    if (!current || current.getBoundingClientRect().top >= 0) return;
    current.scrollIntoView();
    if (!pressed.current) return;
    const { filters, option, top } = pressed.current;
    // Beside the end of a list the filters stand higher than beside its head.
    filters.scrollTop += option.getBoundingClientRect().top - top;
    pressed.current = undefined;
  }, [heading, selection, navigationType]);

  return ({ currentTarget, target }) => {
    if (!(target instanceof Element)) return;
    const { top } = target.getBoundingClientRect();
    pressed.current = { filters: currentTarget, option: target, top };
  };
}
