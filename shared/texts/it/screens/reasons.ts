import type { texts as source } from '../../en/screens/reasons.ts';
import type { Translated } from '../../translated.ts';

export const texts: Translated<typeof source> = {
  title: 'Perché scegliere una cucina a libera installazione',
  crumb: 'Perché la libera installazione',
  description:
    'Un pezzo solo invece di due, da 60 a 120\u00a0cm, a gas o a induzione, da 40 a 300\u00a0°C: sei motivi per scegliere una cucina a libera installazione.',
  hero: {
    title: 'Sei motivi per scegliere la libera installazione',
    lead: 'Piano cottura e forno progettati insieme, per essere un mobile solo. Ecco che cosa ci guadagni, e dove invece conviene l’incasso.',
  },
  list: {
    whole: {
      title: 'Arriva già completa',
      text: 'Piano, forno e comandi sono un solo apparecchio, disegnato e collaudato come tale. Niente foro nel piano di lavoro, niente colonna da costruirle attorno: chiede un posto, un allacciamento e nient’altro.',
    },
    width: {
      title: 'Larga quanto il tuo modo di cucinare',
      text: 'La più stretta fa tutto nello spazio di un mobile. La più larga accoglie le pentole più grandi sopra e un secondo forno accanto al primo: l’arrosto da una parte, la torta dall’altra.',
      centimetres: '{{width}}\u00a0cm',
      scale: 'Cucine disegnate in scala, per larghezza in centimetri',
    },
    heat: {
      title: 'Il calore lo scegli tu',
      text: 'A gas, a induzione o misto: il piano cambia, la cucina attorno resta. E dove c’è il gas, Gas-Matik lo chiude da sé dopo quattro ore.',
    },
    oven: {
      title: 'Fa il pane e la pizza',
      text: 'Il forno multifunzione conosce i due estremi: il tepore paziente che fa lievitare gli impasti e la vampa che serve alla pizza. Poi si pulisce con il vapore, e nient’altro.',
      figures: {
        leavening: { value: '40\u00a0°C', name: 'Lievitazione', text: 'costanti, per pane e brioche' },
        pizza: { value: '300\u00a0°C', name: 'Pizza', text: 'croccante come nel forno a pietra' },
        idroclean: { value: '80–90\u00a0°C', name: 'Idroclean', text: 'pulizia a vapore, senza detersivi' },
      },
    },
    character: {
      title: 'Dà un centro alla stanza',
      text: 'Attorno a una cucina di carattere tutto il resto può restare sullo sfondo. I caratteri sono quattro, dall’ottone tornito a una sola fascia di vetro nero.',
      lines: {
        antique: 'Ottone, linee tornite e orologio a lancette.',
        elegant: 'Profili arrotondati e cromature lucide.',
        mixture: 'Acciaio professionale e il colore che preferisci.',
        perfection: 'Superfici a filo e vetro nero.',
      },
    },
    stays: {
      title: 'Resta con te',
      text: 'Non ha nulla di costruito attorno, quindi per prendersene cura non c’è nulla da smontare. Puoi rinnovare l’arredo e tenere lei. E quando cambi casa, viene con te.',
    },
  },
  comparison: {
    title: 'Libera installazione o incasso?',
    lead: 'Facciamo entrambe le cose, perciò possiamo dirlo con franchezza.',
    freeStanding: 'Libera installazione',
    builtIn: 'Da incasso',
    rows: {
      place: {
        name: 'Installazione',
        freeStanding: 'Un posto fra due mobili, o una parete tutta sua',
        builtIn: 'Nel piano di lavoro e nei mobili, con l’aiuto del mobiliere',
      },
      width: {
        name: 'Larghezza',
        freeStanding: 'Da 60 a 120\u00a0cm, piano e forno insieme',
        builtIn: 'Forni da 60 e 90\u00a0cm, piani da 30 a 90\u00a0cm',
      },
      position: {
        name: 'Piano e forno',
        freeStanding: 'Insieme, come nella cucina professionale',
        builtIn: 'Anche separati: il forno all’altezza degli occhi, il piano sull’isola',
      },
      look: {
        name: 'Aspetto',
        freeStanding: 'Un mobile fatto per essere guardato',
        builtIn: 'Un frontale a filo dei mobili',
      },
      move: {
        name: 'Nuovo arredo, nuova casa',
        freeStanding: 'La cucina viene con te',
        builtIn: 'I mobili nuovi si fanno su misura',
      },
    },
    ovens: 'Scopri i forni da incasso',
    hobs: 'Scopri i piani cottura',
  },
  action: {
    title: 'Vieni a vederne una',
    text: 'Da un rivenditore vicino a te trovi cucine da toccare, manopole da girare e una risposta per casa tua.',
    dealer: 'Trova un rivenditore',
    cookers: 'Scopri le cucine',
  },
};
