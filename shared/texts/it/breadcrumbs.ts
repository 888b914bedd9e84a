import type { breadcrumbs as source } from '../en/breadcrumbs.ts';
import type { Translated } from '../translated.ts';

export const breadcrumbs: Translated<typeof source> = {
  label: 'Percorso di navigazione',
  home: 'Home',
  segments: {
    product: 'Prodotti',
    'product-category': 'Prodotti',
    collections: 'Collezioni',
    'collections-cookers': 'Cucine',
    'collections-hobs': 'Piani cottura',
    'collections-ovens': 'Forni',
    'nero-line-collection': 'Linea Nero',
  },
};
