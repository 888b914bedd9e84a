import type { texts as source } from '../../en/screens/reserved-area.ts';
import type { Translated } from '../../translated.ts';

export const texts: Translated<typeof source> = {
  name: 'Area riservata',
  description:
    'L’area riservata di {{brand}}: listini e disegni tecnici per i partner, bollettini tecnici e ricambi per i centri assistenza.',
  title: 'Per chi vende i\u00a0nostri apparecchi e\u00a0se ne prende cura',
  lead: 'Listini, disegni, bollettini e ricambi, sempre nell’edizione in vigore, per partner autorizzati e centri assistenza.',
  login: 'Accedi',
  register: 'Registrati',
  partners: {
    title: 'Per i partner',
    text: 'Quello che serve a uno showroom o a uno studio di cucine, dalla prima domanda all’ordine.',
    documents: {
      prices: { title: 'Listini', text: 'Per collezione, con accessori e colori.' },
      drawings: {
        title: 'Disegni tecnici',
        text: 'Dimensioni, fori d’incasso e allacciamenti, pronti per i tuoi progetti.',
      },
    },
  },
  service: {
    title: 'Per i centri assistenza',
    text: 'Quello che serve a un tecnico prima di suonare il campanello, e in ginocchio davanti al forno.',
    documents: {
      bulletins: {
        title: 'Bollettini tecnici',
        text: 'Che cosa abbiamo cambiato, che cosa abbiamo imparato, come si risolve.',
      },
      parts: { title: 'Ricambi', text: 'Esplosi e codici delle parti, per modello.' },
    },
  },
  join: {
    title: 'Non sei ancora un nostro rivenditore?',
    action: 'Diventa rivenditore',
  },
};
