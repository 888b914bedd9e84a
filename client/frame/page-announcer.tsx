import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { visuallyHidden } from '../theme/surfaces.ts';

/**
 * Does for screen readers and the keyboard what loading a document does: after a navigation the new
 * page's title is said and the focus stands at the start of its content.
 */
export function PageAnnouncer({ mainId }: { mainId: string }) {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById(mainId)?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname, mainId]);

  return (
    <p aria-live="polite" style={visuallyHidden}>
      {title}
    </p>
  );
}
