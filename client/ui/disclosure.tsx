import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useDismiss } from './behaviour/use-dismiss.ts';

/**
 * A panel of links that its summary opens, also without scripts. With them it closes on a choice, on
 * Escape, on a click or focus outside and on every navigation. The element keeps its own state, so
 * that one opened before the scripts arrived is no exception.
 */
export function Disclosure(props: { summary: ReactNode; children: ReactNode; className?: string }) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for a navigation.
  useEffect(() => closeDisclosure(details.current), [key]);

  useDismiss(
    () => details.current,
    () => closeDisclosure(details.current),
  );

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click comes from a link within, which the keyboard reaches.
    <details
      ref={details}
      className={props.className}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) closeDisclosure(details.current);
      }}
    >
      <summary>{props.summary}</summary>
      {props.children}
    </details>
  );
}

/** The focus goes back to the summary where closing would hide what has it. */
export function closeDisclosure(details: HTMLDetailsElement | null): void {
  if (!details?.open) return;
  if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
  details.open = false;
}
