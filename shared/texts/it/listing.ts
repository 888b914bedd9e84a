import type { listing as source } from '../en/listing.ts';
import type { Translated } from '../translated.ts';

export const listing: Translated<typeof source> = {
  categories: {
    cookers: { name: 'Cucine', one: 'Cucina' },
    ovens: { name: 'Forni', one: 'Forno' },
    hobs: { name: 'Piani cottura', one: 'Piano cottura' },
    hoods: { name: 'Cappe', one: 'Cappa' },
    'compact-products': { name: 'Prodotti compatti', one: 'Prodotto compatto' },
  },
  loading: 'Caricamento dei prodotti...',
  finishes: 'Finiture di {{name}}',
  widths: 'Anche da {{widths}}\u00a0cm',
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
