import { listingPath, paths } from '@kitchen/shared/paths.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import knob from '../../pictures/marketing/craft-knob.webp?picture';
import microwave from '../../pictures/marketing/news-nero.webp?picture';
import type { SitePicture } from '../../pictures/site-picture.ts';
import { useSiteSettings } from '../../ui/site-settings.tsx';

interface NewsItem {
  id: string;
  image: SitePicture;
  /** A page of the site. */
  link: string;
  title: string;
  text: string;
  action: string;
}

const builtIn = [
  {
    id: 'slate',
    image: knob,
    link: listingPath('cookers', { collection: ['antique'], color: ['slate_gray'] }),
  },
  { id: 'microwave', image: microwave, link: paths.neroLine },
] as const;

/** The news in the page's language: the maker's own, where there are some. */
export function useNews(): readonly NewsItem[] {
  const { t } = useTranslation('home');
  const { content } = useSiteSettings();
  const own = content?.news?.[useLanguage()]?.flatMap(({ picture, ...words }, index) => {
    const image = content.pictures[picture];
    return image ? [{ id: String(index), image, ...words }] : [];
  });
  return (
    own ??
    builtIn.map((item) => ({
      ...item,
      title: t(`news.${item.id}.title`),
      text: t(`news.${item.id}.text`),
      action: t(`news.${item.id}.link`),
    }))
  );
}
