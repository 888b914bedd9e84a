import type { Translated } from '@kitchen/shared/texts/translated.ts';
import type { texts as english } from './en.ts';

export const texts: Translated<typeof english> = {
  sample: 'Campione di un sito dimostrativo: prezzi, codici e dati sono inventati',
  prices: {
    titles: { cookers: 'Cucine e cappe', 'built-in': 'Elettrodomestici da incasso' },
    kind: 'Listino {{year}}',
    continued: 'segue',
    terms: {
      valid: 'In vigore dal',
      prices: 'Prezzi',
      delivery: 'Consegna',
      pricesText: 'In euro al pezzo, IVA esclusa. I prezzi netti sono riservati ai partner autorizzati.',
      deliveryText: 'Franco vostro magazzino nell’UE da sei pezzi. Finiture standard in quattro settimane.',
    },
    columns: {
      code: 'Codice',
      product: 'Prodotto',
      finish: 'Finitura',
      size: 'L × P × A, mm',
      list: 'Listino, €',
      net: 'Netto, €',
    },
  },
  parts: { kind: 'Ricambi' },
  bulletin: {
    kind: 'Bollettino tecnico',
    labels: {
      models: 'Modelli',
      made: 'Produzione',
      time: 'Tempo',
      parts: 'Ricambi',
      urgency: 'Quando',
    },
    reason: 'Perché',
    steps: 'Come si procede',
    after: 'Prima di andare via',
    'door-hinges': {
      title: 'Regolazione della porta dei forni Enzo 60',
      facts: {
        models: 'EZF60M, EZF60Y, EZF60R, EZF60V',
        made: 'Matricole da 204180 a 239604',
        time: '25 minuti, una persona',
        parts: 'Kit cerniere 481-0622, uno per forno',
        urgency: 'Alla prima visita, o se il cliente segnala vapore dal bordo superiore',
      },
      reason:
        'In alcuni forni, dopo qualche decina di cotture, la porta sporge fino a 2 mm dal telaio sul bordo superiore. Il vapore esce verso l’alto e può segnare il frontale soprastante. La molla della cerniera destra si assesta più di quella sinistra.',
      steps: {
        1: 'Togliere tensione al forno e lasciarlo raffreddare. Aprire del tutto la porta e ruotare verso l’alto i fermi delle due cerniere.',
        2: 'Richiudere la porta a circa 60°, sollevarla con entrambe le mani e sfilarla. Appoggiarla su un panno, vetro in alto.',
        3: 'Svitare le due viti (T20) di ogni sede e sostituire entrambe le cerniere. La destra porta il segno R.',
        4: 'Serrare le viti a 4 Nm, prima quella in basso. Rimontare la porta e abbassare i fermi.',
        5: 'Misurare la luce dal telaio ai quattro angoli: 4 mm, con differenze non oltre 0,5\u00A0mm.',
      },
      after:
        'Scaldare il forno vuoto a 250 °C per dieci minuti e controllare il bordo superiore con una lampada: non devono passare né vapore né luce. Annotare il numero di questo bollettino nel libretto.',
    },
    'liquid-gas': {
      title: 'Conversione delle cucine a GPL',
      facts: {
        models: 'Tutte le cucine Antique, Elegant, Mixture e Perfection con bruciatori a gas',
        made: 'Tutti gli anni',
        time: '60 minuti per cinque bruciatori, altri 15 con il forno a gas',
        parts: 'Serie ugelli G30/G31, 481-1180 (cinque bruciatori) o 481-1184 (sette)',
        urgency: 'All’installazione, dove non arriva il metano',
      },
      reason:
        'Le cucine lasciano la fabbrica regolate per metano G20 a 20 mbar. Questo bollettino sostituisce l’SB 04: l’ugello del bruciatore a doppia corona passa da 0,95 a 0,98\u00A0mm e rende più stabile la fiamma al minimo.',
      steps: {
        1: 'Chiudere il gas e staccare la spina. Togliere griglie, cappellotti e spartifiamma.',
        2: 'Sostituire ogni ugello con una chiave a tubo da 7\u00A0mm: 0,50\u00A0ausiliario, 0,65\u00A0medio, 0,85\u00A0rapido, 0,98\u00A0doppia\u00A0corona.',
        3: 'Sfilare le manopole e avvitare a fondo, senza forzare, le viti di by-pass con un cacciavite da 2,5\u00A0mm.',
        4: 'Collegare il regolatore da 28-30 mbar (G30) o 37 mbar (G31) e cercare le perdite con lo spray. Mai con una fiamma.',
        5: 'Accendere ogni bruciatore. Al minimo la fiamma resta alta 3-4\u00A0mm e non si spegne con uno spiffero.',
      },
      after:
        'Applicare l’etichetta della serie sopra quella accanto alla targa e consegnare al cliente gli ugelli smontati. Annotare gas, pressione e numero di questo bollettino nel libretto.',
    },
  },
};
