import type { LineSlug } from '@kitchen/shared/collections.ts';
import elegantKitchen from '../../pictures/marketing/elegant-detail.webp?picture';
import type { SitePicture } from '../../pictures/site-picture.ts';
import { lineLooks } from '../../ui/lines/line-looks.ts';

export const hero = elegantKitchen;

/** The picture of a line's card: no picture stands twice on the page. */
export function cardPicture(slug: LineSlug): SitePicture {
  const { picture, detail } = lineLooks[slug];
  return picture === hero && detail ? detail : picture;
}
