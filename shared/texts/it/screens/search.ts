import type { texts as source } from '../../en/screens/search.ts';
import type { Translated } from '../../translated.ts';

export const texts: Translated<typeof source> = {
  title: 'Ricerca',
  input: 'Cerca nel catalogo',
  clear: 'Cancella',
  keys: 'Con le frecce scegli un risultato, con Invio lo apri, con Esc chiudi',
  empty: {
    title: 'Che cosa stai cercando?',
    description:
      'Scrivi il nome di un prodotto, una collezione, una larghezza o un codice. I risultati compaiono mentre scrivi.',
  },
  popular: {
    title: 'Ricerche frequenti',
    terms: {
      antique: 'Antique 100',
      induction: 'Piani a induzione',
      titan: 'Forno Titan 90 cm',
      cream: 'Cucine crema',
      microwave: 'Microonde 45 cm',
    },
  },
  found_one: '{{count}} prodotto per «{{query}}»',
  found_other: '{{count}} prodotti per «{{query}}»',
  foundBetter_one: '{{count}} prodotto per «{{query}}», comprese le classi migliori',
  foundBetter_other: '{{count}} prodotti per «{{query}}», comprese le classi migliori',
  resultsFor: 'Risultati per «{{query}}»',
  firstShown: 'Questi sono i primi {{count}}. Aggiungi una parola per restringere la ricerca.',
  none: {
    title: 'Nessun prodotto trovato',
    message:
      'Nessun prodotto corrisponde a «{{query}}». Prova un’altra parola, una collezione o una larghezza in centimetri.',
    ask: 'Chiedi a noi',
    suggestions: 'Forse cercavi',
    categories: 'Categorie',
  },
  results: 'Risultati',
  openAll: 'Tutti i {{total}} risultati, con i filtri',
  recent: {
    title: 'Le tue ricerche recenti',
    forget: 'Dimenticale',
    forgotten: 'Le tue ricerche recenti sono state dimenticate.',
  },
  filters: {
    title: 'Restringi i risultati',
    names: { category: 'Categoria', width: 'Larghezza, cm', color: 'Colore' },
    inListing: '{{category}}: ordina e filtra',
    none: 'Nessun prodotto corrisponde a questi filtri.',
    giveUp: 'A cosa puoi rinunciare',
  },
  pages: {
    dealersNear: 'Rivenditori vicino a {{place}}',
    title: 'In altre pagine del sito',
    care: 'Cura e pulizia: come si fa',
    recalls: 'Controlla se il tuo apparecchio è stato richiamato',
    recallsOf: 'Controlla se {{code}} è stato richiamato',
    reasons: 'Perché una cucina freestanding',
    serial: 'Cerca il numero di matricola {{serial}}',
  },
  care: {
    enamel: 'Smalto',
    'stainless-steel': 'Acciaio inox',
    brass: 'Ottone e bronzo',
    glass: 'Vetro e vetroceramica',
    'cast-iron': 'Ghisa',
    'oven-cleaning': 'Pulire il forno',
    descaling: 'Calcare e vapore',
    'hood-filters': 'Filtri della cappa',
  },
  lines: 'Collezioni',
  documents: {
    title: 'Documenti',
    missing: {
      manual: 'Qui non c’è il suo manuale d’istruzioni.',
      declaration: 'Qui non c’è la sua dichiarazione.',
    },
    ask: 'Chiedilo a noi',
  },
  quoted: '«{{part}}»',
  nearly: {
    none: 'Nessun prodotto ha tutto quello che chiedi: «{{query}}».',
    title_one: 'Senza {{without}}: {{count}} prodotto',
    title_other: 'Senza {{without}}: {{count}} prodotti',
    cleaning: {
      none: 'Nessuno dei nostri prodotti corrisponde a «{{asked}}».',
      title_one: 'Con {{found}}: {{count}} prodotto',
      title_other: 'Con {{found}}: {{count}} prodotti',
      found: { steam: 'pulizia a vapore', pyrolytic: 'pulizia pirolitica', catalytic: 'pulizia catalitica' },
    },
  },
  otherLanguage_one: 'Cerca in inglese: {{count}} prodotto',
  otherLanguage_other: 'Cerca in inglese: {{count}} prodotti',
  otherLanguageAlone_one: '{{count}} altro prodotto è descritto solo in inglese',
  otherLanguageAlone_other: 'Altri {{count}} prodotti sono descritti solo in inglese',
  tooLong: 'La ricerca è troppo lunga. Resta entro {{limit}} caratteri.',
  failed: {
    title: 'La ricerca non è riuscita',
    retry: 'Riprova',
  },
  sku: 'SKU {{sku}}',
  noSku: 'N/D',
  viewDetails: 'Vedi i dettagli',
};
