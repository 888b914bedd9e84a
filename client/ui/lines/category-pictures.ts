import type { CollectionCategory } from '@kitchen/shared/collections.ts';
import cookers from '../../pictures/marketing/cookers-hero.webp?picture';
import hobs from '../../pictures/marketing/craft-burner.webp?picture';
import ovens from '../../pictures/marketing/craft-oven.webp?picture';
import neroLine from '../../pictures/marketing/nero-line.webp?picture';
import type { SitePicture } from '../../pictures/site-picture.ts';

/** The picture at the head of each category of collections, and wherever the way leads there. */
export const categoryPictures: Record<CollectionCategory, SitePicture> = { cookers, hobs, ovens };

export const neroPicture: SitePicture = neroLine;
