export const frame = {
  skipToContent: 'Skip to the content',
  experience: 'years of experience',
  experienceBadge: '{{years}} years of experience',
  categories: 'Product categories',
  menu: 'Menu',
  search: 'Search',
  email: 'Write to {{brand}}',
} as const;
