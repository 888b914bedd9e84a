import type { Category } from '@kitchen/shared/categories.ts';
import { collectionLines } from '@kitchen/shared/collections.ts';
import type { FacetOption } from '@kitchen/shared/facets.ts';
import { paths } from '@kitchen/shared/paths.ts';
import Link from '@mui/material/Link';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { SitePicture } from '../../../pictures/site-picture.ts';
import type { Term } from '../../../ui/glossary/find-terms.ts';
import { FillingPicture } from '../../../ui/pictures/filling-picture.tsx';
import { useFacetTexts } from '../../../ui/products/facet-texts.ts';
import { SiteLink } from '../../../ui/site-link.tsx';
import { useSiteSettings } from '../../../ui/site-settings.tsx';

export const bandPictures = import.meta.glob<SitePicture>(
  [
    '../../../pictures/marketing/*-{room,view}.webp',
    '../../../pictures/marketing/{function,room}-*.webp',
    '../../../pictures/marketing/{home-hero,cookers-hero,collections-hero,about-banner,menu-side}.webp',
    '../../../pictures/marketing/{category-cookers,category-hobs,category-hoods,reason-place,reason-power,ovens-elementum}.webp',
  ],
  { query: '?picture-alone', import: 'default' },
);

const functionPictures: Partial<Record<Term, string>> = {
  pizza: 'function-pizza',
  leavening: 'function-leavening',
  leaveningAt40: 'function-leavening',
  idroclean: 'function-idroclean',
  trueFan: 'function-true-fan',
  easySteam: 'function-steam',
  rotisserie: 'function-rotisserie',
  booster: 'function-booster',
};

/** Rooms of cookers by finish; that of any other finish last. */
const cookerRooms: Partial<
  Record<FacetOption<'collection'>, [Partial<Record<FacetOption<'color'>, string>>, string]>
> = {
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
    { white: 'room-classic-elegant', black: 'elegant-view', avena: 'menu-side', slate_gray: 'reason-place' },
    'elegant-room',
  ],
  mixture: [{ slate_gray: 'room-loft-mixture', stainless_steel: 'reason-power' }, 'mixture-room'],
  perfection: [
    { anthracite: 'room-bright-perfection', white: 'collections-hero', black: 'perfection-view' },
    'perfection-room',
  ],
};

/** Rooms of built-in appliances and of hoods, by line; those of one kind before those of any. */
const otherRooms: Partial<Record<FacetOption<'collection'>, Partial<Record<Category | 'any', string>>>> = {
  antique: { any: 'antique-room' },
  elegant: { any: 'elegant-room' },
  mixture: { any: 'mixture-room' },
  perfection: { hoods: 'category-hoods', any: 'perfection-room' },
  enzo: { hobs: 'hobs-enzo-view', any: 'ovens-enzo-room' },
  enzo_titan: { any: 'ovens-enzo-titan-room' },
  land: { hobs: 'hobs-land-view', any: 'ovens-land-room' },
  expert: { hobs: 'category-hobs', any: 'ovens-expert-room' },
  alternate: { any: 'ovens-alternate-room' },
  elementum: { any: 'ovens-elementum' },
  nero: { any: 'nero-room' },
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
  const [byColor, others] = (category === 'cookers' && cookerRooms[line]) || [];
  if (byColor) return byColor[of.color as FacetOption<'color'>] ?? others;
  const rooms = otherRooms[line];
  return (category && rooms?.[category]) ?? rooms?.any;
}

/** What a band shows: a function as a picture, a room above the way to its line's page. */
export function BandPicture({ of, sizes }: BandPictureProperties) {
  const { t } = useTranslation('product');
  const facetTexts = useFacetTexts();
  const picture = <NamedPicture name={bandPictureName(of)} sizes={sizes} />;
  if ('term' in of) return picture;
  const page = linePage(of);
  return (
    <>
      <div>{picture}</div>
      {page && (
        <Link component={SiteLink} variant="standalone" to={page}>
          {t('line', { line: facetTexts.option('collection', of.collection) })}
        </Link>
      )}
    </>
  );
}

function linePage({ collection, category }: Furnished): string | undefined {
  if (collection === 'nero') return paths.neroLine;
  const lines = collectionLines.filter((line) => line.collection === collection);
  const line = lines.find((each) => each.category === category) ?? lines[0];
  return line && paths.line(line);
}

/**
 * One of the site's own pictures, or the maker's of its name; nothing as long as it is on its way, or where there is
 * none. Not by `MarketingPicture`: shared with this part it would be a file of its own for every page that has pictures.
 */
function NamedPicture({ name, sizes }: { name: string | undefined; sizes: string }) {
  const language = useLanguage();
  const { content } = useSiteSettings();
  const [builtIn, setBuiltIn] = useState<SitePicture>();
  useEffect(() => {
    bandPictures[`../../../pictures/marketing/${name}.webp`]?.().then(setBuiltIn, () => undefined);
  }, [name]);
  if (!builtIn) return null;
  const { src, sources, width, height, alt, ground, focal } = content?.pictures[builtIn.name] ?? builtIn;
  return (
    <FillingPicture
      first={false}
      src={src}
      sources={sources.map((source) => ({ ...source, sizes }))}
      width={width}
      height={height}
      alt={alt[language]}
      ground={ground}
      fit="cover"
      position={`${focal.x * 100}% ${focal.y * 100}%`}
    />
  );
}
