import type { listing as source } from '../en/listing.ts';
import type { Translated } from '../translated.ts';

export const listing: Translated<typeof source> = {
  categories: {
    cookers: { name: 'Cucine' },
    ovens: { name: 'Forni' },
    hobs: { name: 'Piani cottura' },
    hoods: { name: 'Cappe' },
    'compact-products': { name: 'Prodotti compatti' },
  },
  loading: 'Caricamento dei prodotti...',
  finishes: 'Finiture di {{name}}',
  widths: 'Larghezze: {{widths}}\u00a0cm',
  compare: 'Confronta {{name}}',
  results: 'Prodotti',
  incomplete: 'Al momento l’elenco potrebbe non essere completo.',
  filters: {
    explain: 'Che cos’è «{{option}}»?',
    count_one: '{{count}} prodotto',
    count_other: '{{count}} prodotti',
  },
  more: {
    action: 'Mostra altri',
    failed: 'Non è stato possibile caricare altri prodotti.',
    retry: 'Riprova',
  },
  error: {
    title: 'Errore nel caricamento dei prodotti',
    message: 'Riprova più tardi o contatta il supporto.',
  },
  otherCategories: 'Altre categorie',
};
