import type { texts as source } from '../../en/screens/enquiry.ts';
import type { Translated } from '../../translated.ts';

export const texts: Translated<typeof source> = {
  place: {
    title: 'Dove siamo',
    email: 'E-mail',
    phone: 'Telefono',
  },
  write: 'Scrivi un’e-mail',
  contacts: {
    name: 'Contatti',
    description:
      'Domande su un prodotto, l’assistenza, i ricambi o l’area riservata? Scrivi a {{brand}} o telefona: ti risponde una persona.',
    title: 'Scrivici, ti risponde una persona',
    lead: 'Rispondiamo entro due giorni lavorativi.',
    dealers: { question: 'Cerchi un negozio?', link: 'Trova un rivenditore' },
    topicsTitle: 'Di che cosa si tratta?',
    topics: {
      product: {
        title: 'Un prodotto',
        hint: 'Misure, colori, installazione. Indicaci il nome del modello o il codice prodotto.',
        subject: 'Richiesta su un prodotto',
      },
      catalogue: {
        title: 'Un catalogo stampato',
        hint: 'Cucine o incasso? Indicaci quale desideri, in quale lingua, e il tuo indirizzo postale.',
        subject: 'Richiesta di un catalogo stampato',
      },
      service: {
        title: 'Assistenza e ricambi',
        hint: 'Indicaci il modello e il numero di matricola: li trovi sulla targhetta dati.',
        subject: 'Assistenza e ricambi',
      },
      registration: {
        title: 'Accesso all’area riservata',
        hint: 'Per partner autorizzati e centri assistenza. Indicaci la tua azienda e il tuo ruolo.',
        subject: 'Registrazione all’area riservata',
      },
      other: {
        title: 'Altro',
        hint: 'Stampa, fornitori, lavoro: il tuo messaggio arriva alla persona giusta.',
        subject: 'Messaggio dal sito',
      },
    },
    product: {
      title: 'Il prodotto {{sku}}',
      hint: 'Misure, colori, installazione: tutto quello che vuoi sapere prima di scegliere.',
      subject: 'Richiesta sul prodotto {{sku}}',
      link: 'Torna al prodotto',
    },
  },
  dealers: {
    name: 'Rivenditori',
    description:
      'Vedi dal vivo cucine, forni, piani cottura e cappe {{brand}}: ti indichiamo il rivenditore autorizzato più vicino. Vendi cucine? Parliamone.',
    title: 'Vieni a vederle, prima di scegliere',
    lead: 'Dicci dove abiti: ti indichiamo il rivenditore autorizzato più vicino a te.',
    contacts: { question: 'Si tratta di altro?', link: 'Scrivici' },
    topicsTitle: 'Come possiamo aiutarti?',
    topics: {
      find: {
        title: 'Cerco un rivenditore',
        hint: 'Indicaci la tua città e, se ne hai già in mente uno, il modello che vorresti vedere.',
        subject: 'Cerco un rivenditore',
      },
      become: {
        title: 'Vorrei diventare rivenditore',
        hint: 'Raccontaci il tuo showroom: dov’è, che cosa espone, chi lo segue.',
        subject: 'Diventare rivenditore',
      },
    },
    visitors: {
      title: 'Che cosa può fare per te un rivenditore',
      text: 'Una cucina resta in casa per decenni, e una fotografia non dice come si chiude una porta. Vai a vederla dal vivo, con le misure della tua stanza in tasca.',
      points: {
        see: 'Vedere smalti e finiture alla luce del giorno, e girare le manopole.',
        choose: 'Scegliere larghezza, piano cottura e forni per il tuo modo di cucinare.',
        check: 'Verificare gas, elettricità e aspirazione prima dell’ordine.',
        install: 'Affidare consegna e installazione a chi conosce l’apparecchio.',
      },
    },
    partners: {
      title: 'Che cosa facciamo per i rivenditori',
      text: 'I nostri apparecchi sono di casa in oltre 60 Paesi, e ovunque li ha portati qualcuno che conosce le cucine del posto.',
      points: {
        documents: 'Listini e disegni tecnici sempre aggiornati, nell’area riservata.',
        service: 'Bollettini tecnici e ricambi per chi si prende cura degli apparecchi.',
        person: 'Una persona, da noi, che ti risponde per nome.',
      },
      link: 'Scopri l’area riservata',
    },
  },
};
