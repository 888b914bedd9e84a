import { useEffect, useState } from 'react';

/** A value once it has stayed the same for a while, and a way to take one over at once. */
export function useDebounced<T>(value: T, delayMs: number): [T, (value: T) => void] {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return [settled, setSettled];
}
