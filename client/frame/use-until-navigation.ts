import { useState } from 'react';
import { useLocation } from 'react-router-dom';

interface Visit<Value> {
  /** The entry of the history; it may be visited again. */
  key: string;
  /** Tells this visit to the entry from any other. */
  identity: object;
  value?: Value | undefined;
}

/**
 * What the visitor holds open. The next navigation forgets it, in the same rendering and for good:
 * history that comes back to the entry does not open it again.
 */
export function useUntilNavigation<Value>() {
  const { key } = useLocation();
  const [visit, setVisit] = useState<Visit<Value>>({ key, identity: {} });
  if (visit.key !== key) setVisit({ key, identity: {} });
  const { identity } = visit;
  return [
    visit.key === key ? visit.value : undefined,
    // What comes late, after its visit, opens nothing on another one.
    (value?: Value) => setVisit((now) => (now.identity === identity ? { ...now, value } : now)),
  ] as const;
}
