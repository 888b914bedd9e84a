import type { Language } from '@kitchen/shared/languages.ts';
import { languageKey, languages, readLanguage } from '@kitchen/shared/languages.ts';
import { inLanguage } from '@kitchen/shared/paths.ts';
import type { HeadTag } from '@kitchen/shared/rendered-page.ts';
import { createContext, useContext, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../i18n/use-language.ts';
import type { SitePicture } from '../../pictures/site-picture.ts';
import { AnnouncerContext } from '../behaviour/announcer.ts';
import { useSiteSettings } from '../site-settings.tsx';

/** What a screen says about itself to search engines and social networks. */
export interface HeadProperties {
  /** Without the brand's name, which is added. */
  title: string;
  description?: string;
  /** Path of the canonical address, without language; absent where the page is not to be indexed. */
  canonicalPath?: string;
  /** In which there is such a page, where that is not all. */
  languages?: readonly Language[];
  /** The page shows the same as its canonical address in another way, and is not to be indexed. */
  isCopy?: boolean;
  /** What social networks show; where none is given, the server puts one of the site's own there. */
  picture?: Pick<SitePicture, 'social' | 'alt'> & Partial<Pick<SitePicture, 'name'>>;
  type?: 'website' | 'product';
  /** Path of a feed (RSS) of what the page shows. */
  feedPath?: string;
  /** For a title that is replaced once the page's data is there. */
  isProvisional?: boolean;
}

/** Receives the tags of a page that is rendered on the server, where React does not place them. */
export type HeadCollector = (tags: HeadTag[]) => void;

export const HeadCollectorContext = createContext<HeadCollector | null>(null);

/** Title, description, canonical and alternate addresses and social tags of the page. */
export function Head(properties: HeadProperties) {
  const settings = useSiteSettings();
  const language = useLanguage();
  const collect = useContext(HeadCollectorContext);
  const { onTitle } = useContext(AnnouncerContext);
  const { isProvisional = false } = properties;
  const title = fullTitle(properties.title, settings.brand.name);
  useEffect(() => onTitle(title, isProvisional), [onTitle, title, isProvisional]);
  const [query] = useSearchParams();
  const isBare = readLanguage(query.get(languageKey)) === undefined;
  const tags = headTags({ ...properties, title }, language, isBare, settings);
  if (collect) {
    collect(tags);
    return null;
  }
  return tags.map((tag) => {
    if (tag.tag === 'title') return <title key="title">{tag.text}</title>;
    const key = JSON.stringify(tag.attributes);
    return tag.tag === 'meta' ? (
      <meta key={key} {...tag.attributes} />
    ) : (
      <link key={key} {...linkProps(tag.attributes)} />
    );
  });
}

/** What the server wrote of the page: to be taken away where the browser does not hydrate it but renders anew. */
export function serverHead({ head }: Document): Element[] {
  const tags =
    'title, meta[property], meta[name]:not([name=viewport]), link[rel=canonical], link[rel=alternate]';
  return [...head.querySelectorAll(tags)];
}

const linkProps = ({ hreflang, ...others }: Record<string, string>) =>
  hreflang === undefined ? others : { ...others, hrefLang: hreflang };

/** The address of a page in one language. */
export const languageAddress = (
  path: string,
  language: Language,
  { publicUrl }: { publicUrl: string },
): string => publicUrl + inLanguage(path, language);

const fullTitle = (title: string, brandName: string) =>
  title === brandName ? title : `${title} | ${brandName}`;

const openGraphLocale: Record<Language, string> = { en: 'en_GB', it: 'it_IT' };

function headTags(
  {
    title,
    description,
    canonicalPath,
    languages: written = languages,
    picture,
    type = 'website',
    feedPath,
    isCopy = false,
  }: HeadProperties,
  language: Language,
  isBare: boolean,
  settings: ReturnType<typeof useSiteSettings>,
): HeadTag[] {
  const meta = (attributes: Record<string, string>): HeadTag => ({ tag: 'meta', attributes });
  const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes });
  const tags: HeadTag[] = [{ tag: 'title', text: title }];
  if (description) tags.push(meta({ name: 'description', content: description }));
  if (canonicalPath === undefined || isCopy) tags.push(meta({ name: 'robots', content: 'noindex' }));
  if (canonicalPath !== undefined) {
    // Answers in the language that the visitor chose or the browser asks for: it is a copy of neither language's page.
    const bare = settings.publicUrl + canonicalPath;
    const canonical =
      isBare && written.length > 1 ? bare : languageAddress(canonicalPath, language, settings);
    tags.push(link({ rel: 'canonical', href: canonical }));
    if (written.length > 1) {
      for (const other of written) {
        const href = languageAddress(canonicalPath, other, settings);
        tags.push(link({ rel: 'alternate', hreflang: other, href }));
      }
      tags.push(link({ rel: 'alternate', hreflang: 'x-default', href: bare }));
    }
    tags.push(meta({ property: 'og:url', content: canonical }));
  }
  tags.push(
    meta({ property: 'og:title', content: title }),
    meta({ property: 'og:type', content: type }),
    meta({ property: 'og:site_name', content: settings.brand.name }),
    meta({ property: 'og:locale', content: openGraphLocale[language] }),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
  );
  if (description) tags.push(meta({ property: 'og:description', content: description }));
  if (feedPath) tags.push(link({ rel: 'alternate', type: 'application/rss+xml', href: feedPath }));
  if (picture) {
    const { social, alt } = settings.content?.pictures[picture.name ?? ''] ?? picture;
    tags.push(meta({ property: 'og:image', content: settings.publicUrl + social }));
    tags.push(meta({ property: 'og:image:alt', content: alt[language] }));
  }
  return tags;
}
