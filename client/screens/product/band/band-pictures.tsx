import type { Category } from '@kitchen/shared/categories.ts';
import { useEffect, useState } from 'react';
import type { SitePicture } from '../../../pictures/site-picture.ts';
import type { Term } from '../../../ui/glossary/find-terms.ts';
import { MarketingPicture } from '../../../ui/pictures/marketing-picture.tsx';
import type { Room } from './rooms.ts';

export const bandPictures = import.meta.glob<SitePicture>(
  [
    '../../../pictures/marketing/*-{room,view}.webp',
    '../../../pictures/marketing/{function,room}-*.webp',
    '../../../pictures/marketing/{home-hero,cookers-hero,collections-hero,about-banner,reason-place,ovens-elementum}.webp',
    '../../../pictures/marketing/{category-cookers,nero-microwave}.webp',
  ],
  { query: '?picture-alone', import: 'default' },
);

export const functionPictures: Partial<Record<Term, string>> = {
  pizza: 'function-pizza',
  leavening: 'function-leavening',
  leaveningAt40: 'function-leavening',
  idroclean: 'function-idroclean',
  trueFan: 'function-true-fan',
  easySteam: 'function-steam',
  rotisserie: 'function-rotisserie',
  booster: 'function-booster',
};

/** Which picture shows it. */
export const roomPictures: Record<Room, string> = {
  'antique cream cookers-gas hoods': 'home-hero',
  'antique avena cookers-gas': 'category-cookers',
  'antique black cookers-gas hoods': 'cookers-hero',
  'antique slate_gray cookers-gas hoods': 'about-banner',
  'antique brown cookers-gas hoods': 'antique-room',
  'antique anthracite cookers-gas': 'antique-view',
  'antique burgundy cookers-gas': 'room-tuscan-antique',
  'elegant burgundy cookers-gas': 'elegant-room',
  'elegant white cookers-gas hoods': 'room-classic-elegant',
  'elegant black cookers-gas': 'elegant-view',
  'elegant slate_gray cookers-gas': 'reason-place',
  'mixture burgundy cookers-gas': 'mixture-room',
  'mixture stainless_steel hoods': 'mixture-room',
  'mixture slate_gray cookers-gas': 'room-loft-mixture',
  'perfection anthracite cookers-induction': 'room-bright-perfection',
  'perfection white cookers-gas': 'collections-hero',
  'perfection black cookers-induction': 'perfection-view',
  'perfection stainless_steel cookers-mixed hoods': 'perfection-room',
  'enzo black hobs-gas': 'hobs-enzo-view',
  'enzo black ovens': 'ovens-enzo-room',
  'enzo_titan black ovens': 'ovens-enzo-titan-room',
  'land cream hobs-gas': 'hobs-land-view',
  'land cream ovens hoods': 'ovens-land-room',
  'expert stainless_steel ovens hobs-gas hoods': 'ovens-expert-room',
  'expert stainless_steel compact-products-oven': 'ovens-expert-view',
  'alternate slate_gray ovens': 'ovens-alternate-room',
  'elementum black ovens compact-products-oven': 'ovens-elementum',
  'nero nero ovens hobs-gas hoods': 'nero-room',
  'nero nero compact-products compact-products-oven': 'nero-microwave',
};

export interface BandPictureProperties {
  /** What it shows: a room, for a product of a category, or a function. */
  of: { room: Room; category: Category | null } | { term: Term };
  sizes: string;
}

/** One of the site's own pictures; nothing as long as it is on its way, or where there is none. */
export function BandPicture({ of, sizes }: BandPictureProperties) {
  const [builtIn, setBuiltIn] = useState<SitePicture>();
  const name = 'room' in of ? roomPictures[of.room] : functionPictures[of.term];
  useEffect(() => {
    let isWanted = true;
    bandPictures[`../../../pictures/marketing/${name}.webp`]?.().then(
      (picture) => isWanted && setBuiltIn(picture),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [name]);
  // A hood hangs at the upper edge of each of them.
  const isOfHood = 'room' in of && of.category === 'hoods';
  return builtIn && <MarketingPicture picture={builtIn} sizes={sizes} fromTop={isOfHood} />;
}
