import type { SiteLine } from '@kitchen/shared/collections.ts';
import type { SitePicture } from '../../pictures/site-picture.ts';

const found = import.meta.glob<SitePicture>('../../pictures/marketing/*-{view,near,use}.webp', {
  query: '?picture',
  import: 'default',
  eager: true,
});

/** What a line's own page shows besides its room, as far as it is drawn; no other page shows it. */
interface LinePictures {
  /** From the side. */
  view?: SitePicture | undefined;
  /** From near. */
  near?: SitePicture | undefined;
  /** With a flame or a dish. */
  use?: SitePicture | undefined;
}

/** Found by their names: `antique-view.webp`, `ovens-enzo-near.webp`. */
export function linePictures({ slug, category }: SiteLine): LinePictures {
  const name = category === 'cookers' ? slug : `${category}-${slug.slice(0, -category.length - 1)}`;
  const picture = (kind: keyof LinePictures) => found[`../../pictures/marketing/${name}-${kind}.webp`];
  return { view: picture('view'), near: picture('near'), use: picture('use') };
}
