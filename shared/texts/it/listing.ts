import type { listing as source } from '../en/listing.ts';
import type { Translated } from '../translated.ts';

export const listing: Translated<typeof source> = {
  categories: {
    cookers: {
      name: 'Cucine',
      pageTitle: 'Cucine a libera installazione',
      sentence:
        'Cucine a libera installazione da 60 a 120\u00a0cm, con piano a gas, a induzione o misto e fino a due forni.',
    },
    ovens: {
      name: 'Forni',
      pageTitle: 'Forni da incasso',
      sentence:
        'Forni da incasso da 60 e 90\u00a0cm, con modalità pizza a 300\u00a0°C e pulizia a vapore Idroclean.',
    },
    hobs: {
      name: 'Piani cottura',
      pageTitle: 'Piani cottura a gas e a induzione',
      sentence: 'Piani cottura a gas, a induzione e in vetroceramica da 30 a 90\u00a0cm, per ogni top.',
    },
    hoods: {
      name: 'Cappe',
      pageTitle: 'Cappe da cucina',
      sentence: 'Cappe a parete o sottopensile, disegnate per le nostre cucine e i nostri piani cottura.',
    },
    'compact-products': {
      name: 'Prodotti compatti',
      pageTitle: 'Elettrodomestici compatti da incasso',
      sentence:
        'Elettrodomestici da incasso per nicchie ridotte, tra cui il microonde da 45\u00a0cm della Linea Nero.',
    },
  },
  loading: 'Caricamento dei prodotti...',
  found_one: '{{count}} prodotto trovato',
  found_other: '{{count}} prodotti trovati',
  /** Behind the number of products found, where several are versions of one model. */
  models_one: 'in {{count}} modello',
  models_other: 'in {{count}} modelli',
  finishes: 'Finiture di {{name}}',
  widths: 'Larghezze: {{widths}}\u00a0cm',
  room: 'La linea {{name}}',
  compare: 'Confronta {{name}}',
  results: 'Prodotti',
  incomplete: 'Al momento l’elenco potrebbe non essere completo.',
  filters: {
    skip: 'Vai ai prodotti',
    title: 'Filtri',
    open: 'Filtri',
    openWithCount: 'Filtri, {{count}}',
    active: 'Filtri attivi',
    remove: 'Rimuovi il filtro: {{option}}',
    explain: 'Che cos’è «{{option}}»?',
    clear: 'Rimuovi tutti i filtri',
    clearShort: 'Rimuovi tutti',
    apply: 'Applica i filtri',
    show_one: 'Mostra {{count}} prodotto',
    show_other: 'Mostra {{count}} prodotti',
    count_one: '{{count}} prodotto',
    count_other: '{{count}} prodotti',
  },
  more: {
    shown_one: '{{shown}} di {{count}} modello',
    shown_other: '{{shown}} di {{count}} modelli',
    range: 'Modelli da {{from}} a {{to}} di {{total}}',
    fromFirst: 'Dal primo prodotto',
    action: 'Mostra altri',
    failed: 'Non è stato possibile caricare altri prodotti.',
    retry: 'Riprova',
  },
  pages: {
    label: 'Pagine di prodotti',
    page: 'Pagina {{page}}',
  },
  error: {
    title: 'Errore nel caricamento dei prodotti',
    message: 'Riprova più tardi o contatta il supporto.',
  },
  empty: {
    title: 'Nessun prodotto con questi filtri',
    message: 'Modifica un filtro o esplora le altre categorie.',
    reset: 'Reimposta i filtri',
  },
  emptyCategory: {
    title: 'Ancora nessun prodotto',
    message: 'Al momento questa categoria è vuota. Esplora le altre categorie.',
  },
  otherCategories: 'Altre categorie',
};
