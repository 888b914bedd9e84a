import { paths } from '@kitchen/shared/paths.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SessionState } from '../../api/use-session.ts';
import { useLocalisedPath } from '../../ui/site-link.tsx';

/**
 * Goes to the login, which leads back here, when the session ends while its documents are on the screen.
 * @returns Whether it is on its way there.
 */
export function useLeaveAtEnd(state: SessionState['state']): boolean {
  const navigate = useNavigate();
  const localise = useLocalisedPath();
  const [wasOpen, setWasOpen] = useState(false);
  if (state === 'open' && !wasOpen) setWasOpen(true);
  if (state === 'none' && wasOpen) setWasOpen(false);
  const leaves = state === 'ended' && wasOpen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of the session is a reason to go.
  useEffect(() => {
    if (leaves) void navigate(localise(paths.login), { replace: true });
  }, [leaves]);
  return leaves;
}
