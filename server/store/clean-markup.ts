import sanitizeHtml from 'sanitize-html';

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

const optionsFor = (homeUrl: string): sanitizeHtml.IOptions => ({
  allowedTags: ['p', 'br', 'strong', 'em', 'b', 'i', 'ul', 'ol', 'li', 'sup', 'sub', 'a', 'div'],
  allowedAttributes: { a: ['href', 'rel'], div: ['class'] },
  allowedSchemes: ['https', 'mailto'],
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
      return /^h[1-6]$/.test(tagName) ? { tagName: 'p', attribs: {} } : { tagName, attribs: {} };
    },
  },
  exclusiveFilter: ({ attribs }) => {
    if (attribs.class === 'drop') return true;
    return attribs.class === 'unwrap' ? 'excludeTag' : false;
  },
});

/**
 * Reduces HTML from the store to a short list of tags that are safe to show. Of attributes only the
 * href of a link is left; scripts, styles, foreign frames and shop blocks go with their content.
 * @param homeUrl The store's home address, from which its relative links lead.
 */
export function cleanMarkup(html: string, homeUrl: string): string {
  // Blocks that are unwrapped stay apart by a space.
  const spaced = html.replace(/<\/(?:div|section|td|th|tr|dt|dd)\s*>/gi, '$& ');
  return sanitizeHtml(spaced, optionsFor(homeUrl))
    .replace(/<(?:p|li|a)(?: [^<>]*)?>(?:\s|<br \/>)*<\/(?:p|li|a)>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A whole address over https or a mail address; null for any other, and for a part of the store's own page. */
function resolveLink(href: string | undefined, homeUrl: string): string | null {
  if (!href?.trim() || href.trim().startsWith('#')) return null;
  const url = URL.parse(href, `${homeUrl}/`);
  return url && /^(?:https|mailto):$/.test(url.protocol) ? url.href : null;
}
