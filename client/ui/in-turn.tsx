import type { ReactNode } from 'react';
import { useDeferredValue } from 'react';

/** Renders what is in it after what is around it, in slices between which the browser answers to its visitor. */
export function InTurn({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
