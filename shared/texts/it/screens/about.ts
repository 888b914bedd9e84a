import type { texts as source } from '../../en/screens/about.ts';
import type { Translated } from '../../translated.ts';

export const texts: Translated<typeof source> = {
  pageTitle: 'La nostra storia: cucine made in Italy dal {{year}}',
  title: 'La nostra storia',
  description:
    'Nata a Milano nel {{year}}, {{brand}} costruisce cucine, forni, piani cottura e cappe in 30.000\u00a0m² nel Nord Italia, per oltre 60 Paesi.',
  foundingPlace: 'Milano',
  hero: 'Calore, acciaio e pazienza',
  story: {
    title: 'Tutto comincia a Milano, con un forno e un’idea ostinata',
    text: '<lead>Una cucina si deve poter riparare, amare e lasciare in eredità. <keep>{{brand}}</keep> ne è convinta dal {{year}}: ogni modello è disegnato da chi poi lo costruirà.</lead><p>Oggi i nostri apparecchi sono di casa in <strong>oltre 60 Paesi</strong> e nascono in uno <strong>stabilimento di 30.000\u00a0m²</strong> nel Nord Italia, che nel 1998 ha ottenuto la certificazione <strong>ISO 9001</strong>. Tutto al servizio di una cosa sola, quella con cui firmiamo: <tagline>{{tagline}}</tagline>.</p>',
  },
  history: {
    title: 'Le nostre tappe',
    entries: {
      founding: {
        year: '1979',
        title: 'Il primo forno',
        content: 'Un’officina a Milano e un solo modello, con la porta in ghisa.',
      },
      abroad: {
        year: '1985',
        title: 'Oltre le Alpi',
        content: 'Le prime cucine a libera installazione partono per Francia, Germania e Paesi Bassi.',
      },
      home: {
        year: '1995',
        title: 'Una casa nostra',
        content:
          'Progetto, smaltatura e montaggio si riuniscono sotto un solo tetto nel Nord Italia. Tre anni dopo arriva la ISO 9001.',
      },
      builtIn: {
        year: '2005',
        title: 'Dentro i mobili',
        content: 'Forni, piani cottura e prodotti compatti da incasso affiancano le cucine.',
      },
      nero: {
        year: '2020',
        title: 'Una linea in nero',
        content: 'La Linea Nero veste l’incasso di nero opaco, fino al microonde da 45\u00a0cm.',
      },
    },
  },
  craft: {
    brass: {
      title: 'Ottone, un pezzo alla volta',
      text: 'In una Antique manopole e terminali delle maniglie nascono da barre piene di ottone: torniti, lucidati e protetti con vernice trasparente uno a uno, prima di incontrare lo smalto.',
    },
    flame: {
      title: 'Una fiamma che ubbidisce',
      text: 'I nostri bruciatori vanno dal sussurro per le salse alla piena potenza per il wok. E se qualcuno se ne dimentica, Gas-Matik chiude il gas dopo quattro ore.',
    },
    oven: {
      title: 'Forni che respirano',
      text: 'Sette livelli e un percorso dell’aria che affiniamo fin dal primo schizzo.',
    },
  },
  heart: {
    title: 'Il cuore del prodotto è in ciò che tocchi ogni giorno',
    gallery: 'Immagini dei nostri apparecchi',
    closing:
      'Non lanciamo un modello a ogni stagione. Ne portiamo uno a compimento, e poi ce ne prendiamo cura finché c’è qualcuno che ci cucina.',
  },
};
