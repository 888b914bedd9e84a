/** What a listing alone says, of filters above all. */
export const texts = {
  categories: {
    cookers: {
      pageTitle: 'Free-standing cookers',
      sentence:
        'Free-standing cookers from 60 to 120\u00a0cm, with gas, induction or mixed tops and up to two ovens.',
    },
    ovens: {
      pageTitle: 'Built-in ovens',
      sentence:
        'Built-in ovens 60 and 90\u00a0cm wide, with a pizza mode at 300\u00a0°C and steam cleaning with Idroclean.',
    },
    hobs: {
      pageTitle: 'Gas and induction hobs',
      sentence: 'Gas, induction and ceramic hobs from 30 to 90\u00a0cm, to set into any worktop.',
    },
    hoods: {
      pageTitle: 'Cooker hoods',
      sentence: 'Hoods for the wall or under a cabinet, designed to hang above our cookers and hobs.',
    },
    'compact-products': {
      pageTitle: 'Compact built-in appliances',
      sentence: 'Built-in appliances for small niches, among them the 45\u00a0cm microwave of the Nero Line.',
    },
  },
  found_one: '{{count}} product found',
  found_other: '{{count}} products found',
  /** Behind the number of products found, where several are versions of one model. */
  models_one: 'in {{count}} model',
  models_other: 'in {{count}} models',
  room: 'The {{name}} line',
  skip: 'Skip to the products',
  further: 'More filters',
  /** Facts that a listing is filtered by besides its facets. */
  names: {
    ovens: 'Number of ovens',
    energy_class: 'Energy class',
    burners: 'Burners and zones',
    noise: 'Noise, highest speed',
    noise_lowest: 'Noise, lowest speed',
    extraction: 'Extraction',
    ducting: 'Extraction mode',
    volume: 'Volume',
    steam: 'Steam',
    cleaning: 'Cleaning',
    connection: 'Connection',
  },
  options: {
    ducting: { ducted: 'Ducted', recirculating: 'Recirculating' },
    steam: { steam: 'Cooks with steam' },
    cleaning: { steam: 'Steam cleaning', pyrolytic: 'Pyrolytic', catalytic: 'Catalytic' },
    connection: { single_phase: 'Single-phase', three_phase: 'Three-phase', gas: 'Gas' },
  },
  /** Options that are steps. */
  steps: {
    noise: 'Up to {{number}}\u00a0dB(A)',
    noise_lowest: 'Up to {{number}}\u00a0dB(A)',
    extraction: 'From {{number}}\u00a0m³/h',
    volume: 'From {{number}}\u00a0litres',
  },
  sort: {
    label: 'Sort by',
    recommended: 'Recommended',
    width: 'Width, narrowest first',
    energy: 'Energy class, best first',
    noise: 'Noise, quietest first',
    extraction: 'Extraction, strongest first',
    apply: 'Sort',
    /** Said behind the number of products found. */
    sorted: 'Sorted by: {{order}}',
  },
  more: {
    shown_one: '{{shown}} of {{count}} model',
    shown_other: '{{shown}} of {{count}} models',
    range: 'Models {{from}} to {{to}} of {{total}}',
    fromFirst: 'From the first product',
  },
  pages: {
    label: 'Pages of products',
    page: 'Page {{page}}',
  },
  empty: {
    title: 'Nothing matches these filters',
    message: 'Change a filter or explore the other categories.',
    reset: 'Reset Filters',
    giveUp: 'What could be given up',
    without_one: 'Without “{{options}}”: {{count}} product',
    without_other: 'Without “{{options}}”: {{count}} products',
    or: '” or “',
  },
  emptyCategory: {
    title: 'No products here yet',
    message: 'There is nothing to show in this category at the moment. Explore the other categories.',
  },
} as const;
