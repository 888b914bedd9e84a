import type { Category } from '@kitchen/shared/categories.ts';
import compactProducts from '../../pictures/marketing/category-compact.webp?picture';
import cookers from '../../pictures/marketing/category-cookers.webp?picture';
import hobs from '../../pictures/marketing/category-hobs.webp?picture';
import hoods from '../../pictures/marketing/category-hoods.webp?picture';
import ovens from '../../pictures/marketing/category-ovens.webp?picture';
import type { SitePicture } from '../../pictures/site-picture.ts';

/** A picture of each category in a kitchen. */
export const categoryScenes: Record<Category, SitePicture> = {
  cookers,
  ovens,
  hobs,
  hoods,
  'compact-products': compactProducts,
};
