import { categories } from '@kitchen/shared/categories.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import type { PageState } from '@kitchen/shared/page-state.ts';
import { paths } from '@kitchen/shared/paths.ts';
import type { HeadTag } from '@kitchen/shared/rendered-page.ts';
import { categoryScenes } from '../ui/categories/category-scenes.ts';
import kitchen from './marketing/home-hero.webp?picture';

const meta = (property: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property, content },
});

/**
 * The head of a page with a picture for social networks and its size: that of its category, else the site's, where
 * the screen names none of its own. Only the server adds it: who reads it asks for the page, and no browser has to
 * load what it names.
 */
export function withSocialPicture(
  head: readonly HeadTag[],
  pathname: string,
  language: Language,
  { publicUrl, content }: Pick<PageState, 'publicUrl' | 'content'>,
): HeadTag[] {
  const category = categories.find((each) => paths.category(each) === pathname);
  const picture = category ? categoryScenes[category] : kitchen;
  const { social, alt } = content?.pictures[picture.name] ?? picture;
  const hasPicture = head.some((tag) => tag.tag === 'meta' && tag.attributes.property === 'og:image');
  return [
    ...head,
    ...(hasPicture ? [] : [meta('og:image', publicUrl + social), meta('og:image:alt', alt[language])]),
    meta('og:image:width', '1200'),
    meta('og:image:height', '630'),
  ];
}
