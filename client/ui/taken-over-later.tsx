import type { ReactNode } from 'react';
import { Suspense, use, useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '../when-idle.ts';
import type { Signal } from './signal.ts';
import { createSignal } from './signal.ts';

/** A part of the page that the server rendered and React has not taken over (hydrated) yet. */
interface Part {
  due: Signal;
  takenOver: Signal;
}

/** In the order of the page. */
const waiting = new Set<Part>();

/** Once somebody uses the page nothing waits any more: React takes over first what was pressed. */
let isPageUsed = false;

const uses = ['pointerdown', 'touchstart', 'keydown', 'click', 'popstate'] as const;

/** Takes all over at the first use of the page. Called before React listens, so that no press is lost. */
export function watchForUse(): void {
  for (const use of uses) {
    window.addEventListener(use, () => void takeOverAll(), { capture: true, once: true, passive: true });
  }
}

/** Takes all of the page over; resolves when that is done. What the page is made from may only change then. */
export async function takeOverAll(): Promise<void> {
  isPageUsed = true;
  while (waiting.size > 0) {
    const parts = [...waiting];
    for (const { due } of parts) due.give();
    // What is in these parts waits for them, and is there afterwards.
    await Promise.all(parts.map(({ takenOver }) => takenOver.given));
  }
}

let isIdleAwaited = false;

/** One part in each idle period, so that no two make one long task. */
function awaitIdle(): void {
  if (isIdleAwaited) return;
  isIdleAwaited = true;
  whenIdle(() => {
    isIdleAwaited = false;
    const next = [...waiting].find(({ due }) => !due.isGiven);
    if (!next) return;
    next.due.give();
    awaitIdle();
  });
}

const isServer = typeof window === 'undefined';
const subscribeToNothing = () => () => undefined;

/**
 * A part below the first window, or seldom used: React takes it over by itself, when the browser is idle or
 * somebody uses the page. What the server has not rendered is rendered at once.
 */
export function TakenOverLater({ children }: { children: ReactNode }) {
  const [part] = useState<Part>(() => ({ due: createSignal(), takenOver: createSignal() }));
  useEffect(() => {
    if (part.takenOver.isGiven) return;
    waiting.add(part);
    awaitIdle();
    return () => takeOver(part);
  }, [part]);
  return (
    <Suspense>
      <Awaited part={part}>{children}</Awaited>
    </Suspense>
  );
}

function Awaited({ part, children }: { part: Part; children: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => !isServer,
  );
  useEffect(() => takeOver(part), [part]);
  // After all hooks: React may render again what waited, and then it is not called any more.
  if (isHydrating && !isPageUsed && !part.due.isGiven) use(part.due.given);
  return children;
}

function takeOver(part: Part): void {
  waiting.delete(part);
  part.takenOver.give();
}
