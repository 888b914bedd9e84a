import type { ComponentType } from 'react';
import { useEffect, useRef, useState } from 'react';
import { whenNear } from './when-near.ts';

/**
 * A part of a screen whose code is loaded when its place comes near the window: `ref` goes there. It never comes
 * where the code cannot be had, which `failed` says: only what a screen is whole without is loaded so.
 */
export function useNearPart<E extends Element, Properties>(load: () => Promise<ComponentType<Properties>>) {
  const ref = useRef<E>(null);
  const [Part, setPart] = useState<ComponentType<Properties>>();
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is loaded once.
  useEffect(() => {
    if (!ref.current) return;
    return whenNear(ref.current, () => {
      load().then(
        (loaded) => setPart(() => loaded),
        () => setFailed(true),
      );
    });
  }, []);
  return { ref, Part, failed };
}
