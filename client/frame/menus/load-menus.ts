import type { i18n } from 'i18next';
import { addTexts } from '../../i18n/create-i18n.ts';

/** The menus are asked for by few visitors of a page: their code and texts come when they are. */
export async function loadHoverPanel(translator: i18n) {
  const [{ HoverPanel }] = await Promise.all([import('./hover-panel.tsx'), addTexts(translator, ['menus'])]);
  return HoverPanel;
}

export async function loadSideMenu(translator: i18n) {
  const [{ SideMenu }] = await Promise.all([import('./side-menu.tsx'), addTexts(translator, ['menus'])]);
  return SideMenu;
}
