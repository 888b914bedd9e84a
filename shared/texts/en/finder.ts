export const finder = {
  pageTitle: 'All cookers, ovens, hobs and hoods',
  title: 'What are you looking for?',
  description: 'Cookers, ovens, hobs, hoods and compact products: choose a category or search the catalogue.',
  sentence: 'Choose a category, or search by name or product code.',
} as const;
