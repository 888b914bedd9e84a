/** How far below the window something counts as near. */
const ahead = '600px';

/** Calls back once when an element comes near the window; what it returns gives that up. */
export function whenNear(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: `${ahead} 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
