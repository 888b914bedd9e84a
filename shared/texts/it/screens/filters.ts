import type { texts as source } from '../../en/screens/filters.ts';
import type { Translated } from '../../translated.ts';

export const texts: Translated<typeof source> = {
  categories: {
    cookers: {
      pageTitle: 'Cucine a libera installazione',
      sentence:
        'Cucine a libera installazione da 60 a 120\u00a0cm, con piano a gas, a induzione o misto e fino a due forni.',
    },
    ovens: {
      pageTitle: 'Forni da incasso',
      sentence:
        'Forni da incasso da 60 e 90\u00a0cm, con modalità pizza a 300\u00a0°C e pulizia a vapore Idroclean.',
    },
    hobs: {
      pageTitle: 'Piani cottura a gas e a induzione',
      sentence: 'Piani cottura a gas, a induzione e in vetroceramica da 30 a 90\u00a0cm, per ogni top.',
    },
    hoods: {
      pageTitle: 'Cappe da cucina',
      sentence: 'Cappe a parete o sottopensile, disegnate per le nostre cucine e i nostri piani cottura.',
    },
    'compact-products': {
      pageTitle: 'Elettrodomestici compatti da incasso',
      sentence:
        'Elettrodomestici da incasso per nicchie ridotte, tra cui il microonde da 45\u00a0cm della Linea Nero.',
    },
  },
  found_one: '{{count}} prodotto trovato',
  found_other: '{{count}} prodotti trovati',
  models_one: 'in {{count}} modello',
  models_other: 'in {{count}} modelli',
  room: 'La linea {{name}}',
  skip: 'Vai ai prodotti',
  further: 'Altri filtri',
  names: {
    ovens: 'Numero di forni',
    energy_class: 'Classe energetica',
    burners: 'Bruciatori e zone',
    noise: 'Rumore, velocità massima',
    noise_lowest: 'Rumore, velocità minima',
    extraction: 'Portata d’aria',
    ducting: 'Aspirazione',
    volume: 'Volume',
    steam: 'Vapore',
    cleaning: 'Pulizia',
    connection: 'Allacciamento',
  },
  options: {
    ducting: { ducted: 'Aspirante', recirculating: 'Filtrante' },
    steam: { steam: 'Cottura a vapore' },
    cleaning: { steam: 'A vapore', pyrolytic: 'Pirolitica', catalytic: 'Catalitica' },
    connection: { single_phase: 'Monofase', three_phase: 'Trifase', gas: 'Gas' },
  },
  steps: {
    noise: 'Fino a {{number}}\u00a0dB(A)',
    noise_lowest: 'Fino a {{number}}\u00a0dB(A)',
    extraction: 'Da {{number}}\u00a0m³/h',
    volume: 'Da {{number}}\u00a0litri',
  },
  sort: {
    label: 'Ordina per',
    recommended: 'Consigliati',
    width: 'Larghezza, dalla minore',
    energy: 'Classe, dalla migliore',
    noise: 'Rumore, dal più basso',
    extraction: 'Portata, dalla maggiore',
    apply: 'Ordina',
    sorted: 'In ordine di: {{order}}',
  },
  more: {
    shown_one: '{{shown}} di {{count}} modello',
    shown_other: '{{shown}} di {{count}} modelli',
    range: 'Modelli da {{from}} a {{to}} di {{total}}',
    fromFirst: 'Dal primo prodotto',
  },
  pages: {
    label: 'Pagine di prodotti',
    page: 'Pagina {{page}}',
  },
  empty: {
    title: 'Nessun prodotto con questi filtri',
    message: 'Modifica un filtro o esplora le altre categorie.',
    reset: 'Reimposta i filtri',
    giveUp: 'A cosa puoi rinunciare',
    without_one: 'Senza «{{options}}»: {{count}} prodotto',
    without_other: 'Senza «{{options}}»: {{count}} prodotti',
    or: '» o «',
  },
  emptyCategory: {
    title: 'Ancora nessun prodotto',
    message: 'Al momento questa categoria è vuota. Esplora le altre categorie.',
  },
};
