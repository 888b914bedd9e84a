import type { ComponentType } from 'react';
import { startTransition, useState } from 'react';
import { useBackCloses } from './use-back-closes.ts';
import { useUntilNavigation } from './use-until-navigation.ts';

/**
 * A part whose code is loaded when it is first opened. The next navigation closes it, in
 * the same rendering, and so does Back, which leads nowhere then. `fallback` is called where the code cannot be loaded.
 */
export function useOnDemand<Properties>(
  load: () => Promise<ComponentType<Properties>>,
  fallback: () => void,
) {
  const [Part, setPart] = useState<ComponentType<Properties>>();
  const [isOpen = false, setOpen] = useUntilNavigation<true>();
  const close = useBackCloses(isOpen, () => setOpen());
  return {
    Part,
    isOpen,
    open() {
      load().then((loaded) => {
        startTransition(() => {
          setPart(() => loaded);
          setOpen(true);
        });
      }, fallback);
    },
    close,
  };
}
