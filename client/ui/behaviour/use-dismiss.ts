import { useEffect, useEffectEvent } from 'react';

/** Calls `close` on Escape and on a press or focus outside of an area, also where nothing is open. */
export function useDismiss(area: () => Element | null | undefined, close: () => void): void {
  const dismiss = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent ? event.key === 'Escape' : !area()?.contains(event.target as Node))
      close();
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    for (const name of ['pointerdown', 'focusin', 'keydown'])
      document.addEventListener(name, (event) => dismiss(event), { signal });
    return () => listening.abort();
  }, []);
}
