import type { CatalogueSlug } from '@kitchen/shared/catalogues.ts';
import builtIn from '../../pictures/marketing/catalogue-cover-built-in.webp?picture';
import cookers from '../../pictures/marketing/catalogue-cover-cookers.webp?picture';
import burners from '../../pictures/marketing/craft-grid.webp?picture';
import type { SitePicture } from '../../pictures/site-picture.ts';

/** At the head of the page. */
export const heroPicture: SitePicture = burners;

/** On the covers. */
export const coverPictures: Record<CatalogueSlug, SitePicture> = { cookers, 'built-in': builtIn };
