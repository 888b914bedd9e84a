/** Does something once the page has loaded and there is nothing else to do, or three seconds later. */
export function whenLoaded(task: () => void): void {
  // Not every browser says when it is idle.
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? window.requestIdleCallback(task, { timeout: 3_000 })
      : setTimeout(task, 200);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
