export const listing = {
  categories: {
    cookers: { name: 'Cookers', one: 'Cooker' },
    ovens: { name: 'Ovens', one: 'Oven' },
    hobs: { name: 'Hobs', one: 'Hob' },
    hoods: { name: 'Hoods', one: 'Hood' },
    'compact-products': { name: 'Compact products', one: 'Compact product' },
  },
  loading: 'Loading products...',
  finishes: 'Finishes of {{name}}',
  widths: 'Also in {{widths}}\u00a0cm',
  compare: 'Compare {{name}}',
  results: 'Products',
  incomplete: 'The list may not be complete at the moment.',
  filters: {
    /** Name of the button beside an option. */
    explain: 'What is “{{option}}”?',
    count_one: '{{count}} product',
    count_other: '{{count}} products',
  },
  more: {
    action: 'Show more',
    failed: 'The next products could not be loaded.',
    retry: 'Try again',
  },
  error: {
    title: 'Error Loading Products',
    message: 'Please try again later or contact support.',
  },
  otherCategories: 'Other categories',
} as const;
