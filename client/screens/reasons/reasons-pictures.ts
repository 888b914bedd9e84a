import cream from '../../pictures/marketing/category-cookers.webp?picture';
import handle from '../../pictures/marketing/craft-handle.webp?picture';
import casserole from '../../pictures/marketing/reason-oven.webp?picture';
import place from '../../pictures/marketing/reason-place.webp?picture';
import flame from '../../pictures/marketing/reason-power.webp?picture';
import perfection from '../../pictures/marketing/room-bright-perfection.webp?picture';
import elegant from '../../pictures/marketing/room-classic-elegant.webp?picture';
import mixture from '../../pictures/marketing/room-loft-mixture.webp?picture';
import antique from '../../pictures/marketing/room-tuscan-antique.webp?picture';

/** What the page shows, each picture once. */
export const reasonsPictures = {
  hero: cream,
  whole: place,
  heat: flame,
  oven: casserole,
  character: { antique, elegant, mixture, perfection },
  stays: handle,
} as const;
