import type { texts as source } from '../../en/screens/filtering.ts';
import type { Translated } from '../../translated.ts';

export const texts: Translated<typeof source> = {
  title: 'Filtri',
  open: 'Filtri',
  openWithCount: 'Filtri, {{count}}',
  active: 'Filtri attivi',
  remove: 'Rimuovi il filtro: {{option}}',
  clear: 'Rimuovi tutti i filtri',
  clearShort: 'Rimuovi tutti',
  apply: 'Applica i filtri',
  show_one: 'Mostra {{count}} prodotto',
  show_other: 'Mostra {{count}} prodotti',
  seen: { title: 'Vedi i nostri elettrodomestici dal vivo', action: 'Trova un rivenditore' },
};
