import type { texts as source } from '../../en/documents/mails.ts';
import type { Translated } from '../../translated.ts';

export const texts: Translated<typeof source> = {
  staff: {
    subject: {
      contact: 'Richiesta di {{name}} ({{reference}})',
      dealer: 'Richiesta rivenditori di {{name}} ({{reference}})',
      safety: 'Problema di sicurezza segnalato da {{name}} ({{reference}})',
      service: 'Assistenza per {{name}} ({{reference}})',
    },
    intro: {
      contact: 'Un visitatore vi ha scritto dal sito.',
      dealer: 'Vi hanno scritto dalla pagina dei rivenditori del sito.',
      safety: 'Vi segnalano un problema di sicurezza di un apparecchio. Va esaminato subito.',
      service: 'Vi chiedono assistenza dalla pagina di aiuto del sito.',
    },
    reply: 'Per rispondere direttamente basta rispondere a questa e-mail.',
    fields: {
      reference: 'Riferimento',
      language: 'Lingua',
      product: 'Prodotto',
      sku: 'Codice prodotto',
      dealer: 'Rivenditore',
      photo: 'Fotografia',
      attached: 'allegata',
      dropped: 'inviata, ma non conservata perché la richiesta era stata messa da parte: chiedetela di nuovo',
      page: 'Dalla pagina',
      check: 'Controllo automatico',
      received: 'Ricevuta',
    },
    tokenFaults: {
      missing: 'manca il token del modulo',
      forged: 'il token del modulo non è valido',
      early: 'modulo inviato in pochi secondi',
      late: 'token del modulo scaduto',
      spent: 'token del modulo usato per molte segnalazioni',
    },
    dealer: {
      copied: '{{dealer}}: riceve copia di questa e-mail a {{email}}',
      withoutAddress:
        '{{dealer}}: non riceve copia, perché nell’elenco dei rivenditori manca il suo indirizzo e-mail',
      unknown: '{{id}}: non riceve copia, perché non è più nell’elenco dei rivenditori',
    },
    shortlist: 'Preferiti',
    picture: 'immagine',
    languages: { en: 'inglese', it: 'italiano' },
    consent: 'Ha accettato l’informativa sulla privacy.',
    safetyData:
      'Questi dati servono solo a esaminare la segnalazione e a rispondere, mai per il marketing. Vanno cancellati appena fatto, al più tardi il {{until}} (regolamento (UE) 2023/988, articolo 9).',
  },
  acknowledgement: {
    subject: 'Abbiamo ricevuto il tuo messaggio ({{brand}}, {{reference}})',
    greeting: 'Buongiorno,',
    received:
      'grazie per aver scritto a {{brand}}. Il tuo messaggio è arrivato: ti risponderà una persona, di solito entro due giorni lavorativi.',
    safety:
      'grazie per la segnalazione a {{brand}}. La legge una persona prima di ogni altro messaggio. Se può esserci pericolo, smetti di usare l’apparecchio e chiamaci: {{phone}}.',
    reference: 'Se ci riscrivi sullo stesso argomento, indica il riferimento {{reference}}.',
    notYou: 'Se non hai scritto tu, non devi fare nulla. Puoi segnalarcelo a {{email}}.',
    closing: 'Un cordiale saluto',
  },
};
