import type { EmotionCache } from '@emotion/cache';
import createCache from '@emotion/cache';
import { pageStylesElementId } from '@kitchen/shared/page-state.ts';

/** One array for all caches: by it Emotion remembers on the server what styles come to, a fifth of a rendering's time. */
const plugins: [] = [];

/**
 * Emotion's cache, named alike in browser and server. It adds no prefixes, which would be a fifth of a page's styles: what
 * a browser still wants prefixed names it itself.
 * @param container Where the browser's style elements go; the document's head if left out.
 */
export function createStyleCache(container?: HTMLElement): EmotionCache {
  const cache = createCache({ key: 'k', stylisPlugins: plugins, ...(container && { container }) });
  cache.compat = true;
  return cache;
}

/**
 * What the browser will ask for though nothing in the HTML has it as a class: parts of which other styles were made. In a
 * comment of the styles their names suffice for Emotion not to add them; as rules they were 6 KB of a listing.
 */
export function namesOfMerged({ registered }: EmotionCache, html: string): string {
  const shown = new Set(html.match(/\bk-[\w-]+/g));
  const merged = Object.keys(registered).filter((name) => !shown.has(name));
  return `/*${merged.map((name) => `.${name}`).join('')}*/`;
}

/**
 * A cache that knows the styles with which the page came. The server does not mark them as Emotion would look for them:
 * Emotion moves the elements that it finds, and a phone works out all styles anew for 70 ms.
 */
export function styleCacheOfPage(): EmotionCache {
  const cache = createStyleCache();
  const css = document.getElementById(pageStylesElementId)?.textContent ?? '';
  for (const [, name = ''] of css.matchAll(/(?:\.k-|@keyframes )([\w-]+)/g)) cache.inserted[name] = true;
  return cache;
}
