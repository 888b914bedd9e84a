import type { texts as source } from '../../en/screens/choices.ts';
import type { Translated } from '../../translated.ts';

export const texts: Translated<typeof source> = {
  controls: {
    compare: 'Confronta',
    compareProduct: 'Confronta {{name}}',
    shortlist: 'Preferiti',
    shortlistProduct: 'Preferiti: {{name}}',
    shortlistWithCount: 'Preferiti, {{count}}',
  },
  bar: {
    label: 'La tua scelta',
    compare: 'Confronta ({{count}})',
    clear: 'Svuota',
    shortlist: 'Vedi i preferiti',
    dismiss: 'Chiudi',
  },
  refusals: {
    'compare-full': 'Si possono confrontare al massimo {{compared}} prodotti alla volta.',
    'compare-category': 'Si possono confrontare solo prodotti della stessa categoria. Togli prima gli altri.',
    'shortlist-full': 'Hai raggiunto il limite di {{kept}} preferiti.',
  },
  categories: 'Scegli i prodotti in una categoria',
  compare: {
    title: 'Confronta i prodotti',
    how: 'Su un prodotto, o sulla sua scheda in un elenco, premi «Confronta». Qui si affiancano fino a tre prodotti di una stessa categoria, e l’indirizzo si può condividere.',
    of: 'Confronto tra {{names}}',
    table: 'I dati dei prodotti, affiancati',
    differs: 'Diverso',
    legend: 'Valori diversi, dove sono confrontabili.',
    finish: 'Finitura',
    width: 'Larghezza',
    dimensions: 'Dimensioni (L × P × A)',
    general: 'In breve',
    more: 'Inoltre',
    notStated: 'Non indicato',
    code: 'Codice {{sku}}',
    enquire: 'Richiedi informazioni',
    remove: 'Togli',
    removeProduct: 'Togli: {{name}}',
    another: 'Scegli un altro prodotto da confrontare',
    add: {
      versions: 'O un’altra versione:',
      label: 'O aggiungi un prodotto con il suo codice',
      submit: 'Aggiungi',
    },
    pair: { label: 'Affiancati', names: '{{one}} e {{other}}' },
    notFound: {
      title: 'Uno di questi prodotti non è in catalogo',
      message: 'Forse non c’è più, o il codice non è scritto così.',
      unknown: 'Non in catalogo: <keep>{{skus}}</keep>.',
      others: 'Confronta gli altri',
    },
    tooMany: {
      title: 'Troppi prodotti',
      message: 'Si possono confrontare al massimo {{compared}} prodotti alla volta.',
    },
    mixed: {
      title: 'Questi prodotti non si possono confrontare',
      message: 'Si affiancano solo prodotti della stessa categoria.',
    },
  },
  shortlist: {
    title: 'I tuoi preferiti',
    shared: 'Una lista di preferiti',
    empty:
      'Non hai ancora preferiti. Premi il cuore su un prodotto, o sulla sua scheda in un elenco, per ritrovarlo qui. Resta in questo browser, senza account.',
    note: 'Restano solo in questo browser, finché non li togli. Inviali quando ci scrivi, o condividi l’indirizzo della lista.',
    sharedNote: 'Qualcuno ti ha passato questa lista. I tuoi preferiti restano come sono.',
    withoutScripts:
      'I tuoi preferiti restano nel tuo browser, che per questo ha bisogno di JavaScript. Le liste condivise da altri si leggono anche senza.',
    count_one: '{{count}} prodotto',
    count_other: '{{count}} prodotti',
    share: 'Indirizzo da condividere',
    copy: 'Copia l’indirizzo',
    copied: 'L’indirizzo è stato copiato.',
    enquire: 'Richiedi informazioni sulla lista',
    clear: 'Svuota la lista',
    add: 'Aggiungi tutti ai miei',
    added: 'Sono tutti tra i tuoi preferiti.',
    mine: 'Vedi i tuoi',
    missing: 'Non più in catalogo: <keep>{{skus}}</keep>.',
    removeMissing: 'Togli <keep>{{sku}}</keep> dai preferiti',
    notFound: {
      title: 'Nessuno di questi prodotti è in catalogo',
      message: 'Forse non ci sono più, o l’indirizzo non è completo.',
    },
    refused: {
      title: 'Questa non è una lista di preferiti',
      message: 'L’indirizzo non indica prodotti, o ne indica più di {{kept}}.',
    },
  },
};
