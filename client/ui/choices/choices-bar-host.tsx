import { useEffect, useState } from 'react';
import type { Refusal } from './choices.ts';
import { compared, refusals } from './choices.ts';
import { ChoicesBar } from './choices-bar.tsx';
import { useStored } from './stored.ts';

/** Hears what cannot be chosen, and shows the bar where there is something to say. */
export function ChoicesBarHost() {
  const toCompare = useStored(compared);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  useEffect(() => {
    const onRefused = (event: Event) => setRefusal((event as CustomEvent<Refusal | null>).detail);
    refusals.addEventListener('refused', onRefused);
    return () => refusals.removeEventListener('refused', onRefused);
  }, []);

  if (!toCompare) return null;
  return <ChoicesBar skus={toCompare.skus} refusal={refusal} onDismiss={() => setRefusal(null)} />;
}
