import type { MouseEvent, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Address of the product that was opened last, by the history entry that it was opened from. */
const openedFrom = new Map<string, string>();

/**
 * Who comes back to a list from one of its products goes on at that product, also by keyboard. The
 * screen puts `ref` and `noteOpened` on the list.
 */
export function useReturnFocus<E extends HTMLElement>(): {
  ref: RefObject<E | null>;
  noteOpened: (event: MouseEvent) => void;
} {
  const ref = useRef<E>(null);
  const { key } = useLocation();
  const navigationType = useNavigationType();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only coming to the page returns the focus, not moving about on it.
  useEffect(() => {
    const href = navigationType === 'POP' ? openedFrom.get(key) : undefined;
    if (href === undefined) return;
    const links = [...(ref.current?.querySelectorAll('a') ?? [])];
    links.find((link) => link.getAttribute('href') === href)?.focus({ preventScroll: true });
  }, []);

  const noteOpened = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (href) openedFrom.set(key, href);
  };
  return { ref, noteOpened };
}
