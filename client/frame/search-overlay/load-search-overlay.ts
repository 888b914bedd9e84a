import type { i18n } from 'i18next';
import { addTexts } from '../../i18n/create-i18n.ts';

/** Not needed until it is opened: its code and texts come once the page has loaded, or when they are asked for. */
export async function loadSearchOverlay(translator: i18n) {
  const [{ SearchOverlay }] = await Promise.all([
    import('./search-overlay.tsx'),
    addTexts(translator, ['search']),
  ]);
  return SearchOverlay;
}
