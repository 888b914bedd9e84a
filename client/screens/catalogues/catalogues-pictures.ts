import type { CatalogueSlug } from '@kitchen/shared/catalogues.ts';
import cookers from '../../pictures/marketing/category-cookers.webp?picture';
import ovens from '../../pictures/marketing/category-ovens.webp?picture';
import nero from '../../pictures/marketing/nero-line.webp?picture';
import type { SitePicture } from '../../pictures/site-picture.ts';

/** At the head of the page. */
export const heroPicture: SitePicture = nero;

/** On the covers. */
export const coverPictures: Record<CatalogueSlug, SitePicture> = { cookers, 'built-in': ovens };
