import type { texts as source } from '../../en/screens/enquiry.ts';
import type { Translated } from '../../translated.ts';

export const texts: Translated<typeof source> = {
  place: {
    title: 'Dove siamo',
    email: 'E-mail',
    phone: 'Telefono',
  },
  write: 'Scrivi un’e-mail',
  form: {
    label: 'Il tuo messaggio',
    required: 'I campi senza indicazione sono obbligatori.',
    withoutScripts:
      'Il modulo di questa pagina ha bisogno di JavaScript, che nel tuo browser non è attivo. Un’e-mail ci raggiunge altrettanto bene.',
    optional: '(facoltativo)',
    fields: {
      name: 'Nome',
      surname: 'Cognome',
      company: 'Azienda',
      role: 'Ruolo',
      email: 'E-mail',
      phone: 'Telefono',
      model: 'Modello',
      serialNumber: 'Numero di matricola',
      message: 'Messaggio',
      photo: 'Fotografia',
      consent: 'Informativa sulla privacy',
    },
    recalled:
      'Il numero di matricola {{serial}} è tra quelli richiamati. Prima di usare ancora l’apparecchio, <recall>leggi che cosa fare</recall>.',
    photoHint: 'Il difetto, o la targhetta. La inviamo ridotta, senza il luogo dello scatto.',
    minimum: 'Almeno {{min}} caratteri',
    left_one: 'Ancora {{count}} carattere',
    left_other: 'Ancora {{count}} caratteri',
    over_one: '{{count}} carattere di troppo',
    over_other: '{{count}} caratteri di troppo',
    consent:
      'Ho letto l’<policy>informativa sulla privacy</policy> e acconsento al trattamento dei miei dati per ricevere una risposta.',
    consentToSafety:
      'Ho letto l’<policy>informativa sulla privacy</policy>: la segnalazione viene trattata come la legge sulla sicurezza dei prodotti chiede.',
    shortlist: 'Invia anche i miei preferiti: {{names}}',
    trap: 'Lascia vuoto questo campo',
    send: 'Invia',
    sending: 'Invio in corso...',
    sendAgain: 'Invia di nuovo',
    faults: {
      required: {
        name: 'Inserisci il tuo nome.',
        surname: 'Inserisci il tuo cognome.',
        email: 'Inserisci il tuo indirizzo e-mail, così possiamo risponderti.',
        message: 'Scrivici di che cosa si tratta.',
      },
      'too-short': 'Scrivi qualcosa in più: almeno {{min}} caratteri.',
      'too-long': 'È troppo lungo: al massimo {{max}} caratteri.',
      email: 'Inserisci un indirizzo e-mail valido, ad esempio nome@dominio.it.',
      characters: 'Scrivi tutto su una riga, senza caratteri di controllo.',
      consent: "Per favore accetta l'informativa sulla privacy.",
      photo: 'Il tuo browser non riesce a leggere questa immagine. Scegli un JPEG o un PNG.',
      'photo-size': 'Questa fotografia è troppo grande. Scegline una più piccola.',
      'not-valid': 'Controlla quello che hai inserito qui.',
    },
    check: 'Non abbiamo ancora inviato nulla. Controlla:',
    failed: {
      title: 'Il tuo messaggio non è stato inviato',
      unknown: 'Non sappiamo se il tuo messaggio è arrivato',
      offline:
        'La connessione non c’è. Controlla la rete e invia di nuovo: quello che hai scritto resta qui.',
      slow: 'Non abbiamo avuto risposta in tempo. Invia di nuovo: il messaggio ci arriva una volta sola, anche se era già arrivato.',
      broken:
        'La connessione si è interrotta. Invia di nuovo: il messaggio ci arriva una volta sola, anche se era già arrivato.',
      unavailable:
        'Qualcosa non ha funzionato da parte nostra. Invia di nuovo tra poco: il messaggio ci arriva una volta sola, anche se era già arrivato.',
      'too-many_one': 'Dalla tua connessione sono arrivati troppi messaggi. Invia di nuovo tra un minuto.',
      'too-many_other':
        'Dalla tua connessione sono arrivati troppi messaggi. Invia di nuovo tra {{count}} minuti: quello che hai scritto resta qui.',
      'too-many-in-all':
        'Stanno arrivando così tanti messaggi che per ora questo modulo non può accettarne altri. Invia di nuovo tra un’ora: quello che hai scritto resta qui.',
      refused:
        'Il messaggio non può essere accettato così com’è. Ricarica la pagina e invia di nuovo: quello che hai scritto resta qui.',
      otherwise: 'Oppure scrivi a <mail>{{email}}</mail> o chiama il numero <phone>{{phone}}</phone>.',
    },
    sent: {
      title: 'Grazie, il tuo messaggio è arrivato',
      reference: 'Il tuo riferimento',
      next: 'Lo legge una persona, che ti risponde entro due giorni lavorativi all’indirizzo {{email}}.',
      nextSafety:
        'Lo legge una persona prima di ogni altro messaggio, e ti risponde all’indirizzo {{email}}.',
      keep: 'Se ci scrivi ancora su questo argomento, indica il riferimento.',
      another: 'Scrivi un altro messaggio',
    },
  },
  contacts: {
    name: 'Contatti',
    pageTitle: 'Contatti: prodotti, assistenza e ricambi',
    description:
      'Domande su un prodotto, l’assistenza, i ricambi o l’area riservata? Scrivi a {{brand}} o telefona: ti risponde una persona.',
    title: 'Scrivici. Ti\u00a0risponde una\u00a0persona.',
    lead: 'Rispondiamo entro due giorni lavorativi.',
    dealers: { question: 'Cerchi un negozio?', link: 'Trova un rivenditore' },
    safety: {
      question: 'Un apparecchio ti sembra pericoloso?',
      call: 'Se può esserci pericolo, smetti di usare l’apparecchio e chiamaci: <phone>{{phone}}</phone>.',
      message: 'Che cosa è successo e quando, e se qualcuno si è fatto male o qualcosa si è danneggiato.',
      body: 'Modello: {{model}}\nNumero di matricola: \nChe cosa è successo e quando: ',
    },
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
      safety: {
        title: 'Segnala un problema di sicurezza',
        hint: 'Se un apparecchio ti sembra pericoloso, smetti di usarlo e chiudi gas e corrente. Modello e numero di matricola sono sulla targhetta dati. Le segnalazioni vengono prima di ogni altro messaggio; usiamo i tuoi dati solo per questo, mai per il marketing, e li conserviamo al massimo per cinque anni.',
        subject: 'Problema di sicurezza',
      },
      registration: {
        title: 'Accesso all’area riservata',
        hint: 'Per partner autorizzati e centri assistenza: ci aiuta conoscere la tua azienda e il tuo ruolo.',
        subject: 'Registrazione all’area riservata',
      },
      other: {
        title: 'Altro',
        hint: 'Stampa, fornitori, lavoro: il tuo messaggio arriva alla persona giusta.',
        subject: 'Messaggio dal sito',
      },
    },
    product: {
      about: {
        contact: 'La tua richiesta riguarda',
        safety: 'La tua segnalazione riguarda',
        service: 'La tua richiesta riguarda',
      },
      code: 'Codice prodotto {{sku}}',
      unknown: 'Non conosciamo prodotti con questo codice. Puoi scriverci comunque.',
      title: 'Il prodotto {{sku}}',
      hint: 'Prezzo, misure, colori, installazione: tutto quello che vuoi sapere prima di scegliere.',
      subject: 'Richiesta sul prodotto {{sku}}',
      link: 'Torna al prodotto',
    },
    dealer: {
      about: 'Scrivi a noi e a un rivenditore',
      copy: 'Invia a questo rivenditore una copia del mio messaggio',
      withoutAddress:
        'Di questo rivenditore non abbiamo l’indirizzo e-mail: il tuo messaggio arriva soltanto a noi.',
      mention: 'Indica che riguarda questo rivenditore',
      unknown: 'Il rivenditore al momento non è nel nostro elenco: il tuo messaggio arriva soltanto a noi.',
      link: 'Torna al rivenditore',
    },
  },
  dealers: {
    name: 'Rivenditori',
    pageTitle: 'Rivenditori di cucine ed elettrodomestici da incasso',
    description:
      'Vedi dal vivo cucine, forni, piani cottura e cappe {{brand}}: ti indichiamo il rivenditore autorizzato più vicino. Vendi cucine? Parliamone.',
    title: 'Vieni a vedere e toccare, prima di scegliere',
    lead: 'Trova il rivenditore più vicino a te. Se non ce n’è uno, scrivici: rispondiamo entro due giorni lavorativi.',
    write: 'Scrivici per un rivenditore',
    contacts: { question: 'Si tratta di altro?', link: 'Scrivici' },
    hint: 'La tua città e, se ne hai già in mente uno, il modello che vorresti vedere. Vendi cucine? Raccontaci il tuo showroom.',
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
      text: 'I nostri apparecchi sono di casa in oltre 60 Paesi, e ovunque ci affidiamo a chi conosce le cucine del posto.',
      points: {
        documents: 'Listini e disegni tecnici sempre aggiornati, nell’area riservata.',
        service: 'Bollettini tecnici e ricambi per chi si prende cura degli apparecchi.',
        person: 'Da noi, una persona che ti conosce per nome.',
      },
      link: 'Scopri l’area riservata',
    },
  },
};
