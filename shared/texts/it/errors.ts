import type { errors as source } from '../en/errors.ts';
import type { Translated } from '../translated.ts';

export const errors: Translated<typeof source> = {
  general: {
    message: 'Non è stato possibile mostrare questa pagina. Ricaricala o torna alla pagina iniziale.',
  },
  offline: {
    title: 'Sei offline',
    message: 'Per questa pagina serve una connessione. Controlla la rete e ricarica la pagina.',
  },
  home: 'Vai alla pagina iniziale',
};
