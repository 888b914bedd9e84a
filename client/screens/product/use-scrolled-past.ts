import { useEffect, useState } from 'react';

/** True once the page is scrolled further than `distancePx`. */
export function useScrolledPast(distancePx: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const check = () => setPast(window.scrollY > distancePx);
    check();
    window.addEventListener('scroll', check, { passive: true });
    return () => window.removeEventListener('scroll', check);
  }, [distancePx]);
  return past;
}
