import type { FacetOption } from './facets.ts';

/** Categories whose collections have pages of their own. */
export const collectionCategories = ['cookers', 'hobs', 'ovens'] as const;
export type CollectionCategory = (typeof collectionCategories)[number];

/** A line of appliances with a page of its own: its story, then its products. */
export interface CollectionLine {
  category: CollectionCategory;
  /** Last part of the page's path. */
  slug: string;
  /** The option of the facet `collection` that its products have. */
  collection: FacetOption<'collection'>;
  /** A proper name, the same in every language. */
  name: string;
}

/** Every line in the order in which it is shown. A new one needs its texts and pictures besides. */
export const collectionLines = [
  { category: 'cookers', slug: 'antique', collection: 'antique', name: 'Antique' },
  { category: 'cookers', slug: 'elegant', collection: 'elegant', name: 'Elegant' },
  { category: 'cookers', slug: 'mixture', collection: 'mixture', name: 'Mixture' },
  { category: 'cookers', slug: 'perfection', collection: 'perfection', name: 'Perfection' },
  { category: 'hobs', slug: 'enzo-hobs', collection: 'enzo', name: 'Enzo' },
  { category: 'hobs', slug: 'land-hobs', collection: 'land', name: 'Land' },
  { category: 'ovens', slug: 'enzo-ovens', collection: 'enzo', name: 'Enzo' },
  { category: 'ovens', slug: 'enzo-titan-ovens', collection: 'enzo_titan', name: 'Enzo Titan' },
  { category: 'ovens', slug: 'land-ovens', collection: 'land', name: 'Land' },
  { category: 'ovens', slug: 'expert-ovens', collection: 'expert', name: 'Expert' },
  { category: 'ovens', slug: 'alternate-ovens', collection: 'alternate', name: 'Alternate' },
] as const satisfies readonly CollectionLine[];

/** What lines are called, also those that have no page of this kind, in both languages. */
export const lineNames: readonly string[] = [
  ...new Set<string>(collectionLines.map(({ name }) => name)),
  'Elementum',
  'Nero Line',
  'Linea Nero',
];

/** The maker may give a line another name. */
type Named<Line> = Line extends unknown ? Omit<Line, 'name'> & { name: string } : never;

/** One of the site's lines. */
export type SiteLine = Named<(typeof collectionLines)[number]>;
export type LineSlug = SiteLine['slug'];

/** The lines of a category, in the order in which they are shown. */
export function linesOf<Category extends CollectionCategory>(category: Category) {
  const lines: readonly SiteLine[] = collectionLines;
  return lines.filter(
    (line): line is Extract<SiteLine, { category: Category }> => line.category === category,
  );
}
