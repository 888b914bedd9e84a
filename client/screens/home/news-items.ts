import { listingPath, paths } from '@kitchen/shared/paths.ts';
import knob from '../../pictures/marketing/craft-knob.webp?picture';
import microwave from '../../pictures/marketing/news-nero.webp?picture';
import type { SitePicture } from '../../pictures/site-picture.ts';

interface NewsItem {
  /** Also the key of its texts. */
  id: 'slate' | 'microwave';
  image: SitePicture;
  link: string;
}

export const newsItems: readonly NewsItem[] = [
  {
    id: 'slate',
    image: knob,
    link: listingPath('cookers', { collection: ['antique'], color: ['slate_gray'] }),
  },
  { id: 'microwave', image: microwave, link: paths.neroLine },
];
