import type { finder as source } from '../en/finder.ts';
import type { Translated } from '../translated.ts';

export const finder: Translated<typeof source> = {
  pageTitle: 'Tutte le cucine, i forni, i piani cottura e le cappe',
  title: 'Che cosa stai cercando?',
  description:
    'Cucine, forni, piani cottura, cappe e prodotti compatti: scegli una categoria o cerca nel catalogo.',
  sentence: 'Scegli una categoria oppure cerca per nome o codice.',
};
