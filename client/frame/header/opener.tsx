import type { ReactNode } from 'react';
import { styled } from '../../theme/styled.ts';
import { layout } from '../../theme/tokens.ts';
import { opensElsewhere } from '../../ui/behaviour/opens-elsewhere.ts';

interface OpenerProperties {
  /** Where it leads without scripts. */
  href: string;
  label: string;
  onOpen: () => void;
  /** Gets the code of what it opens. */
  prefetch: () => Promise<unknown>;
  children: ReactNode;
}

/** A button with an icon that opens a dialog; without scripts it is what it says: a link. */
export function Opener({ onOpen, prefetch, label, ...others }: OpenerProperties) {
  // A failure is dealt with when the visitor really opens it.
  const fetchEarly = () => void prefetch().catch(() => undefined);
  return (
    <Target
      {...others}
      role="button"
      aria-haspopup="dialog"
      aria-label={label}
      onPointerEnter={fetchEarly}
      onFocus={fetchEarly}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        onOpen();
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        onOpen();
      }}
    />
  );
}

const Target = styled('a')({
  display: 'grid',
  placeItems: 'center',
  width: layout.targetPx,
  height: layout.targetPx,
});
