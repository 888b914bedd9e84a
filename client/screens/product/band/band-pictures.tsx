import type { Category } from '@kitchen/shared/categories.ts';
import type { FacetOption } from '@kitchen/shared/facets.ts';
import { useEffect, useState } from 'react';
import type { SitePicture } from '../../../pictures/site-picture.ts';
import type { Term } from '../../../ui/glossary/find-terms.ts';
import { MarketingPicture } from '../../../ui/pictures/marketing-picture.tsx';

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

/** Rooms of what comes in several finishes, by finish; that of any other finish last. */
const roomsByFinish: Partial<
  Record<
    Category,
    Partial<Record<FacetOption<'collection'>, [Partial<Record<FacetOption<'color'>, string>>, string]>>
  >
> = {
  cookers: {
    antique: [
      {
        burgundy: 'room-tuscan-antique',
        cream: 'home-hero',
        avena: 'category-cookers',
        anthracite: 'antique-view',
        black: 'cookers-hero',
        slate_gray: 'about-banner',
      },
      'antique-room',
    ],
    elegant: [
      { white: 'room-classic-elegant', black: 'elegant-view', slate_gray: 'reason-place' },
      'elegant-room',
    ],
    mixture: [{ slate_gray: 'room-loft-mixture' }, 'mixture-room'],
    perfection: [
      { anthracite: 'room-bright-perfection', white: 'collections-hero', black: 'perfection-view' },
      'perfection-room',
    ],
  },
  hoods: {
    antique: [
      {
        cream: 'home-hero',
        avena: 'category-cookers',
        black: 'cookers-hero',
        slate_gray: 'about-banner',
      },
      'antique-room',
    ],
    elegant: [{}, 'room-classic-elegant'],
    perfection: [{ white: 'collections-hero' }, 'perfection-room'],
  },
};

/** Rooms of all else by line, with its kind where one was drawn so. */
const otherRooms: Partial<Record<FacetOption<'collection'>, Partial<Record<Category | 'any', string>>>> = {
  antique: { any: 'antique-room' },
  elegant: { any: 'elegant-room' },
  mixture: { any: 'mixture-room' },
  perfection: { any: 'perfection-room' },
  enzo: { hobs: 'hobs-enzo-view', any: 'ovens-enzo-room' },
  enzo_titan: { any: 'ovens-enzo-titan-room' },
  land: { hobs: 'hobs-land-view', any: 'ovens-land-room' },
  expert: { any: 'ovens-expert-room' },
  alternate: { any: 'ovens-alternate-room' },
  elementum: { any: 'ovens-elementum' },
  nero: { 'compact-products': 'nero-microwave', any: 'nero-room' },
};

/** What stands in a room. */
interface Furnished {
  collection: string;
  category: Category | null;
  color: string | undefined;
}

export interface BandPictureProperties {
  /** What it shows: a room with a product of a line, or a function. */
  of: Furnished | { term: Term };
  sizes: string;
}

/** The name of the picture; of a room in the product's kind and finish where there is one. */
export function bandPictureName(of: BandPictureProperties['of']): string | undefined {
  if ('term' in of) return functionPictures[of.term];
  const { category } = of;
  const line = of.collection as FacetOption<'collection'>;
  const [byColor, others] = (category && roomsByFinish[category]?.[line]) || [];
  if (byColor) return byColor[of.color as FacetOption<'color'>] ?? others;
  const rooms = otherRooms[line];
  return (category && rooms?.[category]) ?? rooms?.any;
}

/** One of the site's own pictures; nothing as long as it is on its way, or where there is none. */
export function BandPicture({ of, sizes }: BandPictureProperties) {
  const [builtIn, setBuiltIn] = useState<SitePicture>();
  const name = bandPictureName(of);
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
  const isOfHood = 'category' in of && of.category === 'hoods';
  return builtIn && <MarketingPicture picture={builtIn} sizes={sizes} fromTop={isOfHood} />;
}
