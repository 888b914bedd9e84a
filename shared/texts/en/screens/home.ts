export const texts = {
  description:
    'Cookers, ovens, hobs and hoods designed and built in Northern Italy since {{year}}. {{tagline}}.',
  hero: {
    title: 'The kitchen has a centre again',
    action: 'See the cookers',
  },
  categories: 'Five places to start',
} as const;
