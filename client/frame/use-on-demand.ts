import type { ComponentType } from 'react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A part of the frame whose code comes when it is first opened. The next navigation closes it, in
 * the same rendering. `otherwise` stands in where the code is gone, after a deployment or the
 * connection.
 */
export function useOnDemand<Properties>(
  load: () => Promise<ComponentType<Properties>>,
  otherwise: () => void,
) {
  const { key } = useLocation();
  const [Part, setPart] = useState<ComponentType<Properties>>();
  const [openedAt, setOpenedAt] = useState<string>();
  return {
    Part,
    isOpen: openedAt === key,
    open() {
      load().then((loaded) => {
        setPart(() => loaded);
        setOpenedAt(key);
      }, otherwise);
    },
    close: () => setOpenedAt(undefined),
  };
}
