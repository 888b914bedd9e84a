import type { Product } from '@kitchen/shared/product.ts';
import { splitOptions } from '../../../ui/products/split-options.ts';

/** What is seen in rooms that there are pictures of: line, finish, and kinds with how a top heats. */
export const rooms = [
  'antique cream cookers-gas hoods',
  'antique avena cookers-gas',
  'antique black cookers-gas hoods',
  'antique slate_gray cookers-gas hoods',
  'antique brown cookers-gas hoods',
  'antique anthracite cookers-gas',
  'antique burgundy cookers-gas',
  'elegant burgundy cookers-gas',
  'elegant white cookers-gas hoods',
  'elegant black cookers-gas',
  'elegant slate_gray cookers-gas',
  'mixture burgundy cookers-gas',
  'mixture stainless_steel hoods',
  'mixture slate_gray cookers-gas',
  'perfection anthracite cookers-induction',
  'perfection white cookers-gas',
  'perfection black cookers-induction',
  'perfection stainless_steel cookers-mixed hoods',
  'enzo black hobs-gas',
  'enzo black ovens',
  'enzo_titan black ovens',
  'land cream hobs-gas',
  'land cream ovens hoods',
  'expert stainless_steel ovens hobs-gas hoods',
  'expert stainless_steel compact-products-oven',
  'alternate slate_gray ovens',
  'elementum black ovens compact-products-oven',
  'nero nero ovens hobs-gas hoods',
  'nero nero compact-products compact-products-oven',
] as const;
export type Room = (typeof rooms)[number];

/** The room in which a product's line, kind and finish are seen; none where each shows another. */
export function roomOf({ collection, category, facts }: Product): Room | undefined {
  const top = facts.cooktop_type ?? facts.cooking_zone?.replace('_burners', '');
  const part = top ?? (category === 'compact-products' && facts.oven_type && 'oven');
  const sought = [splitOptions(collection)[0], facts.color, part ? `${category}-${part}` : category];
  return rooms.find((room) => sought.every((each) => each && room.split(' ').includes(each)));
}
