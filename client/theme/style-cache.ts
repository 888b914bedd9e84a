import type { EmotionCache } from '@emotion/cache';
import createCache from '@emotion/cache';

const styleKey = 'k';
const styleIds = new RegExp(`(?:\\.${styleKey}-|@keyframes )([\\w-]+)`, 'g');

/**
 * Emotion's cache, named alike in browser and server so that rendered styles are taken over. It adds no
 * prefixes, which would be a fifth of a page's styles: what a browser still wants prefixed names it itself.
 */
export function createStyleCache(container?: HTMLElement): EmotionCache {
  const cache = createCache({ key: styleKey, stylisPlugins: [], ...(container && { container }) });
  cache.compat = true;
  return cache;
}

/**
 * A style element of a rendered page. The ids are not listed in the attribute (half a kilobyte); the browser reads them
 * from the rules.
 */
export function renderedStyle({ key, ids, css }: { key: string; ids: string[]; css: string }) {
  return { name: `${key} ${key === styleKey ? '' : ids.join(' ')}`, css: shrink(css) };
}

/** What stylis leaves of spaces, quotes, second colons, zeros and long colours. */
const shrink = (css: string) =>
  css
    .replaceAll(';}', '}')
    .replaceAll(', ', ',')
    .replaceAll('@media (', '@media(')
    .replace(/::(before|after)/g, ':$1')
    .replace(/="([a-z][\w-]*)"\]/gi, '=$1]')
    .replace(/\(([\w-]+): /g, '($1:')
    .replace(/\b0(\.\d)/g, '$1')
    .replaceAll(/#(?:([\dA-F])\1([\dA-F])\2([\dA-F])\3)\b/gi, '#$1$2$3');

/** The browser's cache, which has what the server rendered: the rules tell of which styles they are. */
export function takeOverStyles(): EmotionCache {
  const cache = createStyleCache();
  for (const { textContent } of document.querySelectorAll(`style[data-emotion="${styleKey} "]`)) {
    for (const [, id = ''] of textContent.matchAll(styleIds)) cache.inserted[id] = true;
  }
  return cache;
}
