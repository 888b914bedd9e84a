/** Does something once there is nothing else to do, or after three seconds. */
export function whenIdle(task: () => void): void {
  // Not every browser says when it is idle.
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: 3_000 });
  else setTimeout(task, 200);
}

/** Does something once the page has loaded and there is nothing else to do. */
export function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') whenIdle(task);
  else window.addEventListener('load', () => whenIdle(task), { once: true });
}
