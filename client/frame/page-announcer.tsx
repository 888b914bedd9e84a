import type { ReactNode } from 'react';
import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { hiddenClass } from '../theme/surfaces.ts';
import { TitleListenerContext } from '../ui/head.tsx';
import { mainId } from '../ui/main-id.ts';
import { createSignal } from '../ui/signal.ts';
import { ArrivedContext } from '../ui/use-arrived.ts';

const ArrivalContext = createContext<(pathname: string) => void>(() => undefined);

/**
 * Does for screen readers and the keyboard what loading a document does: on a new page it announces the
 * title, once that is final, and moves the focus to the start of the content.
 */
export function PageAnnouncer({ children }: { children: ReactNode }) {
  const [title, setTitle] = useState('');
  const [arrived] = useState(createSignal);
  const shown = useRef<string | null>(null);
  const finalTitle = useRef<string | null>(null);
  const isAwaited = useRef(false);
  const announceAwaited = useCallback(() => {
    if (!isAwaited.current || finalTitle.current === null) return;
    isAwaited.current = false;
    setTitle(finalTitle.current);
  }, []);
  const updateTitle = useCallback(
    (latest: string, isProvisional: boolean) => {
      finalTitle.current = isProvisional ? null : latest;
      announceAwaited();
    },
    [announceAwaited],
  );
  const arrive = useCallback(
    (pathname: string) => {
      const previous = shown.current;
      shown.current = pathname;
      arrived.give();
      if (previous === null || previous === pathname) return;
      const main = document.getElementById(mainId);
      // A screen may have given the focus to the place where the visitor goes on.
      if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
      isAwaited.current = true;
      announceAwaited();
    },
    [announceAwaited, arrived],
  );
  return (
    <ArrivalContext value={arrive}>
      <TitleListenerContext value={updateTitle}>
        <ArrivedContext value={arrived}>{children}</ArrivedContext>
      </TitleListenerContext>
      <p aria-live="polite" className={hiddenClass}>
        {title}
      </p>
    </ArrivalContext>
  );
}

/** Stands beside a screen that was loaded: its effect runs when the screen is on the page. */
export function Arrival({ pathname }: { pathname: string }) {
  const arrive = useContext(ArrivalContext);
  useEffect(() => arrive(pathname), [arrive, pathname]);
  return null;
}
