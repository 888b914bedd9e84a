import type { Category } from '@kitchen/shared/categories.ts';
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

export interface BandPictureProperties {
  /** What it shows: a room with such a product, by its name, or a function. */
  of: { room: string; category: Category | null } | { term: Term };
  sizes: string;
}

/** One of the site's own pictures; nothing as long as it is on its way, or where there is none. */
export function BandPicture({ of, sizes }: BandPictureProperties) {
  const [builtIn, setBuiltIn] = useState<SitePicture>();
  const name = 'room' in of ? of.room : functionPictures[of.term];
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
