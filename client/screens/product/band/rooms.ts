import type { Product } from '@kitchen/shared/product.ts';
import { splitOptions } from '../../../ui/products/split-options.ts';

/** Pictures of rooms, with what is seen in each: line, finish, and kinds with how a top heats; after a bar what differs. */
export const rooms = {
  'home-hero': 'antique cream cookers-gas hoods',
  'category-cookers': 'antique avena cookers-gas',
  'cookers-hero': 'antique black cookers-gas hoods',
  'about-banner': 'antique slate_gray cookers-gas hoods',
  'antique-room': 'antique brown cookers-gas hoods',
  'antique-view': 'antique anthracite cookers-gas',
  'room-tuscan-antique': 'antique burgundy cookers-gas',
  'elegant-room': 'elegant burgundy cookers-gas',
  'room-classic-elegant': 'elegant white cookers-gas hoods',
  'elegant-view': 'elegant black cookers-gas',
  'reason-place': 'elegant slate_gray cookers-gas',
  'mixture-room': 'mixture burgundy cookers-gas|mixture stainless_steel hoods',
  'room-loft-mixture': 'mixture slate_gray cookers-gas',
  'room-bright-perfection': 'perfection anthracite cookers-induction',
  'collections-hero': 'perfection white cookers-gas',
  'perfection-view': 'perfection black cookers-induction',
  'perfection-room': 'perfection stainless_steel cookers-mixed hoods',
  'hobs-enzo-view': 'enzo black hobs-gas',
  'ovens-enzo-room': 'enzo black ovens',
  'ovens-enzo-titan-room': 'enzo_titan black ovens',
  'hobs-land-view': 'land cream hobs-gas',
  'ovens-land-room': 'land cream ovens hoods',
  'ovens-expert-room': 'expert stainless_steel ovens hobs-gas hoods',
  'ovens-expert-view': 'expert stainless_steel compact-products-oven',
  'ovens-alternate-room': 'alternate slate_gray ovens',
  'ovens-elementum': 'elementum black ovens compact-products-oven',
  'nero-room': 'nero nero ovens hobs-gas hoods',
  'nero-microwave': 'nero nero compact-products compact-products-oven',
};

/** The room in which a product's line, kind and finish are seen; none where each shows another. */
export function roomOf({ collection, category, facts }: Product): keyof typeof rooms | undefined {
  const top = facts.cooktop_type ?? facts.cooking_zone?.replace('_burners', '');
  const part = top ?? (category === 'compact-products' && facts.oven_type && 'oven');
  const seen = [splitOptions(collection)[0], facts.color, part ? `${category}-${part}` : category];
  const names = Object.keys(rooms) as (keyof typeof rooms)[];
  return names.find((name) =>
    rooms[name].split('|').some((things) => seen.every((each) => things.split(' ').includes(each ?? ''))),
  );
}
