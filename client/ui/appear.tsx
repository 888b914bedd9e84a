import type { TransitionProps } from '@mui/material/transitions';
import { useForkRef } from '@mui/material/utils';
import type { ReactElement, Ref } from 'react';
import { cloneElement, useEffect, useEffectEvent, useRef } from 'react';

type AppearProperties = TransitionProps & {
  children: ReactElement<object>;
  ref?: Ref<HTMLElement>;
};

/** How long a transition takes, and where to. All else that it gets, such as what a press does, is for what appears. */
const course = ['appear', 'container', 'direction', 'ownerState', 'timeout'];

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
  const handed = Object.entries(others).filter(
    ([name, value]) => value !== undefined && !course.includes(name),
  );
  return cloneElement(children, {
    ref: useForkRef(place, ref ?? null),
    ...Object.fromEntries(handed),
  } as object);
}
