import type { EmotionCache } from '@emotion/cache';
import createCache from '@emotion/cache';

/** Emotion's cache, named alike in browser and server so that rendered styles are taken over. */
export function createStyleCache(container?: HTMLElement): EmotionCache {
  const cache = createCache({ key: 'k', ...(container && { container }) });
  cache.compat = true;
  return cache;
}
