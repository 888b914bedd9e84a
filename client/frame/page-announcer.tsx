import type { ReactNode } from 'react';
import { useContext, useEffect, useState } from 'react';
import { hiddenClass } from '../theme/surfaces.ts';
import type { Announcer } from '../ui/behaviour/announcer.ts';
import { AnnouncerContext } from '../ui/behaviour/announcer.ts';
import { mainId } from '../ui/behaviour/main-id.ts';
import { createSignal } from '../ui/behaviour/signal.ts';

/**
 * Does for screen readers and the keyboard what loading a document does: on a new page it announces the
 * title, once that is final, and moves the focus to the start of the content. What changes on a page is announced in
 * the same place.
 */
export function PageAnnouncer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState('');
  const [announcer] = useState(() => createAnnouncer(setSaid));
  return (
    <AnnouncerContext value={announcer}>
      {children}
      <p aria-live="polite" className={hiddenClass}>
        {said}
      </p>
    </AnnouncerContext>
  );
}

function createAnnouncer(say: (change: (before: string) => string) => void): Announcer {
  let shown: string | null = null;
  let finalTitle: string | null = null;
  let isAwaited = false;
  const arrived = createSignal();
  // The same words again are something new.
  const announce = (words: string) => say((before) => (before === words ? `${words}\u00a0` : words));
  const announceAwaited = () => {
    if (!isAwaited || finalTitle === null) return;
    isAwaited = false;
    announce(finalTitle);
  };
  return {
    arrived,
    announce,
    onTitle(latest, isProvisional) {
      finalTitle = isProvisional ? null : latest;
      announceAwaited();
    },
    arrive(page) {
      const previous = shown;
      shown = page;
      arrived.give();
      if (previous === null || previous === page) return;
      const main = document.getElementById(mainId);
      // A screen may have given the focus to the place where the visitor goes on.
      if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
      isAwaited = true;
      announceAwaited();
    },
  };
}

/** Stands beside a screen that was loaded: its effect runs when the screen is on the page. */
export function Arrival({ page }: { page: string }) {
  const { arrive } = useContext(AnnouncerContext);
  useEffect(() => arrive(page), [arrive, page]);
  return null;
}
