import type { Brand } from '@kitchen/shared/brand.ts';
import type { i18n } from 'i18next';
import { addTexts } from './i18n/create-i18n.ts';
import { matchScreen } from './routes.tsx';
import { loadScreen } from './screen-modules.ts';

/** Loads the screen behind a link when the visitor points at it, so that it is there at the click. */
export function prefetchScreens(document: Document, brand: Brand, translator: i18n): void {
  for (const event of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(event, ({ target }) => prefetch(target), { passive: true });
  }

  function prefetch(target: EventTarget | null) {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== document.location.origin) return;
    // A failure shows, and is dealt with, when the visitor really goes there.
    const { screen, texts } = matchScreen(link.pathname, brand);
    Promise.all([loadScreen(screen), addTexts(translator, texts)]).catch(() => undefined);
  }
}
