import type { CatalogueSlug } from '@kitchen/shared/catalogues.ts';
import type { Category } from '@kitchen/shared/categories.ts';
import type { Appliance, Line } from '../catalogue/appliance.ts';
import { appliances } from '../catalogue/appliances.ts';
import type { Ground } from './print-style.ts';

type ChapterId = 'antique' | 'elegant' | 'mixture' | 'perfection' | 'hoods' | Exclude<Line, CookerLine>;
type CookerLine = 'antique' | 'elegant' | 'mixture' | 'perfection';

/** Part of a picture that stays when it is cut: fractions of its width and height. */
interface Focus {
  x: number;
  y: number;
}

/** A picture of `client/pictures/marketing`, by its name. */
export interface PlacedPicture extends Focus {
  name: string;
}

export interface ChapterDefinition {
  id: ChapterId;
  lines: readonly Line[];
  picture: PlacedPicture;
  ground: Ground;
  /** Fills the last page where much of it is left white. */
  detail?: PlacedPicture;
}

export interface CatalogueDefinition {
  slug: CatalogueSlug;
  /** What is shown in one run of pictures. */
  groups: readonly (readonly Category[])[];
  /** Pictures in a row, as a rule. */
  columns: 2 | 3;
  cover: PlacedPicture;
  introduction: PlacedPicture;
  contents: PlacedPicture;
  chapters: readonly ChapterDefinition[];
}

const builtInLines = ['land', 'enzo', 'enzo_titan', 'expert', 'alternate', 'elementum', 'nero'] as const;

/** What each catalogue shows, chapter by chapter. Every product of its categories is in one of them. */
export const catalogueDefinitions: readonly CatalogueDefinition[] = [
  {
    slug: 'cookers',
    groups: [['cookers'], ['hoods']],
    columns: 2,
    cover: { name: 'catalogue-cover-cookers', x: 0.6, y: 0.7 },
    introduction: { name: 'craft-handle', x: 0.5, y: 0.5 },
    contents: { name: 'craft-knob', x: 0.5, y: 0.5 },
    chapters: [
      {
        id: 'antique',
        lines: ['antique'],
        picture: { name: 'room-tuscan-antique', x: 0.72, y: 0.5 },
        detail: { name: 'room-tuscan-antique', x: 0.55, y: 0.5 },
        ground: 'sand',
      },
      {
        id: 'elegant',
        lines: ['elegant'],
        picture: { name: 'room-classic-elegant', x: 0.72, y: 0.5 },
        detail: { name: 'room-classic-elegant', x: 0.55, y: 0.5 },
        ground: 'sage',
      },
      {
        id: 'mixture',
        lines: ['mixture'],
        picture: { name: 'room-loft-mixture', x: 0.74, y: 0.5 },
        detail: { name: 'room-loft-mixture', x: 0.55, y: 0.5 },
        ground: 'greige',
      },
      {
        id: 'perfection',
        lines: ['perfection'],
        picture: { name: 'room-bright-perfection', x: 0.74, y: 0.5 },
        detail: { name: 'room-bright-perfection', x: 0.55, y: 0.5 },
        ground: 'cool',
      },
      {
        id: 'hoods',
        lines: builtInLines,
        picture: { name: 'category-hoods', x: 0.5, y: 0.3 },
        ground: 'ivory',
      },
    ],
  },
  {
    slug: 'built-in',
    groups: [['ovens', 'hobs', 'compact-products']],
    columns: 3,
    cover: { name: 'catalogue-cover-built-in', x: 0.5, y: 0.7 },
    introduction: { name: 'craft-burner', x: 0.4, y: 0.5 },
    contents: { name: 'craft-oven', x: 0.5, y: 0.5 },
    chapters: [
      {
        id: 'enzo',
        lines: ['enzo'],
        picture: { name: 'ovens-enzo', x: 0.5, y: 0.5 },
        detail: { name: 'hobs-enzo', x: 0.5, y: 0.45 },
        ground: 'sand',
      },
      {
        id: 'enzo_titan',
        lines: ['enzo_titan'],
        picture: { name: 'ovens-enzo-titan', x: 0.5, y: 0.5 },
        ground: 'ivory',
      },
      {
        id: 'land',
        lines: ['land'],
        picture: { name: 'ovens-land', x: 0.5, y: 0.5 },
        detail: { name: 'hobs-land', x: 0.5, y: 0.4 },
        ground: 'sage',
      },
      {
        id: 'expert',
        lines: ['expert'],
        picture: { name: 'ovens-expert', x: 0.5, y: 0.5 },
        detail: { name: 'category-hobs', x: 0.5, y: 0.4 },
        ground: 'cool',
      },
      {
        id: 'alternate',
        lines: ['alternate'],
        picture: { name: 'ovens-alternate', x: 0.5, y: 0.5 },
        ground: 'ivory',
      },
      {
        id: 'elementum',
        lines: ['elementum'],
        picture: { name: 'ovens-elementum', x: 0.5, y: 0.5 },
        ground: 'greige',
      },
      {
        id: 'nero',
        lines: ['nero'],
        picture: { name: 'nero-line', x: 0.86, y: 0.5 },
        detail: { name: 'nero-line', x: 0.5, y: 0.5 },
        ground: 'nero',
      },
    ],
  },
];

/** The products of a chapter, in the order of the demo catalogue. */
export function productsOf(catalogue: CatalogueDefinition, chapter: ChapterDefinition): Appliance[] {
  return appliances.filter(
    ({ category, line }) => catalogue.groups.flat().includes(category) && chapter.lines.includes(line),
  );
}
