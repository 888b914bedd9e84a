export const listing = {
  categories: {
    cookers: { name: 'Cookers' },
    ovens: { name: 'Ovens' },
    hobs: { name: 'Hobs' },
    hoods: { name: 'Hoods' },
    'compact-products': { name: 'Compact products' },
  },
  loading: 'Loading products...',
  finishes: 'Finishes of {{name}}',
  widths: 'Widths: {{widths}}\u00a0cm',
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
