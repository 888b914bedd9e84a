export const breadcrumbs = {
  label: 'Breadcrumb',
  home: 'Home',
  /** Segments of paths, as they stand in the address. */
  segments: {
    product: 'Products',
    'product-category': 'Products',
    collections: 'Collections',
    'collections-cookers': 'Cookers',
    'collections-hobs': 'Hobs',
    'collections-ovens': 'Ovens',
    'nero-line-collection': 'Nero Line',
  },
} as const;
