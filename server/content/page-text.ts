import type { Language } from '@kitchen/shared/languages.ts';
import { decodeLeniently, inLanguage } from '@kitchen/shared/paths.ts';
import { escapeUTF8 } from 'entities';
import type { Token } from 'markdown-it';
import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { presentPicture } from './present-picture.ts';
import type { FoundPicture } from './read-pictures.ts';

/** What a page says below its title. */
export interface PageText {
  /** Clean. */
  html: string;
  /** Its headings of the highest level. */
  parts: { id: string; title: string }[];
  /** Names of the pictures that it shows. */
  pictures: string[];
  /** What networks show of it. */
  social: { src: string; alt: string } | null;
}

interface Fault {
  line: number;
  says: string;
}

const markdown = new MarkdownIt({ html: false }).disable('strikethrough');
// Where links lead is settled below, where their line is known.
markdown.validateLink = () => true;

/** Once more, whatever a library may come to make of Markdown. */
const cleaning: sanitizeHtml.IOptions = {
  allowedTags: `h2 h3 h4 p br ul ol li strong em a blockquote table thead tbody tr th td picture source img
    code pre hr`.split(/\s+/),
  allowedAttributes: {
    ...{ h2: ['id'], h3: ['id'], h4: ['id'] },
    a: ['href', 'rel'],
    ol: ['start'],
    source: ['type', 'srcset', 'sizes'],
    img: ['src', 'width', 'height', 'alt', 'loading', 'fetchpriority', 'decoding'],
  },
  selfClosing: ['img', 'br', 'hr', 'source'],
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 50,
};

/** Of ids in the text, which may be none of the page around it. */
const idMark = 'text-';

/** A column of text is as wide as this, or a window. */
const sizes = '(min-width: 64em) 720px, 100vw';

/** What stands so high is seen first. */
const blocksSeenFirst = 2;

/** Makes clean HTML of Markdown. What it must not hold is left out and named by its line, from 1. */
export function readPageText(
  text: string,
  language: Language,
  pictures: Readonly<Record<string, FoundPicture>>,
): PageText & { faults: Fault[] } {
  const tokens = markdown.parse(text, {});
  const faults: Fault[] = [];
  const shown = new Set<string>();
  /** How many headings have one so far. */
  const ids = new Map<string, number>();
  const parts: PageText['parts'] = [];
  let social: PageText['social'] = null;
  const written = tokens.flatMap(({ type, tag }) => (type === 'heading_open' ? [tag] : []));
  const levels = [...new Set(written)].toSorted();
  let line = 1;
  let blocks = 0;

  for (const [index, token] of tokens.entries()) {
    if (token.map) line = token.map[0] + 1;
    if (token.level === 0 && token.nesting !== -1 && token.type !== 'inline') blocks += 1;
    if (token.type === 'heading_open' || token.type === 'heading_close') {
      token.tag = `h${Math.min(levels.indexOf(token.tag) + 2, 4)}`;
      if (token.type === 'heading_open') nameHeading(token, wordsOf(tokens[index + 1]));
    }
    if (token.type === 'inline') settleInline(token.children ?? []);
  }

  function nameHeading(token: Token, title: string): void {
    const slug = slugOf(title);
    const count = (ids.get(slug) ?? 0) + 1;
    ids.set(slug, count);
    const id = count === 1 ? `${idMark}${slug}` : `${idMark}${slug}-${count}`;
    token.attrSet('id', id);
    if (token.tag === 'h2') parts.push({ id, title });
  }

  function settleInline(children: readonly Token[]): void {
    // Links do not hold links: the next end is that of the last beginning.
    let isLeftOut = false;
    for (const token of children) {
      if (token.type === 'softbreak' || token.type === 'hardbreak') line += 1;
      if (token.type === 'link_open') {
        isLeftOut = !settleLink(token);
        token.hidden = isLeftOut;
      }
      if (token.type === 'link_close') token.hidden = isLeftOut;
      if (token.type === 'image') settlePicture(token);
    }
  }

  function settleLink(token: Token): boolean {
    const href = resolveLink(String(token.attrGet('href') ?? ''), language);
    if (!href) {
      const says =
        'expected a link to a whole address (https://…), a path of this site (/care), a heading of the page (#…), mailto: or tel:';
      faults.push({ line, says });
      return false;
    }
    token.attrSet('href', href.to);
    if (href.isOutside) token.attrSet('rel', 'noopener');
    return true;
  }

  function settlePicture(token: Token): void {
    const src = String(token.attrGet('src') ?? '');
    const name = /^\/?pictures\/([a-z0-9-]+)(?:\.\w+)?$/.exec(src)?.[1] ?? '';
    const picture = Object.hasOwn(pictures, name) ? pictures[name] : undefined;
    token.type = 'html_inline';
    const words = wordsOf(token);
    token.content = '';
    if (!picture) {
      faults.push({ line, says: 'expected a picture of this folder: ![what it shows](pictures/NAME.jpg)' });
      return;
    }
    const alt = words || picture.alt[language];
    if (alt === '') faults.push({ line, says: `expected what the picture shows: ![…](pictures/${name})` });
    const presented = presentPicture(name, picture);
    const isFirst = blocks <= blocksSeenFirst && shown.size === 0;
    shown.add(name);
    social ??= { src: presented.social, alt };
    token.content = pictureElement(presented, alt, isFirst);
  }

  const html = sanitizeHtml(markdown.renderer.render(tokens, markdown.options, {}), cleaning).trim();
  return { html, parts, pictures: [...shown], social, faults };
}

function pictureElement(
  { sources, src, width, height }: ReturnType<typeof presentPicture>,
  alt: string,
  isFirst: boolean,
): string {
  const offered = sources.map(
    ({ type, srcSet }) => `<source type="${type}" srcset="${escapeUTF8(srcSet)}" sizes="${sizes}">`,
  );
  const loading = isFirst ? 'fetchpriority="high"' : 'loading="lazy"';
  return `<picture>${offered.join('')}<img src="${escapeUTF8(src)}" width="${width}" height="${height}" alt="${escapeUTF8(alt)}" ${loading} decoding="async"></picture>`;
}

/** Where a link leads; null where it must not, or nobody knows. */
function resolveLink(href: string, language: Language): { to: string; isOutside: boolean } | null {
  if (/^#./.test(href))
    return { to: `#${idMark}${slugOf(decodeLeniently(href.slice(1)))}`, isOutside: false };
  const base = 'http://site.invalid';
  const url = URL.parse(href, base);
  if (!url) return null;
  if (url.origin === base) {
    // A path beside the page's would lead elsewhere from each address that shows it.
    return href.startsWith('/')
      ? { to: inLanguage(url.pathname + url.search + url.hash, language), isOutside: false }
      : null;
  }
  const isWhole = /^(?:https?:\/\/|mailto:|tel:)/i.test(href);
  return isWhole ? { to: url.href, isOutside: url.protocol.startsWith('http') } : null;
}

/** Plain words of what stands in a line. */
const wordsOf = (token: Token | undefined): string =>
  (token?.children ?? [])
    .map((child) => (child.children ? wordsOf(child) : child.type === 'softbreak' ? ' ' : child.content))
    .join('')
    .trim();

/** As Markdown's readers make it of a heading: its words in lower case, joined by dashes. */
const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'part';
