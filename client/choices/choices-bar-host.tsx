import { comparedLimit } from '@kitchen/shared/limits.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useStored } from '../api/stored.ts';
import { useAnnounce } from '../ui/behaviour/announcer.ts';
import type { Refusal } from './choices.ts';
import { clearCompared, compared, refusals, shortlist } from './choices.ts';
import { ChoicesBar } from './choices-bar.tsx';

/** Hears what is chosen and what cannot be: says how much that is, and shows the bar where there is something to say. */
export function ChoicesBarHost() {
  const toCompare = useStored(compared);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  // What has the focus in the bar goes away with it.
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.closest('main')) pressed.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  const returnFocus = () => {
    if (pressed.current?.isConnected) pressed.current.focus();
    else document.querySelector('main')?.focus({ preventScroll: true });
  };

  useEffect(() => {
    const onRefused = (event: Event) => setRefusal((event as CustomEvent<Refusal | null>).detail);
    refusals.addEventListener('refused', onRefused);
    return () => refusals.removeEventListener('refused', onRefused);
  }, []);

  // It was about what was pressed on the page before.
  const { pathname } = useLocation();
  const { t } = useTranslation('choices');
  const isCompared = pathname.toLowerCase().startsWith(paths.compare);
  // The comparison says for itself what it has.
  useSaidCount(toCompare?.skus.length, (count) =>
    isCompared ? '' : t('bar.count', { count, compared: comparedLimit }),
  );
  useSaidCount(useStored(shortlist)?.length, (count) => t('controls.shortlistWithCount', { count }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page begins without.
  useEffect(() => setRefusal(null), [pathname]);

  if (!toCompare) return null;
  return (
    <ChoicesBar
      skus={toCompare.skus}
      refusal={refusal}
      onDismiss={() => {
        returnFocus();
        setRefusal(null);
      }}
      onClear={() => {
        returnFocus();
        clearCompared();
      }}
    />
  );
}

/** Says a number each time that it changes; nothing where there are no words for it. */
function useSaidCount(count: number | undefined, say: (count: number) => string): void {
  const announce = useAnnounce();
  const last = useRef(count);
  useEffect(() => {
    const isNew = last.current !== undefined && count !== undefined && count !== last.current;
    last.current = count;
    const words = isNew ? say(count) : '';
    if (words !== '') announce(words);
  });
}
