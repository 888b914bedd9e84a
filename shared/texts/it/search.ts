import type { search as source } from '../en/search.ts';
import type { Translated } from '../translated.ts';

export const search: Translated<typeof source> = {
  title: 'Ricerca',
  input: 'Cerca nel catalogo',
  clear: 'Cancella',
  escapeHint: 'Esc chiude la ricerca',
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
  firstShown: 'Questi sono i primi {{count}}. Aggiungi una parola per restringere la ricerca.',
  none: {
    title: 'Nessun prodotto trovato',
    message:
      'Nessun prodotto corrisponde a «{{query}}». Prova un’altra parola, una collezione o una larghezza in centimetri.',
    ask: 'Chiedi a noi',
  },
  pages: 'In altre pagine del sito',
  quoted: '«{{part}}»',
  nearly: {
    none: 'Nessun prodotto ha tutto quello che chiedi: «{{query}}».',
    title_one: 'Senza {{without}}: {{count}} prodotto',
    title_other: 'Senza {{without}}: {{count}} prodotti',
  },
  otherLanguage_one: 'Cerca in inglese: {{count}} prodotto',
  otherLanguage_other: 'Cerca in inglese: {{count}} prodotti',
  tooLong: 'La ricerca è troppo lunga. Resta entro {{limit}} caratteri.',
  failed: {
    title: 'La ricerca non è riuscita',
    retry: 'Riprova',
  },
  sku: 'SKU {{sku}}',
  noSku: 'N/D',
  viewDetails: 'Vedi i dettagli',
};
