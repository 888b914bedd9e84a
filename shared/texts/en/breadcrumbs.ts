export const breadcrumbs = {
  label: 'Breadcrumb',
  home: 'Home',
  /** Segments of paths, as they stand in the address. */
  segments: {
    product: 'Products',
    'product-category': 'Products',
  },
} as const;
