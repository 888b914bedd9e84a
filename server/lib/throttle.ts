/** Lets one call through in so many ms and drops the others; with Infinity the first one alone. */
export function throttle<Parameters extends unknown[]>(
  ms: number,
  call: (...parameters: Parameters) => void,
): (...parameters: Parameters) => void {
  let calledAt = Number.NEGATIVE_INFINITY;
  return (...parameters) => {
    const now = performance.now();
    if (now - calledAt < ms) return;
    calledAt = now;
    call(...parameters);
  };
}
