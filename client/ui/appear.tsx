import type { TransitionProps } from '@mui/material/transitions';
import { useForkRef } from '@mui/material/utils';
import type { ReactElement, Ref } from 'react';
import { cloneElement, useEffect, useEffectEvent, useRef } from 'react';

type AppearProperties = Pick<
  TransitionProps,
  'in' | 'onEnter' | 'onExited' | 'onFocus' | 'role' | 'tabIndex'
> & {
  children: ReactElement<object>;
  ref?: Ref<HTMLElement>;
};

/**
 * In place of Material UI's transitions, which have the whole page laid out at the moment when somebody waits: what
 * lies over the page comes by an animation of the theme's styles, and goes at once.
 */
export function Appear({ in: isIn = false, onEnter, onExited, children, ref, ...others }: AppearProperties) {
  const place = useRef<HTMLElement>(null);
  const wasIn = useRef(false);
  const turn = useEffectEvent(() => {
    if (isIn === wasIn.current || !place.current) return;
    wasIn.current = isIn;
    if (isIn) onEnter?.(place.current, true);
    else onExited?.(place.current);
  });
  // Once the dialog has given the focus back, which it does while it is still there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it turns when it comes or goes.
  useEffect(() => turn(), [isIn]);
  // The others that it gets are about how long a transition takes, and where to.
  const { onFocus, role, tabIndex } = others;
  const handed = Object.entries({ onFocus, role, tabIndex }).filter(([, value]) => value !== undefined);
  return cloneElement(children, {
    ref: useForkRef(place, ref ?? null),
    ...Object.fromEntries(handed),
  } as object);
}
