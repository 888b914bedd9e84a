import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStored } from '../../api/stored.ts';
import type { Refusal } from './choices.ts';
import { clearCompared, compared, refusals } from './choices.ts';
import { ChoicesBar } from './choices-bar.tsx';

/** Hears what cannot be chosen, and shows the bar where there is something to say. */
export function ChoicesBarHost() {
  const toCompare = useStored(compared);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  // What has the focus in the bar goes away with it.
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.closest('main')) pressed.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  const returnFocus = () => {
    const place = pressed.current?.isConnected ? pressed.current : document.querySelector('main');
    place?.focus({ preventScroll: true });
  };

  useEffect(() => {
    const onRefused = (event: Event) => setRefusal((event as CustomEvent<Refusal | null>).detail);
    refusals.addEventListener('refused', onRefused);
    return () => refusals.removeEventListener('refused', onRefused);
  }, []);

  // It was about what was pressed on the page before.
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page begins without.
  useEffect(() => setRefusal(null), [pathname]);

  if (!toCompare) return null;
  return (
    <ChoicesBar
      skus={toCompare.skus}
      refusal={refusal}
      onDismiss={() => {
        returnFocus();
        setRefusal(null);
      }}
      onClear={() => {
        returnFocus();
        clearCompared();
      }}
    />
  );
}
