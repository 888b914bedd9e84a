/** The overview of the collections, the page of each category's lines, and what every line's card says. */
export const texts = {
  overview: {
    pageTitle: 'Collections of cookers, hobs and ovens',
    title: 'Collections',
    lead: 'Lines of cookers, hobs and ovens, drawn to be chosen one at a time and to sit well together.',
    description:
      'The collections: Antique, Elegant, Mixture and Perfection cookers, Enzo and Land hobs, five lines of built-in ovens, and the Nero Line.',
  },
  line: 'Discover {{name}}',
  products: { cookers: 'All cookers', hobs: 'All hobs', ovens: 'All ovens' },
  others: 'Other collections',
  dealer: {
    title: 'See it before you choose',
    text: 'Touch the materials, turn the knobs, ask your questions: at a dealer’s it stands in front of you.',
    action: 'Find a dealer',
  },
  reasons: 'Six reasons to choose a free-standing cooker',
  nero: {
    title: 'Nero Line',
    text: 'Ovens, a 45\u00a0cm microwave and a warming drawer in one matt black, from the glass down to the knobs.',
    action: 'See the Nero Line',
  },
  categories: {
    cookers: {
      title: 'Cooker collections',
      lead: 'Free-standing, from 60 to 120\u00a0cm, with a character for every home.',
      description:
        'Antique, Elegant, Mixture and Perfection: free-standing cookers from 60 to 120\u00a0cm in brass, chrome, enamel and steel.',
      introduction: {
        title: 'The piece that the kitchen is built around',
        text: 'Walls are repainted, tables move on. A free-standing cooker stays. Ours come in lines that share their craft and differ in character: brass or chrome, a curve or a straight edge.',
      },
    },
    hobs: {
      title: 'Hob collections',
      lead: 'Flame or induction, set into any worktop.',
      description:
        'Enzo and Land: hobs 30, 60, 75, 78 and 90\u00a0cm wide, in glass or enamel, with Gas-Matik shut-off on the gas models.',
      introduction: {
        title: 'Where the flame is at home',
        text: 'Our hobs are 30, 60, 75, 78 and 90\u00a0cm wide: one to fill the worktop, or two that share it. On gas, Gas-Matik turns the flame off by itself after 4 hours.',
      },
    },
    ovens: {
      title: 'Oven collections',
      lead: 'Built in, 60 or 90\u00a0cm wide, with room for more than supper.',
      description:
        'Enzo, Enzo Titan, Land, Expert and Alternate: built-in ovens 60 and 90\u00a0cm wide, with pizza at 300\u00a0°C and Idroclean.',
      introduction: {
        title: 'Heat that goes where it should',
        text: 'In 60\u00a0cm there are seven levels, in the 90\u00a0cm Titan room for the whole table. Pizza bakes at 300\u00a0°C, dough proves at 40\u00a0°C, and Idroclean cleans with water at 80–90\u00a0°C.',
      },
    },
  },
  /** What a line is, in one sentence. */
  lines: {
    antique: 'Turned brass and enamel, for kitchens with a memory.',
    elegant: 'Softened corners and a wide window.',
    mixture: 'Professional steel, with a door in your colour.',
    perfection: 'Straight edges and nothing to spare.',
    'enzo-hobs': 'Glass and cast iron, from 30 to 90\u00a0cm.',
    'land-hobs': 'Enamel and bronze for country kitchens.',
    'enzo-ovens': 'All glass in front, with seven levels behind.',
    'enzo-titan-ovens': 'A wide oven, for those who cook for many.',
    'land-ovens': 'An enamelled front with country manners.',
    'expert-ovens': 'Pizza at 300\u00a0°C, dough at 40\u00a0°C.',
    'alternate-ovens': 'Black glass above, colour below.',
  },
} as const;
