import type { ComponentType } from 'react';
import { useState } from 'react';
import { useUntilNavigation } from './use-until-navigation.ts';

/**
 * A part of the frame whose code comes when it is first opened. The next navigation closes it, in
 * the same rendering. `otherwise` stands in where the code is gone, after a deployment or the
 * connection.
 */
export function useOnDemand<Properties>(
  load: () => Promise<ComponentType<Properties>>,
  otherwise: () => void,
) {
  const [Part, setPart] = useState<ComponentType<Properties>>();
  const [isOpen = false, setOpen] = useUntilNavigation<true>();
  return {
    Part,
    isOpen,
    open() {
      load().then((loaded) => {
        setPart(() => loaded);
        setOpen(true);
      }, otherwise);
    },
    close: () => setOpen(),
  };
}
