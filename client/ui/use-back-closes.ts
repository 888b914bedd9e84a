import { createContext, useEffect, useEffectEvent } from 'react';

/** True within what lies over the page: a link in it takes the place of the history's step that Back closes it by. */
export const OverPage = createContext(false);

const isCover = () => (window.history.state as { isCover?: boolean } | null)?.isCover === true;

/**
 * Gives what is open over the page a step of the history: Back closes it and stays on the page. The router takes the
 * step for the page itself, whose key it has.
 * @returns What closes it otherwise.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): () => void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    // The visitor may have come forward to a step of before.
    if (!isCover()) window.history.pushState({ ...window.history.state, isCover: true }, '');
    const listener = () => close();
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, [isOpen]);
  return () => (isCover() ? window.history.back() : onClose());
}
