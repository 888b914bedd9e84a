import type { SitePicture } from '../../pictures/site-picture.ts';
import { useSiteSettings } from '../site-settings.tsx';

/** A picture as the page shows it: the maker's own where there is one of its name. */
export const useSitePicture = (picture: SitePicture): SitePicture =>
  useSiteSettings().content?.pictures[picture.name] ?? picture;

/**
 * The `sizes` attribute that was written for a picture, for one in its place: a wider one is shown as high as that, and
 * cut at its sides.
 */
export function sizesInPlaceOf(builtIn: SitePicture, shown: SitePicture, sizes: string): string {
  const times = Math.max(1, shown.width / shown.height / (builtIn.width / builtIn.height));
  return times === 1
    ? sizes
    : sizes.replace(/(?<!\d)\d+(?=vw)/g, (vw) => String(Math.round(Number(vw) * times)));
}
