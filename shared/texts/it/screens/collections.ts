import type { texts as source } from '../../en/screens/collections.ts';
import type { Translated } from '../../translated.ts';

export const texts: Translated<typeof source> = {
  overview: {
    pageTitle: 'Collezioni di cucine, piani cottura e forni',
    title: 'Collezioni',
    lead: 'Linee di cucine, piani cottura e forni, disegnate per essere scelte una per una e per stare bene insieme.',
    description:
      'Le collezioni: cucine Antique, Elegant, Mixture e Perfection, piani cottura Enzo e Land, cinque linee di forni da incasso e la Linea Nero.',
  },
  line: 'Scopri {{name}}',
  products: { cookers: 'Tutte le cucine', hobs: 'Tutti i piani', ovens: 'Tutti i forni' },
  others: 'Scopri anche',
  dealer: {
    title: 'Vieni a vedere, prima di scegliere',
    text: 'Tocca i materiali, gira le manopole, fai le tue domande: da un rivenditore provi tutto di persona.',
    action: 'Trova un rivenditore',
  },
  reasons: 'Sei motivi per scegliere la libera installazione',
  nero: {
    title: 'Linea Nero',
    text: 'Forni, un microonde da 45\u00a0cm e un cassetto scaldavivande in un unico nero opaco, dal vetro alle manopole.',
    action: 'Scopri la Linea Nero',
  },
  categories: {
    cookers: {
      title: 'Collezioni di cucine',
      lead: 'A libera installazione, da 60 a 120\u00a0cm, con un carattere per ogni casa.',
      description:
        'Antique, Elegant, Mixture e Perfection: cucine a libera installazione da 60 a 120\u00a0cm in ottone, cromo, smalto e acciaio.',
      introduction: {
        title: 'Il pezzo attorno a cui nasce la cucina',
        text: 'Le pareti si ridipingono, i tavoli si spostano. Una cucina a libera installazione resta. Le nostre linee hanno in comune il mestiere e si distinguono per carattere: ottone o cromo, una curva o uno spigolo netto.',
      },
    },
    hobs: {
      title: 'Collezioni di piani cottura',
      lead: 'Fiamma o induzione, su ogni piano di lavoro.',
      description:
        'Enzo e Land: piani cottura da 30, 60, 75, 78 e 90\u00a0cm, in vetro o smalto, con spegnimento Gas-Matik sui modelli a gas.',
      introduction: {
        title: 'Dove la fiamma è di casa',
        text: 'I nostri piani misurano 30, 60, 75, 78 e 90\u00a0cm: uno solo, grande, oppure due affiancati. Su quelli a gas, Gas-Matik spegne da solo la fiamma dopo 4 ore.',
      },
    },
    ovens: {
      title: 'Collezioni di forni',
      lead: 'Da incasso, larghi 60 o 90\u00a0cm, con spazio per ben più di una cena.',
      description:
        'Enzo, Enzo Titan, Land, Expert e Alternate: forni da incasso da 60 e 90\u00a0cm, con pizza a 300\u00a0°C e Idroclean.',
      introduction: {
        title: 'Il calore, dove serve',
        text: 'In 60\u00a0cm ci sono sette livelli, nel Titan da 90\u00a0cm posto per tutta la tavolata. Pizza a 300\u00a0°C, lievitazione a 40\u00a0°C e Idroclean, che pulisce con acqua a 80–90\u00a0°C.',
      },
    },
  },
  lines: {
    antique: 'Ottone tornito e smalto, per cucine che hanno memoria.',
    elegant: 'Angoli addolciti e un’ampia finestra.',
    mixture: 'Acciaio professionale, con la porta nel tuo colore.',
    perfection: 'Linee rette e nulla di troppo.',
    'enzo-hobs': 'Vetro e ghisa, da 30 a 90\u00a0cm.',
    'land-hobs': 'Smalto e bronzo per le cucine di campagna.',
    'enzo-ovens': 'Tutto vetro davanti; dietro, sette livelli.',
    'enzo-titan-ovens': 'Un forno largo, per chi cucina per tanti.',
    'land-ovens': 'Un frontale smaltato dai modi di campagna.',
    'expert-ovens': 'Pizza a 300\u00a0°C, lievitazione a 40\u00a0°C.',
    'alternate-ovens': 'Vetro nero sopra, colore sotto.',
  },
};
