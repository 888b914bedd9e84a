import type { i18n } from 'i18next';
import { addTexts } from '../../i18n/create-i18n.ts';

/** For wide windows only: its code and texts come when somebody is near. */
export async function loadHoverPanel(translator: i18n) {
  const [{ HoverPanel }] = await Promise.all([import('./hover-panel.tsx'), addTexts(translator, ['menus'])]);
  return HoverPanel;
}

/** Not needed until it is opened: its code and texts come once the page has loaded, or when they are asked for. */
export async function loadSideMenu(translator: i18n) {
  const [{ SideMenu }] = await Promise.all([import('./side-menu.tsx'), addTexts(translator, ['menus'])]);
  return SideMenu;
}
