import type { ComponentType } from 'react';
import { useEffect, useRef, useState } from 'react';

/** How far below the window something counts as near. */
const ahead = '600px';

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
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        load().then(
          (loaded) => setPart(() => loaded),
          () => setFailed(true),
        );
      },
      { rootMargin: `${ahead} 0px` },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, Part, failed };
}
