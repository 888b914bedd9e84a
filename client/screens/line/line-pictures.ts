import type { SiteLine } from '@kitchen/shared/collections.ts';
import type { SitePicture } from '../../pictures/site-picture.ts';
import { picturesName } from './line-room.ts';

const found = import.meta.glob<SitePicture>(
  ['../../pictures/marketing/*-{view,near,use}.webp', '!../../pictures/marketing/nero-*.webp'],
  { query: '?picture', import: 'default', eager: true },
);

/** What a line's own page shows below its room, as far as it is drawn; no other page shows it. */
interface LinePictures {
  /** From the side. */
  view?: SitePicture | undefined;
  /** From near. */
  near?: SitePicture | undefined;
  /** With a flame or a dish. */
  use?: SitePicture | undefined;
}

/** Found by their names: `antique-view.webp`, `ovens-enzo-near.webp`. */
export function linePictures(line: SiteLine): LinePictures {
  const picture = (kind: keyof LinePictures) =>
    found[`../../pictures/marketing/${picturesName(line)}-${kind}.webp`];
  return { view: picture('view'), near: picture('near'), use: picture('use') };
}
