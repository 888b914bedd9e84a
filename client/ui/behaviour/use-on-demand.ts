import type { ComponentType } from 'react';
import { startTransition, useState } from 'react';
import { useBackCloses } from './use-back-closes.ts';
import { useUntilNavigation } from './use-until-navigation.ts';

/**
 * A part whose code is loaded when it is first opened. Back closes it, and leads nowhere then; so does the next navigation,
 * in the same rendering, unless it is `lasting`. `fallback` is called where the code cannot be loaded.
 */
export function useOnDemand<Properties>(
  load: () => Promise<ComponentType<Properties>>,
  fallback: () => void,
  { lasting = false } = {},
) {
  const [Part, setPart] = useState<ComponentType<Properties>>();
  const untilNavigation = useUntilNavigation<true>();
  const untilClosed = useState<true>();
  const [isOpen = false, setOpen] = lasting ? untilClosed : untilNavigation;
  const close = useBackCloses(isOpen, () => setOpen(undefined));
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
