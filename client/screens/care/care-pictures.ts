import type { CareTopic } from '@kitchen/shared/care.ts';
import hood from '../../pictures/marketing/category-hoods.webp?picture';
import steam from '../../pictures/marketing/category-ovens.webp?picture';
import edge from '../../pictures/marketing/craft-edge.webp?picture';
import grid from '../../pictures/marketing/craft-grid.webp?picture';
import knob from '../../pictures/marketing/craft-knob.webp?picture';
import oven from '../../pictures/marketing/craft-oven.webp?picture';
import glass from '../../pictures/marketing/hobs-enzo.webp?picture';
import steel from '../../pictures/marketing/reason-power.webp?picture';
import type { SitePicture } from '../../pictures/site-picture.ts';

export const carePictures: Record<CareTopic, SitePicture> = {
  enamel: edge,
  'stainless-steel': steel,
  brass: knob,
  glass,
  'cast-iron': grid,
  'oven-cleaning': oven,
  descaling: steam,
  'hood-filters': hood,
};
