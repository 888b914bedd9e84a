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
  kinds: {
    'price-list': 'Listini',
    drawing: 'Disegni tecnici',
    bulletin: 'Bollettini tecnici',
    'spare-parts': 'Ricambi',
  },
  partners: {
    title: 'Per i partner',
    text: 'Quello che serve a uno showroom o a uno studio di cucine, dalla prima domanda all’ordine.',
    documents: {
      'price-list': 'Per collezione, con accessori e colori.',
      drawing: 'Dimensioni, fori d’incasso e allacciamenti, pronti per i tuoi progetti.',
    },
  },
  service: {
    title: 'Per i centri assistenza',
    text: 'Quello che serve a un tecnico prima di suonare il campanello, e in ginocchio davanti al forno.',
    documents: {
      bulletin: 'Che cosa abbiamo cambiato, che cosa abbiamo imparato, come si risolve.',
      'spare-parts': 'Esplosi e codici ricambio, per modello.',
    },
  },
  ended: 'La sessione è terminata. Accedi di nuovo per vedere i tuoi documenti.',
  loggedOut: 'Hai chiuso la sessione. A presto!',
  loggedOutHere:
    'Hai chiuso la sessione in questo browser. Per un nostro problema tecnico, una copia della tua sessione, se qualcuno ne avesse una, potrebbe aprire i tuoi documenti ancora per qualche tempo.',
  ending: {
    title: 'La sessione sta per scadere',
    idle_one: 'Da un po’ non usi l’area riservata. Tra un minuto la sessione si chiude.',
    idle_other: 'Da un po’ non usi l’area riservata. Tra {{count}} minuti la sessione si chiude.',
    last_one:
      'Una sessione dura al massimo otto ore. Tra un minuto si chiude: per continuare, accedi di nuovo.',
    last_other:
      'Una sessione dura al massimo otto ore. Tra {{count}} minuti si chiude: per continuare, accedi di nuovo.',
    stay: 'Continua la sessione',
    failed: 'Non ha funzionato: la sessione non è stata prolungata. Riprova tra un momento.',
  },
  member: {
    greeting: 'È un piacere rivederti, {{name}}',
    roles: { partner: 'Partner', service: 'Centro assistenza' },
    logout: 'Esci',
    loggingOut: 'Uscita in corso...',
    stillIn: {
      offline: 'Non c’è connessione: la sessione è ancora aperta. Riprova tra un momento.',
      unavailable: 'Qualcosa non ha funzionato: la sessione è ancora aperta. Riprova tra un momento.',
    },
    search: 'Cerca tra i tuoi documenti',
    onlyNew: 'Solo i nuovi ({{count}})',
    count_one: '{{count}} documento',
    count_other: '{{count}} documenti',
    found: '{{count}} documenti su {{total}}',
    new: 'Nuovo',
    newTab: 'si apre in una nuova scheda',
    languages: 'in {{languages}}',
    size: { KB: '{{size}}\u00a0KB', MB: '{{size}}\u00a0MB' },
    none: {
      title: 'Per ora non c’è nulla',
      text: 'Appena ci saranno documenti per il tuo account, li troverai qui.',
    },
    withoutRole: {
      title: 'Ancora nessun documento per il tuo account',
      text: 'I documenti sono riservati ai partner e ai centri assistenza, e il tuo account non risulta tra loro. Se lavori con noi, chiedici l’accesso.',
    },
    nothingFound: {
      title: 'Nessun documento trovato',
      text: 'Nessun documento corrisponde a «{{query}}».',
      noneNew: 'Tra quello che cerchi non c’è nulla di nuovo.',
      reset: 'Mostra tutti i documenti',
    },
    failed: 'Non riusciamo a mostrare i tuoi documenti',
    data: {
      title: 'Il catalogo come dati',
      text: 'Tutti i prodotti con codici, dimensioni, pesi, classi energetiche, immagini e documenti, in italiano e in inglese, per il tuo sito o programma di progettazione. Un tuo programma può scaricarlo da solo con una chiave di accesso: chiedila a noi.',
      csv: 'Tabella (CSV)',
      json: 'Dati (JSON)',
      schema: 'Descrizione dei dati (JSON Schema)',
    },
    help: {
      title: 'Manca qualcosa?',
      text: 'Dicci quale documento ti serve e per quale modello.',
      action: 'Scrivici',
    },
  },
  failed: 'L’area riservata non risponde',
  join: {
    title: 'Non sei ancora un nostro rivenditore?',
    action: 'Diventa rivenditore',
  },
};
