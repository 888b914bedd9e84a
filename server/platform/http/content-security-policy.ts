import { createHash } from 'node:crypto';

/** Emotion inserts its rules into empty style elements; this is the hash of nothing. */
const emptyStyle = hashSource('');

/** That of the element which shows models in three dimensions: whoever comes to one has the policy of the page that was opened first. */
const modelViewerStyle = "'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='";

/** While developing, Vite adds scripts and styles of its own and speaks over a web socket. */
export const developmentPolicy = "default-src 'self' 'unsafe-inline' data: ws:";

/** A CSP source expression for an inline script or style (CSP Level 3, 2.3.1). */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The content security policy of a page: nothing but what this site serves itself and the inline
 * styles and scripts with exactly these texts. Hashes instead of nonces keep the page constant, so that it can
 * be cached compressed. Data blocks (JSON) need no permission: they never run. No `upgrade-insecure-requests`: all parts are
 * this site's, and one that is tried over plain http before its proxy speaks TLS would be without any.
 */
export function pagePolicy(inline: { styles: string; script: string }): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashSource(inline.script)}`,
    `style-src 'self' ${emptyStyle} ${modelViewerStyle} ${hashSource(inline.styles)}`,
    // MUI sets style attributes (transitions, progress); attributes cannot hold selectors or scripts.
    "style-src-attr 'unsafe-inline'",
    // What is within a model is taken out of it as a blob.
    "img-src 'self' data: blob:",
    // Films are fetched whole.
    'media-src blob:',
    "font-src 'self'",
    "connect-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}
