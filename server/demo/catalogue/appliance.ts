import type { Category } from '@kitchen/shared/categories.ts';
import type { FacetOption } from '@kitchen/shared/facets.ts';
import type { Language } from '@kitchen/shared/languages.ts';

export type Kind = 'cooker' | 'oven' | 'hob' | 'hood' | 'microwave' | 'compact-oven' | 'warming-drawer';
export type Line = FacetOption<'collection'>;
export type Color = FacetOption<'color'>;
export type OvenType = FacetOption<'oven_type'>;
export type SpecialFunction = FacetOption<'special_function'>;
/** How a cooker or hob heats its pans. */
export type Cooktop = 'gas' | 'induction' | 'mixed' | 'ceramic' | 'electric';
/** How a hood is built: on a chimney, flat under a cabinet, or with an arched canopy. */
export type HoodShape = 'chimney' | 'slim' | 'arch';

/** One product of the demo catalogue, as its maker would note it in a price list. */
export interface Appliance {
  sku: string;
  /** Code on the rating plate; several finishes share one. */
  model: string;
  name: Record<Language, string>;
  category: Category;
  kind: Kind;
  line: Line;
  color: Color;
  /** Nominal size in cm by which the product is sold: the width, or the height of compact ovens. */
  size: number;
  cooktop?: Cooktop;
  hoodShape?: HoodShape;
  ovenType?: OvenType;
  functions: readonly SpecialFunction[];
  /** No photograph was taken yet. */
  unpictured?: true;
}

/** What a picture shows of a cooker's or hob's top, or of a hood's shape. */
function top({ kind, cooktop, hoodShape }: Appliance): string | undefined {
  if (kind === 'hood') return hoodShape;
  return cooktop;
}

/**
 * What a picture shows of an appliance, in the order of its gallery: all of it; what a list shows to who points at it (its
 * controls and handle from near, a hob in its worktop, a hood's filters and lamps from below); its oven open; its top, from above.
 */
export const pictureViews = ['whole', 'detail', 'worktop', 'below', 'open', 'above'] as const;
export type PictureView = (typeof pictureViews)[number];

/** Of which views there are pictures besides the whole; compact ovens have the front of their line's ovens. */
const furtherViews: Partial<Record<Kind, readonly PictureView[]>> = {
  cooker: ['detail', 'open', 'above'],
  oven: ['detail'],
  'compact-oven': ['detail'],
  hob: ['worktop'],
  hood: ['below'],
};

/**
 * The file name, without extension, of a picture of an appliance: everything that can be seen on it, so that products
 * differing within share one. Null where there is no picture.
 */
export function pictureName(appliance: Appliance, view: PictureView): string | null {
  const { kind, line, color, size, unpictured } = appliance;
  if (unpictured || (view !== 'whole' && !furtherViews[kind]?.includes(view))) return null;
  if (view === 'detail') return `detail-${line.replace('_', '-')}-${color}`;
  return [
    kind,
    size,
    line.replace('_', '-'),
    color,
    ...(top(appliance) ? [top(appliance)] : []),
    ...(view === 'whole' ? [] : [view]),
  ].join('-');
}

/** Letters by which a finish is known in a SKU. */
export const colorCodes: Record<Color, string> = {
  anthracite: 'AT',
  burgundy: 'BU',
  white: 'WH',
  cream: 'CR',
  black: 'BK',
  slate_gray: 'SG',
  stainless_steel: 'SS',
  avena: 'AV',
  mirror: 'MR',
  brown: 'BR',
  nero: 'NE',
};

/** Letters by which a line is known in a SKU. */
export const lineCodes: Record<Line, string> = {
  antique: 'AN',
  elegant: 'EL',
  mixture: 'MX',
  perfection: 'PF',
  expert: 'EX',
  enzo_titan: 'ET',
  land: 'LD',
  elementum: 'EM',
  nero: 'NR',
  enzo: 'EZ',
  alternate: 'AL',
};

/** A line's name as it stands in a product's name, the same in both languages. */
export const lineNames: Record<Line, string> = {
  antique: 'Antique',
  elegant: 'Elegant',
  mixture: 'Mixture',
  perfection: 'Perfection',
  expert: 'Expert',
  enzo_titan: 'Enzo Titan',
  land: 'Land',
  elementum: 'Elementum',
  nero: 'Nero',
  enzo: 'Enzo',
  alternate: 'Alternate',
};
