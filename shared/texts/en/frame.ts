export const frame = {
  skipToContent: 'Skip to the content',
  experience: 'years of experience',
  experienceBadge: '{{years}} years of experience',
  categories: 'Product categories',
  menu: 'Menu',
  search: 'Search',
  email: 'Write to {{brand}}',
  opened: 'Opened: {{title}}',
} as const;
