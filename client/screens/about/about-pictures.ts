import banner from '../../pictures/marketing/about-banner.webp?picture';
import hob from '../../pictures/marketing/category-hobs.webp?picture';
import burner from '../../pictures/marketing/craft-burner.webp?picture';
import edge from '../../pictures/marketing/craft-edge.webp?picture';
import grid from '../../pictures/marketing/craft-grid.webp?picture';
import handle from '../../pictures/marketing/craft-handle.webp?picture';
import knobs from '../../pictures/marketing/craft-knob.webp?picture';
import casserole from '../../pictures/marketing/craft-oven.webp?picture';
import elementum from '../../pictures/marketing/ovens-elementum.webp?picture';
import expert from '../../pictures/marketing/ovens-expert.webp?picture';

/** What the page shows, each picture once. */
export const aboutPictures = {
  hero: casserole,
  banner,
  craft: { brass: knobs, flame: burner, oven: expert },
  gallery: [handle, grid, elementum, edge, hob],
} as const;
