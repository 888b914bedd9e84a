import type { LineSlug } from '@kitchen/shared/collections.ts';
import mixtureRoom from '../../pictures/marketing/room-loft-mixture.webp?picture';
import type { SitePicture } from '../../pictures/site-picture.ts';
import { lineLooks } from '../../ui/lines/line-looks.ts';

export const hero = mixtureRoom;

/** The picture of a line's card: no picture stands twice on the page. */
export function cardPicture(slug: LineSlug): SitePicture {
  const { picture, detail } = lineLooks[slug];
  return picture === hero && detail ? detail : picture;
}
