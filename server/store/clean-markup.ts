import sanitizeHtml from 'sanitize-html';
import { dropShortcodes } from './drop-shortcodes.ts';
import { dropInvisible } from './plain-text.ts';

type Attributes = Record<string, string>;

/** Elements whose content is no text to read; it goes with them. */
const droppedWithContent =
  `script style textarea option xmp noscript iframe noembed noframes svg math template
  title object audio video canvas select button`.split(/\s+/);

/** Blocks of shop markup that shortcodes become, with prices, baskets and links to the store. */
const shopBlock = /(?:^|\s)(?:woocommerce|wc-block-|wp-block-woocommerce)/;

/**
 * What becomes of an element is noted in the class of a `div`: those are allowed while cleaning and
 * removed at their end. (An element renamed to one that is not allowed would leave the library with
 * a wrong closing tag.)
 */
const dropped = { tagName: 'div', attribs: { class: 'drop' } };
const unwrapped = { tagName: 'div', attribs: { class: 'unwrap' } };

/** Elements that are shown by another that means the same. */
const renamed: Readonly<Record<string, string>> = {
  ...{ h1: 'p', h2: 'p', h3: 'p', h4: 'p', h5: 'p', h6: 'p' },
  ...{ s: 'del', strike: 'del' },
};

/** An element that says nothing; an empty cell holds the place of one. */
const empty = /<(?!br\b|t[dh]\b)\w+(?: [^<>]*)?>(?:\s|<br \/>)*<\/\w+>/g;

const optionsFor = (homeUrl: string): sanitizeHtml.IOptions => ({
  allowedTags: `p br strong em b i del ins ul ol li sup sub a div
    table caption thead tbody tfoot tr th td`.split(/\s+/),
  allowedAttributes: {
    a: ['href', 'rel'],
    div: ['class'],
    th: [{ name: 'scope', values: ['col', 'row'] }, 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  // Where links lead is settled below.
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: droppedWithContent,
  nestingLimit: 50,
  transformTags: {
    '*': (tagName: string, attribs: Attributes) => {
      if (shopBlock.test(attribs.class ?? '')) return dropped;
      if (tagName === 'a') {
        const href = resolveLink(attribs.href, homeUrl);
        return href === null ? unwrapped : { tagName, attribs: { href, rel: 'noopener nofollow' } };
      }
      if (tagName === 'div') return unwrapped;
      return { tagName: renamed[tagName] ?? tagName, attribs: cellAttributes(attribs) };
    },
  },
  exclusiveFilter: ({ attribs }) => {
    if (attribs.class === 'drop') return true;
    return attribs.class === 'unwrap' ? 'excludeTag' : false;
  },
});

/**
 * Reduces HTML from the store to a short list of tags that are safe to show. Of attributes only the
 * href of a link and what places a table's cells are left; scripts, styles, foreign frames and shop blocks go
 * with their content, shortcodes without it.
 * @param homeUrl The store's home address, from which its relative links lead.
 * @param noteShortcode Is told the name of each shortcode.
 */
export function cleanMarkup(html: string, homeUrl: string, noteShortcode?: (name: string) => void): string {
  // Blocks that are unwrapped stay apart by a space.
  const spaced = dropShortcodes(html, noteShortcode).replace(
    /<\/(?:div|section|td|th|tr|dt|dd)\s*>/gi,
    '$& ',
  );
  let clean = dropInvisible(sanitizeHtml(spaced, optionsFor(homeUrl)));
  // What holds nothing but such elements becomes one; they are nested 50 deep at most.
  for (let before = ''; before !== clean; ) {
    before = clean;
    clean = clean.replace(empty, '');
  }
  return clean
    .replace(/\s+/g, ' ')
    .replace(/<br \/>(?: ?<br \/>)+/g, '<br />')
    .trim();
}

/** Numbers of cells, small ones, and what a heading is of. */
function cellAttributes(attribs: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) => name === 'scope' || /^[1-9]\d?$/.test(value)),
  );
}

/**
 * A whole address over https, or of the store itself, a mail address or a telephone number; null for any other, and
 * for a part of the store's own page.
 */
function resolveLink(href: string | undefined, homeUrl: string): string | null {
  if (!href?.trim() || href.trim().startsWith('#')) return null;
  const url = URL.parse(href, `${homeUrl}/`);
  if (!url) return null;
  const isShown = /^(?:https|mailto|tel):$/.test(url.protocol) || url.origin === new URL(homeUrl).origin;
  return isShown ? url.href : null;
}
