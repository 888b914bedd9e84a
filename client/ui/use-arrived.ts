import { createContext, useContext } from 'react';
import { createSignal } from './signal.ts';

/** Put around header and screens by the frame. */
export const ArrivedContext = createContext(createSignal());

/**
 * Given when a screen is on the page. Until then React may still be taking over what the server
 * rendered, and nothing that it is made from, such as the language, may change.
 */
export const useArrived = () => useContext(ArrivedContext);
