import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import type { SessionState } from '../../api/use-session.ts';
import type { LogoutProperties } from './logout-button.tsx';
import type { SessionWarningProperties } from './session-warning.tsx';

const loadSessionWarning = async () => (await import('./session-warning.tsx')).SessionWarning;

interface SlotProperties extends LogoutProperties {
  session: Extract<SessionState, { state: 'open' }>;
}

/** Warns of the session's end, by code that most visits never need. */
export function SessionWarningSlot({ session: { ending, stay }, onLogout }: SlotProperties) {
  const [Warning, setWarning] = useState<ComponentType<SessionWarningProperties>>();
  const [isDismissed, setDismissed] = useState(false);
  const isShown = ending !== null && !isDismissed;
  if (ending === null && isDismissed) setDismissed(false);
  // Where it cannot be had, the next look at the session asks for it anew.
  useEffect(() => {
    if (!ending) return;
    loadSessionWarning().then(
      (loaded) => setWarning(() => loaded),
      () => undefined,
    );
  }, [ending]);
  return (
    Warning &&
    isShown && (
      <Warning ending={ending} stay={stay} onDismiss={() => setDismissed(true)} onLogout={onLogout} />
    )
  );
}
