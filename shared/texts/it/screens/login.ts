import type { texts as source } from '../../en/screens/login.ts';
import type { Translated } from '../../translated.ts';

export const texts: Translated<typeof source> = {
  title: 'Area assistenza',
  lead: 'Per i partner e i centri assistenza autorizzati.',
  leadToDocument: 'Accedi e il documento si apre.',
  owners: 'Hai un nostro elettrodomestico? <owners>Manuali e supporto</owners>',
  home: 'Torna al sito',
  register: 'Registrati',
  form: {
    label: 'Accedi',
    username: 'Nome utente',
    password: 'Password',
    showPassword: 'Mostra la password',
    capsLock: 'Il blocco maiuscole è attivo.',
    submit: 'Accedi',
    submitting: 'Accesso in corso...',
    missing: { username: 'Inserisci il tuo nome utente.', password: 'Inserisci la tua password.' },
    failed: {
      refused: {
        title: 'Nome utente o password errati',
        text: 'Controllali entrambi: maiuscole e minuscole contano.',
      },
      'too-many': {
        title: 'Troppi tentativi',
        text: 'Per proteggere gli account, l’accesso è in pausa.',
        seconds_one: 'Riprova tra un secondo.',
        seconds_other: 'Riprova tra {{count}} secondi.',
        minutes_one: 'Riprova tra un minuto.',
        minutes_other: 'Riprova tra {{count}} minuti.',
      },
      offline: {
        title: 'Non c’è connessione',
        text: 'Controlla la rete e accedi di nuovo: quello che hai scritto resta qui.',
      },
      unavailable: {
        title: 'Il servizio di accesso non risponde',
        text: 'Il problema è nostro. Riprova tra qualche minuto.',
      },
      'no-cookies': {
        title: 'Il tuo browser non accetta cookie',
        text: 'Per accedere ne serve uno, che ci permette di riconoscerti finché sei qui. Consenti i cookie per questo sito e accedi di nuovo.',
      },
    },
  },
  ended: {
    title: 'La sessione è terminata',
    text: 'Succede dopo un po’ di tempo senza attività. Accedi di nuovo e riprendi da dove eri.',
  },
  opened: {
    title: 'Hai effettuato l’accesso',
    text: 'Il tuo documento sta arrivando.',
    document: 'Apri il documento',
    area: 'Vai all’area riservata',
  },
  withoutScripts:
    'Per accedere serve JavaScript, che nel tuo browser non è attivo. Dicci quale documento ti serve e per quale modello: rispondiamo entro due giorni lavorativi.',
  unavailable: {
    title: 'Al momento non è possibile accedere',
    text: 'Dicci quale listino, disegno, bollettino o ricambio ti serve e per quale modello: rispondiamo entro due giorni lavorativi.',
    action: 'Contattaci',
  },
};
