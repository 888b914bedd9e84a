import type { ReactNode } from 'react';
import { Suspense, use, useEffect, useState, useSyncExternalStore } from 'react';
import type { Signal } from './behaviour/signal.ts';
import { createSignal } from './behaviour/signal.ts';
import { whenIdle } from './when-idle.ts';

/** A part of the page that the server rendered and React has not hydrated yet. */
interface Part {
  due: Signal;
  /** Resolves when it is due and its code is there, or cannot be had. */
  ready: Promise<void>;
  isMissing: boolean;
  hydrated: Signal;
}

/** The code of a part, where it does not come with what it is part of. */
interface PartCode {
  isLoaded(): boolean;
  load(): Promise<unknown>;
}

/** In the order of the page. */
const waiting = new Set<Part>();

/** Parts whose code cannot be had, and that stay as the server made them: their links and forms work all the same. */
const left = new Set<Part>();

/** Once somebody uses the page nothing waits any more: React hydrates first what was pressed. */
let isPageUsed = false;

const uses = ['pointerdown', 'touchstart', 'keydown', 'click', 'popstate'] as const;

/** Hydrates all at the first use of the page. Called before React listens, so that no press is lost. */
export function watchForUse(): void {
  for (const use of uses) {
    window.addEventListener(use, () => void hydrateAll(), { capture: true, once: true, passive: true });
  }
  window.addEventListener('popstate', passOnStep, { capture: true });
}

/**
 * While the browser tells of a step in the history React renders it at once, and would empty parts whose code is on
 * its way. Told a moment later, by a script, it takes it for a transition, which waits for them as a link does.
 */
function passOnStep(step: PopStateEvent): void {
  if (waiting.size === 0 || !step.isTrusted) return;
  step.stopImmediatePropagation();
  setTimeout(() => window.dispatchEvent(new PopStateEvent('popstate')));
}

/**
 * Hydrates all of the page; resolves when that is done. What the page is made from may only change then.
 * @returns False where some part stays as the server made it.
 */
export async function hydrateAll(): Promise<boolean> {
  isPageUsed = true;
  while (waiting.size > 0) {
    const parts = [...waiting];
    for (const { due } of parts) due.give();
    // What is in these parts waits for them, and is there afterwards.
    await Promise.all(parts.map(({ hydrated }) => hydrated.given));
  }
  return left.size === 0;
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
 * A part below the first window, or seldom used: React hydrates it by itself, when the browser is idle or
 * somebody uses the page. What the server has not rendered is rendered at once.
 */
export function HydrateLater({ code, children }: { code?: PartCode; children: ReactNode }) {
  const [part] = useState(() => createPart(code));
  useEffect(() => {
    if (!part.hydrated.isGiven) {
      waiting.add(part);
      awaitIdle();
    }
    return () => settle(part);
  }, [part]);
  return (
    <Suspense>
      <WaitingForTurn part={part} code={code}>
        {children}
      </WaitingForTurn>
    </Suspense>
  );
}

interface WaitingForTurnProperties {
  part: Part;
  code: PartCode | undefined;
  children: ReactNode;
}

function WaitingForTurn({ part, code, children }: WaitingForTurnProperties) {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => !isServer,
  );
  const [made] = useState({ byServer: false });
  useEffect(() => {
    if (made.byServer && part.isMissing) left.add(part);
    settle(part);
    return () => void left.delete(part);
  }, [part, made]);
  // After all hooks: React may render again what waited, and then it is not called any more.
  if (isHydrating) {
    made.byServer = true;
    if (isPageUsed) part.due.give();
    if (!part.due.isGiven || !(part.isMissing || !code || code.isLoaded())) use(part.ready);
  }
  if (!code) return children;
  // React must hydrate something: what waited for ever would hold up every navigation.
  const content = made.byServer && part.isMissing ? asItIs : { children };
  return <div style={{ display: 'contents' }} {...content} />;
}

/** React leaves alone what it hydrates as HTML, and what is the same object at the next rendering. */
const asItIs = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

function createPart(code: PartCode | undefined): Part {
  const due = createSignal();
  const part: Part = { due, hydrated: createSignal(), ready: due.given.then(load), isMissing: false };
  return part;

  async function load(): Promise<void> {
    try {
      await code?.load();
    } catch {
      part.isMissing = true;
    }
  }
}

/** Also where it is made anew, or gone. */
function settle(part: Part): void {
  waiting.delete(part);
  part.hydrated.give();
}
