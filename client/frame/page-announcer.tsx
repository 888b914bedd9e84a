import type { ReactNode } from 'react';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
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
    arrive(page, cameFrom) {
      const previous = shown;
      shown = page;
      arrived.give();
      if (previous === null || previous === page) return;
      const main = document.getElementById(mainId);
      const active = document.activeElement;
      // A screen may have given the focus to the place where the visitor goes on.
      if (active === main || !main?.contains(active)) (cameFrom() ?? main)?.focus({ preventScroll: true });
      isAwaited = true;
      announceAwaited();
    },
  };
}

/** Address of the link that was followed last, by the history entry that it was followed from. */
const followed = new Map<string, string>();

/** Of the page itself, and what opens something over it: who comes back from there goes on at that. */
const followable = 'main a[href], a[href][aria-haspopup]';

/**
 * Stands beside a screen that was loaded: its effect runs when the screen is on the page. Who comes back to it goes on
 * at the link by which they left.
 */
export function Arrival({ page }: { page: string }) {
  const { arrive } = useContext(AnnouncerContext);
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const cameFrom = useEffectEvent(() => {
    const href = isReturn ? followed.get(key) : undefined;
    const links = [...document.querySelectorAll<HTMLElement>(followable)];
    return href === undefined ? undefined : links.find((link) => link.getAttribute('href') === href);
  });
  const note = useEffectEvent(({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    const href = link?.getAttribute('href');
    // What lies over the page was opened by one of its links.
    if (!link || !href || link.closest('[role=dialog]')) return;
    if (link.matches(followable)) followed.set(key, href);
    else followed.delete(key);
  });
  useEffect(() => arrive(page, () => cameFrom()), [arrive, page]);
  useEffect(() => {
    const listener = (event: MouseEvent) => note(event);
    document.addEventListener('click', listener, true);
    return () => document.removeEventListener('click', listener, true);
  }, []);
  return null;
}
