import { useEffect, useState } from 'react';

/**
 * Whether the page is scrolled further than so many px; undefined on the first rendering, which the server
 * made and which stays where scripts do not run.
 * @param query Media query of the windows that it is asked for: in others the page is never scrolled so far.
 */
export function useScrolled(thresholdPx: number, query?: string): boolean | undefined {
  const [isScrolled, setIsScrolled] = useState<boolean>();
  useEffect(() => {
    const read = () =>
      setIsScrolled(window.scrollY > thresholdPx && (!query || window.matchMedia(query).matches));
    // Within a frame: the layout that it takes is made for that frame anyway.
    const frame = requestAnimationFrame(read);
    window.addEventListener('scroll', read, { passive: true });
    window.addEventListener('resize', read);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', read);
      window.removeEventListener('resize', read);
    };
  }, [thresholdPx, query]);
  return isScrolled;
}
