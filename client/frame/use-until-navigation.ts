import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * What the visitor holds open. The next navigation forgets it, in the same rendering and for good:
 * history that comes back to the entry does not open it again.
 */
export function useUntilNavigation<Value>() {
  const { key } = useLocation();
  const [held, setHeld] = useState<{ value: Value; key: string }>();
  if (held && held.key !== key) setHeld(undefined);
  // Under the entry that it was asked for on: what comes late opens nothing on another one.
  return [held?.value, (value?: Value) => setHeld(value && { value, key })] as const;
}
