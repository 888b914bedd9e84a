export const search = {
  title: 'Search',
  input: 'Search the catalogue',
  clear: 'Clear',
  escapeHint: 'Esc closes the search',
  empty: {
    title: 'What are you looking for?',
    description: 'Type a product name, a collection, a width or a product code. Matches appear as you type.',
  },
  popular: {
    title: 'Popular searches',
    terms: {
      antique: 'Antique 100',
      induction: 'Induction hobs',
      titan: 'Titan 90 cm oven',
      cream: 'Cream cookers',
      microwave: '45 cm microwave',
    },
  },
  found_one: '{{count}} product for “{{query}}”',
  found_other: '{{count}} products for “{{query}}”',
  firstShown: 'These are the first {{count}}. Add a word to narrow them down.',
  none: {
    title: 'No products found',
    message: 'No product matches “{{query}}”. Try another word, a collection or a width in centimetres.',
  },
  otherLanguage_one: 'Search in Italian: {{count}} product',
  otherLanguage_other: 'Search in Italian: {{count}} products',
  tooLong: 'That is a long search. Please keep it within {{limit}} characters.',
  failed: {
    title: 'The search did not go through',
    retry: 'Try again',
  },
  sku: 'SKU {{sku}}',
  noSku: 'N/A',
  viewDetails: 'View details',
} as const;
