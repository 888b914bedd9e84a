/** Lets one call through in so many ms and drops the others; with Infinity the first one alone. */
export function throttle<Parameters extends unknown[]>(
  ms: number,
  call: (...parameters: Parameters) => void,
  now: () => number = () => performance.now(),
): (...parameters: Parameters) => void {
  let calledAt = Number.NEGATIVE_INFINITY;
  return (...parameters) => {
    if (now() - calledAt < ms) return;
    calledAt = now();
    call(...parameters);
  };
}
