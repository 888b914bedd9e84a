import type { texts as source } from '../../en/screens/home.ts';
import type { Translated } from '../../translated.ts';

export const texts: Translated<typeof source> = {
  description:
    'Cucine, forni, piani cottura e cappe progettati e costruiti nel Nord Italia dal {{year}}. {{tagline}}.',
  hero: {
    title: 'La cucina ritrova il suo centro',
    action: 'Scopri le cucine',
  },
  categories: 'Cinque punti di partenza',
};
