import type { texts as source } from '../../en/screens/accessibility.ts';
import type { Translated } from '../../translated.ts';

export const texts: Translated<typeof source> = {
  title: 'Accessibilità',
  description:
    'Come tutti possono usare il sito {{brand}}: che cosa è stato provato e come, che cosa ancora non funziona e a chi dirlo.',
  lead: 'Questo sito è per tutti quelli che cucinano. Ecco che cosa abbiamo provato, come, e che cosa ancora non funziona.',
  contents: 'In questa pagina',
  parts: {
    statement: {
      title: 'A che cosa puntiamo',
      text: '<p>Rendiamo questa dichiarazione di nostra iniziativa: per quanto ne sappiamo, nessuna legge la chiede a un sito su cui non si vende nulla. Costruiamo il sito secondo le Web Content Accessibility Guidelines (WCAG) 2.2, livello AA.</p><p>Scritta il <date>{{date}}</date>, in base ai risultati delle prove sulla versione di quel giorno.</p>',
    },
    tests: {
      title: 'Che cosa si prova, e come',
      text: '<p>Queste prove si svolgono da sole in un vero browser (Chromium) prima che una modifica del sito sia accettata; nessuna può fallire.</p><list><item><strong>Regole che una macchina può verificare</strong>: axe-core cerca errori rispetto alle WCAG 2.0, 2.1 e 2.2, livelli A e AA, su ogni tipo di schermata, al computer in italiano e sul telefono in inglese. Non ne trova.</item><item><strong>Tastiera</strong>: nella home, in un elenco e nella pagina di un prodotto si raggiunge tutto, avanti e indietro, il punto in cui ci si trova si vede sempre e non sta mai sotto la testata, e il primo tasto porta oltre i menu. Con la sola tastiera si cerca e si apre un prodotto.</item><item><strong>Ingrandimento</strong>: al 200\u00a0% si filtra un elenco e si usa il menu; con i soli caratteri al doppio il menu resta raggiungibile. Nessuna schermata scorre di lato, fino a una larghezza di 320\u00a0pixel.</item><item><strong>Meno movimento</strong>: un elenco con la ricerca aperta non muove nulla per chi lo chiede al proprio dispositivo. Ciò che parte da solo si può fermare.</item><item><strong>Colori forzati</strong>: i segni delle immagini che scorrono nella pagina su di noi restano distinti anche con i colori forzati.</item><item><strong>Senza script</strong>: elenchi, filtri, prodotti e lingue funzionano senza script; i moduli propongono un’e-mail.</item><item><strong>Struttura</strong>: su ogni tipo di schermata c’è un solo titolo principale, ogni area una volta sola, e la lingua è indicata, anche quella di un prodotto descritto nell’altra lingua.</item></list>',
    },
    limits: {
      title: 'Che cosa sappiamo che non funziona',
      text: '<list><item>Nessuno ha ancora provato il sito con lettori di schermo o con persone che ne hanno bisogno, e si prova soltanto con Chromium. Le regole che una macchina può verificare sono solo una parte delle linee guida.</item><item>Alcuni prodotti sono descritti in una sola lingua.</item><item>Alcune immagini di prodotti sono arrivate senza descrizione; al suo posto c’è il nome del prodotto.</item><item>Le nostre schede sono PDF con tag. I cataloghi stampati, i manuali e i disegni da scaricare potrebbero non esserlo, e non essere adatti a ogni lettore di schermo.</item><item>I disegni quotati mostrano con linee ciò che il loro testo dice con tre soli numeri.</item></list>',
    },
    feedback: {
      title: 'Diccelo',
      text: '<p>Se qualcosa ti impedisce di trovare ciò che cerchi, scrivi a <mail>{{email}}</mail> o chiama il <phone>{{phone}}</phone>. Rispondiamo entro due giorni lavorativi, ti diamo le informazioni in un’altra forma e sistemiamo la pagina.</p>',
    },
  },
};
