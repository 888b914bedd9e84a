import type { EmotionCache } from '@emotion/cache';
import createCache from '@emotion/cache';

/**
 * Emotion's cache, named alike in browser and server so that rendered styles are taken over. It adds no
 * prefixes, which would be a fifth of a page's styles: what a browser still wants prefixed names it itself.
 */
export function createStyleCache(container?: HTMLElement): EmotionCache {
  const cache = createCache({ key: 'k', stylisPlugins: [], ...(container && { container }) });
  cache.compat = true;
  return cache;
}
