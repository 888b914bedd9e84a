import type { MouseEvent } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { opensElsewhere } from './opens-elsewhere.ts';

/** How many things are open over the page. */
let openCovers = 0;

const isCover = () => (window.history.state as { isCover?: boolean } | null)?.isCover === true;

/**
 * Gives what is open over the page a step of the history: Back closes it and stays on the page. The router takes the
 * step for the page itself, whose key it has.
 * @returns What closes it otherwise.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): () => void {
  const close = useEffectEvent(onClose);
  // Going back takes the browser a moment; who closes again in it stays on the page all the same.
  const isClosing = useRef(false);
  useEffect(() => {
    if (!isOpen) return;
    isClosing.current = false;
    openCovers++;
    // Another thing that is open may have one already.
    if (!isCover()) window.history.pushState({ ...window.history.state, isCover: true }, '');
    const listener = () => close();
    window.addEventListener('popstate', listener);
    return () => {
      openCovers--;
      window.removeEventListener('popstate', listener);
    };
  }, [isOpen]);
  return () => {
    if (!isCover()) return onClose();
    if (isClosing.current) return;
    isClosing.current = true;
    window.history.back();
  };
}

/**
 * Leaves each step of something that is not open any more: when a document was left or loaded again with it, and
 * when Forward comes to it. Back would seem to do nothing there.
 */
export function leaveClosedCovers(): void {
  const leave = () => {
    if (openCovers === 0 && isCover()) window.history.back();
  };
  window.addEventListener('popstate', leave);
  leave();
}

/** Lets a link to a document of its own take the place of the step that what is open over the page has. */
export function replaceCover(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isCover() || opensElsewhere(event)) return;
  event.preventDefault();
  window.location.replace(event.currentTarget.href);
}
