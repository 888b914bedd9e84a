import { useState } from 'react';
import { useLocation } from 'react-router-dom';

interface HistoryVisit<Value> {
  /** The entry of the history; it may be visited again. */
  key: string;
  /** Differs between two visits to one entry. */
  identity: object;
  value?: Value | undefined;
}

/**
 * State of what the visitor has opened. The next navigation resets it, in the same rendering and for good:
 * going back to the entry does not open it again.
 */
export function useUntilNavigation<Value>() {
  const { key } = useLocation();
  const [visit, setVisit] = useState<HistoryVisit<Value>>({ key, identity: {} });
  if (visit.key !== key) setVisit({ key, identity: {} });
  const { identity } = visit;
  return [
    visit.key === key ? visit.value : undefined,
    // Code that arrives after its visit opens nothing on a later one.
    (value?: Value) => setVisit((now) => (now.identity === identity ? { ...now, value } : now)),
  ] as const;
}
