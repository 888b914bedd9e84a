import { useEffect, useState } from 'react';

/**
 * Whether the page is scrolled further than so many px; undefined on the first rendering, which the server
 * made and which stays where scripts do not run.
 */
export function useScrolled(thresholdPx: number): boolean | undefined {
  const [isScrolled, setIsScrolled] = useState<boolean>();
  useEffect(() => {
    const read = () => setIsScrolled(window.scrollY > thresholdPx);
    // Within a frame: the layout that it takes is made for that frame anyway.
    const frame = requestAnimationFrame(read);
    window.addEventListener('scroll', read, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', read);
    };
  }, [thresholdPx]);
  return isScrolled;
}
