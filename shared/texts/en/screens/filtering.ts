/** What listings and the results of a search say of their filters. */
export const texts = {
  title: 'Filters',
  open: 'Filters',
  openWithCount: 'Filters, {{count}}',
  active: 'Active filters',
  remove: 'Remove filter: {{option}}',
  clear: 'Clear all filters',
  clearShort: 'Clear all',
  apply: 'Apply filters',
  show_one: 'Show {{count}} product',
  show_other: 'Show {{count}} products',
  /** In what products leave free of their last row. */
  seen: { title: 'See our appliances in person', action: 'Find a dealer' },
} as const;
