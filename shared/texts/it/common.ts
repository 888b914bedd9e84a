import type { common as source } from '../en/common.ts';
import type { Translated } from '../translated.ts';

export const common: Translated<typeof source> = {
  loading: 'Caricamento...',
  error: 'Errore',
  close: 'Chiudi',
  back: 'Indietro',
  noImage: 'Nessuna immagine disponibile',
  reloadPage: 'Ricarica la pagina',
  energy: 'Classe energetica {{classes}}, su una scala da {{from}} a {{to}}',
  oven: 'forno {{number}}',
  recall: 'Richiamo: che cosa fare',
};
