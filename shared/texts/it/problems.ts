import type { problems as source } from '../en/problems.ts';
import type { Translated } from '../translated.ts';

export const problems: Translated<typeof source> = {
  'bad-input': 'L’indirizzo contiene qualcosa che non riconosciamo.',
  'not-found': 'Questa pagina non esiste.',
  'too-many-requests': 'Troppe richieste. Riprova tra un momento.',
  'store-unavailable': 'Al momento il catalogo non è raggiungibile. Riprova tra qualche minuto.',
  internal: 'Si è verificato un problema da parte nostra. Riprova tra qualche minuto.',
  offline: 'Connessione assente. Controlla la rete e riprova.',
  unreadable: 'Non è stato possibile leggere la risposta. Ricarica la pagina.',
};
