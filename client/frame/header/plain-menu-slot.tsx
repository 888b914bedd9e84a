import type { ComponentType } from 'react';
import { createContext, use } from 'react';

/** Id of the menu that is there for visits without scripts. */
export const plainMenuId = 'menu';

/** That menu; only the server has it, since no other menu is needed where scripts run. */
export const PlainMenuContext = createContext<ComponentType | null>(null);

export function PlainMenuSlot() {
  const PlainMenu = use(PlainMenuContext);
  return <noscript>{PlainMenu && <PlainMenu />}</noscript>;
}
