import { useEffect, useState } from 'react';

/** A value once it has stayed the same for a while, and a way to take one over at once. */
export function useDebounced<T>(value: T, delayMs: number): [T, (value: T) => void] {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return [debounced, setDebounced];
}
