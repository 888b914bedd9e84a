import { createContext, useContext } from 'react';
import type { Signal } from './signal.ts';
import { createSignal } from './signal.ts';

/** What tells screen readers, in one place of the page, what has changed. */
export interface Announcer {
  /** Takes each title of a page; a provisional one is replaced once the page's data is there. */
  onTitle(title: string, isProvisional: boolean): void;
  /** Takes what tells a page from others once its screen is there, and where on it the visitor left it before. */
  arrive(page: string, cameFrom: () => HTMLElement | undefined): void;
  /** Given when the first screen is on the page. */
  arrived: Signal;
  announce(words: string): void;
}

/** Put around header and screens by the frame. */
export const AnnouncerContext = createContext<Announcer>({
  onTitle: () => undefined,
  arrive: () => undefined,
  arrived: createSignal(),
  announce: () => undefined,
});

/** Says something to who does not see that it has changed. */
export const useAnnounce = () => useContext(AnnouncerContext).announce;

/**
 * Given when a screen is on the page. Until then React may still be hydrating what the server
 * rendered, and nothing that it is made from, such as the language, may change.
 */
export const useArrived = () => useContext(AnnouncerContext).arrived;
