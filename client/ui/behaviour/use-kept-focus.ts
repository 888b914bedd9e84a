import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

const controls = 'a[href], button';

/**
 * Where an item of a list goes away with the control in it that has the focus, the focus goes to the same control of
 * the item that takes its place, or to the page's heading. The ref is for a part of the page that stays.
 */
export function useKeptFocus<E extends HTMLElement>(listed: string): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const part = ref.current;
    if (!part) return;
    let left: { control: Element; index: number; place: number } | undefined;
    const note = ({ target }: FocusEvent) => {
      const control = target instanceof Element ? target : part;
      const items = [...part.querySelectorAll(listed)];
      const index = items.findIndex((each) => each.contains(control));
      // From the end: some have more of other controls before it.
      const place = [...(items[index]?.querySelectorAll(controls) ?? [])].reverse().indexOf(control);
      left = { control, index, place };
    };
    const observer = new MutationObserver(() => {
      if (!left || left.control.isConnected || document.activeElement !== document.body) return;
      const items = [...part.querySelectorAll(listed)];
      const item = items[Math.min(left.index, items.length - 1)];
      const next = [...(item?.querySelectorAll(controls) ?? [])].reverse()[left.place];
      const heading = document.querySelector<HTMLElement>('main h1');
      heading?.setAttribute('tabindex', '-1');
      (next instanceof HTMLElement ? next : heading)?.focus();
    });
    part.addEventListener('focusin', note);
    observer.observe(part, { childList: true, subtree: true });
    return () => {
      part.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, [listed]);
  return ref;
}
