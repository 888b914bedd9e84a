import type { Brand } from '@kitchen/shared/brand.ts';
import { languageSchema } from '@kitchen/shared/languages.ts';
import type { i18n } from 'i18next';
import type { Answers } from '../api/answers.ts';
import { addTexts } from '../i18n/create-i18n.ts';
import { matchScreen, screenRequest } from '../routes.tsx';
import { loadScreen } from '../screen-modules.ts';
import { savesData } from '../ui/saves-data.ts';

/** Whoever stays on a link for so long may follow it; a pointer on its way elsewhere is past it, a finger scrolls. */
const dwellMs = 65;

export interface PrefetchOptions {
  brand: Brand;
  /** Paths of the maker's own pages. */
  ownPages?: readonly string[] | undefined;
  translator: i18n;
  answers: Answers;
}

/**
 * Gets the screen behind a link, and what it shows first, when the visitor points at it, touches it or reaches it by the
 * keyboard, so that all is there when it is followed.
 */
export function prefetchLinks(
  page: EventTarget,
  { brand, ownPages, translator, answers }: PrefetchOptions,
): void {
  let dwelling: ReturnType<typeof setTimeout> | undefined;

  function notice({ target }: Event) {
    clearTimeout(dwelling);
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== window.location.origin) return;
    // A failure shows, and is dealt with, when the visitor really goes there.
    dwelling = setTimeout(() => void prefetch(new URL(link.href)).catch(() => undefined), dwellMs);
  }

  async function prefetch(address: URL) {
    const { screen, texts, found } = matchScreen(address.pathname, brand, ownPages);
    if (!found) return;
    const [module] = await Promise.all([loadScreen(screen), addTexts(translator, texts)]);
    // Code is loaded once and stored; data may come for nothing.
    if (savesData()) return;
    const request = screenRequest(address, languageSchema.parse(translator.language), brand);
    const first = await prefetchAll(module.answerPaths?.(request) ?? []);
    await prefetchAll(module.furtherAnswerPaths?.(request, first) ?? []);
  }

  async function prefetchAll(paths: readonly string[]) {
    return Object.fromEntries(
      await Promise.all(paths.map(async (path) => [path, await answers.prefetch(path)] as const)),
    );
  }

  for (const event of ['pointerover', 'focusin', 'touchstart']) {
    page.addEventListener(event, notice, { passive: true });
  }
  page.addEventListener('touchmove', () => clearTimeout(dwelling), { passive: true });
}
