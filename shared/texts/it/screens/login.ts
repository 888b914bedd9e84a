import type { texts as source } from '../../en/screens/login.ts';
import type { Translated } from '../../translated.ts';

export const texts: Translated<typeof source> = {
  title: 'Area assistenza',
  heading: 'Area riservata',
  lead: 'Per partner autorizzati e centri assistenza.',
  home: 'Torna al sito',
  register: 'Registrati',
  unavailable: {
    title: 'Al momento non è possibile accedere',
    text: 'Dicci quale listino, disegno, bollettino o ricambio ti serve e per quale modello: rispondiamo entro due giorni lavorativi.',
    action: 'Contattaci',
  },
};
