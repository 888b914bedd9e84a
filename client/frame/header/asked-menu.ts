import { plainMenuId } from './plain-menu-slot.tsx';

/** Where the menu's button leads without scripts. */
export const plainMenuHash = `#${plainMenuId}`;

let isAsked = false;

/**
 * Notes whether the menu was asked for before the scripts were there. The address forgets it before the router reads it,
 * so that what is closed stays closed, and nothing has to be rendered again before it opens.
 */
export function noteAskedMenu({ history, location }: Window): void {
  isAsked = location.hash === plainMenuHash;
  if (isAsked) history.replaceState(history.state, '', location.pathname + location.search);
}

/** Whether it was asked for, the first time. */
export function takeAskedMenu(): boolean {
  const was = isAsked;
  isAsked = false;
  return was;
}
