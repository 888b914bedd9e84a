export const listing = {
  categories: {
    cookers: {
      name: 'Cookers',
      pageTitle: 'Free-standing cookers',
      sentence:
        'Free-standing cookers from 60 to 120\u00a0cm, with gas, induction or mixed tops and up to two ovens.',
    },
    ovens: {
      name: 'Ovens',
      pageTitle: 'Built-in ovens',
      sentence:
        'Built-in ovens 60 and 90\u00a0cm wide, with a pizza mode at 300\u00a0°C and steam cleaning with Idroclean.',
    },
    hobs: {
      name: 'Hobs',
      pageTitle: 'Gas and induction hobs',
      sentence: 'Gas, induction and ceramic hobs from 30 to 90\u00a0cm, to set into any worktop.',
    },
    hoods: {
      name: 'Hoods',
      pageTitle: 'Cooker hoods',
      sentence: 'Hoods for the wall or under a cabinet, designed to hang above our cookers and hobs.',
    },
    'compact-products': {
      name: 'Compact products',
      pageTitle: 'Compact built-in appliances',
      sentence: 'Built-in appliances for small niches, among them the 45\u00a0cm microwave of the Nero Line.',
    },
  },
  loading: 'Loading products...',
  found_one: '{{count}} product found',
  found_other: '{{count}} products found',
  /** Behind the number of products found, where several are versions of one model. */
  models_one: 'in {{count}} model',
  models_other: 'in {{count}} models',
  finishes: 'Finishes of {{name}}',
  widths: 'Widths: {{widths}}\u00a0cm',
  room: 'The {{name}} line',
  compare: 'Compare {{name}}',
  results: 'Products',
  incomplete: 'The list may not be complete at the moment.',
  filters: {
    skip: 'Skip to the products',
    title: 'Filters',
    open: 'Filters',
    openWithCount: 'Filters, {{count}}',
    active: 'Active filters',
    remove: 'Remove filter: {{option}}',
    /** Name of the button beside an option. */
    explain: 'What is “{{option}}”?',
    clear: 'Clear all filters',
    clearShort: 'Clear all',
    apply: 'Apply filters',
    show_one: 'Show {{count}} product',
    show_other: 'Show {{count}} products',
    count_one: '{{count}} product',
    count_other: '{{count}} products',
  },
  more: {
    shown_one: '{{shown}} of {{count}} model',
    shown_other: '{{shown}} of {{count}} models',
    range: 'Models {{from}} to {{to}} of {{total}}',
    fromFirst: 'From the first product',
    action: 'Show more',
    failed: 'The next products could not be loaded.',
    retry: 'Try again',
  },
  pages: {
    label: 'Pages of products',
    page: 'Page {{page}}',
  },
  error: {
    title: 'Error Loading Products',
    message: 'Please try again later or contact support.',
  },
  empty: {
    title: 'Nothing matches these filters',
    message: 'Change a filter or explore the other categories.',
    reset: 'Reset Filters',
  },
  emptyCategory: {
    title: 'No products here yet',
    message: 'There is nothing to show in this category at the moment. Explore the other categories.',
  },
  otherCategories: 'Other categories',
} as const;
