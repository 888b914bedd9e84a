import type { texts as source } from '../../en/screens/lines.ts';
import type { Translated } from '../../translated.ts';

export const texts: Translated<typeof source> = {
  names: { cookers: '{{name}}', hobs: 'Piani {{name}}', ovens: 'Forni {{name}}' },
  titles: {
    cookers: '{{name}}, cucine a libera installazione',
    hobs: 'Piani cottura {{name}}',
    ovens: 'Forni da incasso {{name}}',
  },
  energy: 'Classe energetica',
  energySaid: '{{classes}}, su una scala da {{from}} a {{to}}',
  facts: {
    cookerWidths: { label: 'Larghezze', value: '60, 80, 90, 100 e 120\u00a0cm' },
    hobWidths: { label: 'Larghezze', value: '30, 60, 75, 78 e 90\u00a0cm' },
    landHobWidths: { label: 'Larghezze', value: '60, 75 e 90\u00a0cm' },
    ovenWidths: { label: 'Larghezze', value: '60 e 90\u00a0cm' },
    width60: { label: 'Larghezza', value: '60\u00a0cm' },
    width90: { label: 'Larghezza', value: '90\u00a0cm' },
    cavity: { label: 'Forno', value: '74\u00a0L utili (86\u00a0L lordi), 7 livelli' },
    titanCavity: { label: 'Forno', value: '121\u00a0L utili (141\u00a0L lordi)' },
    pizza: { label: 'Modalità pizza', value: '300\u00a0°C, secondo il modello' },
    leavening: { label: 'Lievitazione', value: '40\u00a0°C, secondo il modello' },
    idroclean: {
      label: 'Idroclean',
      value: 'Pulizia a vapore con acqua a 80\u2060–\u206090\u00a0°C, secondo il modello',
    },
    gasMatik: { label: 'Gas-Matik', value: 'Spegnimento automatico dopo 4\u00a0ore' },
  },
  stories: {
    antique: {
      description:
        'Cucine Antique: ottone tornito, smalto profondo e orologio a lancette, da 60 a 120\u00a0cm, con il forno di oggi.',
      title: 'I modi di una grande casa',
      first:
        'Antique conserva ciò che le cucine delle grandi case sapevano fare bene: l’ottone lavorato al tornio, lo smalto profondo, l’orologio a lancette che si legge con uno sguardo.',
      second:
        'Dietro l’ottone c’è una cucina di oggi. La fiamma va dal minimo alla piena potenza, e il forno tiene la temperatura che hai scelto, dal fondo al cielo.',
      detail: {
        title: 'Tornito, non stampato',
        text: 'Manopole, terminali e ghiera dell’orologio nascono da barre piene di ottone. Uno per uno vengono torniti, lucidati e protetti con vernice trasparente, prima di incontrare lo smalto.',
      },
    },
    elegant: {
      description:
        'Cucine Elegant: profili arrotondati, cromature lucide e un’ampia finestra, da 60 a 120\u00a0cm, a gas o a induzione.',
      title: 'La quiete di un mobile ben fatto',
      first:
        'Elegant ammorbidisce gli spigoli. Il frontale sale morbido verso il piano, la porta segue la stessa curva e le cromature raccolgono la luce della stanza.',
      second:
        'La finestra è ampia, perché guardare fa parte del cucinare: il pane che cresce, la crosta che si dora, la cena quasi pronta.',
      detail: {
        title: 'Una curva, disegnata una volta',
        text: 'Il raggio dell’angolo torna nella maniglia, nella finestra e nella cappa. Per questo tutto, nella linea, sta bene accanto al resto.',
      },
    },
    mixture: {
      description:
        'Cucine Mixture: l’acciaio satinato della cucina professionale e una porta nel tuo colore, da 60 a 120\u00a0cm.',
      title: 'Un po’ officina, un po’ casa',
      first:
        'Piano, frontale e maniglia sono in acciaio satinato, come in una cucina di mestiere. La porta ha il colore con cui scegli di vivere.',
      second:
        'Così la stessa cucina è severa la sera e amichevole a colazione. Resta tutta d’acciaio, o lascia l’ultima parola al bordeaux, al bianco, al grigio ardesia.',
      detail: {
        title: 'Fatta per essere impugnata',
        text: 'Manopole importanti e una maniglia dritta d’acciaio: c’è posto per una mano bagnata, per un canovaccio, per un po’ di fretta.',
      },
    },
    perfection: {
      description:
        'Cucine Perfection: superfici a filo e una sola linea di vetro nero, da 60 a 120\u00a0cm, a gas, a induzione o miste.',
      title: 'Solo ciò che serve per cucinare',
      first:
        'Perfection è disegnata con la riga. La porta è a filo, la maniglia segue una sola linea, i comandi abitano un’unica fascia di vetro nero.',
      second: 'Resta il lavoro: un piano a gas, a induzione o misto, e un forno che fa ciò che gli chiedi.',
      detail: {
        title: 'A filo, e facile da mantenere',
        text: 'Dove non c’è gradino, nulla si ferma. Una passata, e il frontale torna lucido come il primo giorno.',
      },
    },
    'enzo-hobs': {
      description:
        'Piani cottura Enzo: ghisa su una lastra di vetro, a gas, a induzione o misti, da 30, 60, 75, 78 e 90\u00a0cm, con Gas-Matik.',
      title: 'Il fuoco su una lastra di vetro',
      first:
        'La ghisa poggia su un vetro che pare sospeso sul piano di lavoro. Le manopole stanno in fila davanti, dove la mano le cerca.',
      second:
        'Cinque larghezze per trovare posto ovunque: un piano grande per tutta la famiglia, o due stretti affiancati, il gas accanto all’induzione.',
      detail: {
        title: 'Veglia sulla fiamma',
        text: 'Gas-Matik spegne da solo il gas dopo 4 ore: per la pentola dimenticata e per il telefono che ha squillato.',
      },
    },
    'land-hobs': {
      description:
        'Piani cottura Land: smalto, manopole in bronzo e ghisa per le cucine di campagna, da 60, 75 e 90\u00a0cm, con Gas-Matik.',
      title: 'Per cucine vissute',
      first:
        'Land ha un piano in smalto spesso e manopole in bronzo che si scaldano di tono con gli anni. Sta bene accanto alla pietra, al lino e al legno con le sue venature.',
      second:
        'Le griglie in ghisa reggono la pentola grande della domenica e lasciano scorrere la piccola senza sollevarla.',
      detail: {
        title: 'Quattro ore, poi riposa',
        text: 'Gas-Matik spegne da solo il gas dopo 4 ore, chiunque se ne sia dimenticato.',
      },
    },
    'enzo-ovens': {
      description:
        'Forni da incasso Enzo: vetro da bordo a bordo, larghi 60\u00a0cm, sette livelli, pizza a 300\u00a0°C e Idroclean.',
      title: 'Vetro da bordo a bordo',
      first:
        'Chiuso, Enzo è una lastra con due manopole sottili che quasi scompare nella colonna. Aperto, è un grande forno: sette livelli per le teglie.',
      second:
        'Arriva a 300\u00a0°C per la pizza e custodisce l’impasto a 40\u00a0°C. Il resto della settimana arrostisce, cuoce e riscalda senza farsi notare.',
      detail: {
        title: 'Pulito, con l’acqua',
        text: 'Idroclean scalda un po’ d’acqua a 80\u2060–\u206090\u00a0°C. Il vapore scioglie ciò che l’arrosto ha lasciato, un panno fa il resto.',
      },
    },
    'enzo-titan-ovens': {
      description:
        'Forni da incasso Enzo Titan: larghi 90\u00a0cm, una grande cavità dietro il vetro, pizza a 300\u00a0°C e Idroclean.',
      title: 'Posto per tutta la tavolata',
      first:
        'Enzo Titan è fatto di 90\u00a0cm di vetro in una sottile cornice d’acciaio. Dietro c’è posto per l’oca con le patate, il pesce intero, il pane della settimana.',
      second:
        'La misura da sola non basta. La ventola porta lo stesso calore in ogni angolo, così ciò che sta ai lati è pronto insieme al centro.',
      detail: {
        title: 'Uno sguardo ampio',
        text: 'Una finestra ampia su un forno ampio. Vedi ogni cosa senza aprire la porta, e il calore resta dove lavora.',
      },
    },
    'land-ovens': {
      description:
        'Forni da incasso Land: smalto incorniciato e bronzo per le cucine di campagna, 60 e 90\u00a0cm, elettrici o a gas, con Idroclean.',
      title: 'Come se ci fosse sempre stato',
      first:
        'Una porta incorniciata, il quadrante al centro e il bronzo sotto la mano: Land porta in colonna il calore della cucina di campagna.',
      second:
        'Dentro è moderno come gli altri, elettrico o a gas, largo 60 o 90\u00a0cm. Il pane lievita a 40\u00a0°C, la pizza cuoce a 300\u00a0°C.',
      detail: {
        title: 'Acqua, e nient’altro',
        text: 'Idroclean pulisce la cavità con il vapore di acqua a 80\u2060–\u206090\u00a0°C. Niente polveri, niente odori, nessuna attesa.',
      },
    },
    'expert-ovens': {
      description:
        'Forni da incasso Expert: acciaio satinato, manopole generose e maniglia tubolare, 60 e 90\u00a0cm, pizza a 300\u00a0°C.',
      title: 'Uno strumento per ogni giorno',
      first:
        'Acciaio satinato, una maniglia tubolare importante e manopole che girano anche con le mani infarinate. Expert è per chi cucina prima di guardare l’orologio.',
      second:
        'Conosce i due capi della serata: 40\u00a0°C per l’impasto che chiede tempo, 300\u00a0°C per la pizza che diventerà.',
      detail: {
        title: 'Pronto per domani',
        text: 'Quando gli ospiti sono andati via, Idroclean scioglie la giornata con acqua a 80\u2060–\u206090\u00a0°C. All’acciaio basta un panno.',
      },
    },
    'alternate-ovens': {
      description:
        'Forni da incasso Alternate: una fascia di vetro nero sopra una porta a colori, larghi 60\u00a0cm, sette livelli.',
      title: 'Due anime, un frontale',
      first:
        'Sopra, una fascia di vetro nero con i comandi. Sotto, una porta a colori: grigio ardesia, marrone, avena o bianco. Si rispondono, e vanno d’accordo.',
      second:
        'Scegli il colore dei mobili e il forno si fa da parte. Scegli il suo opposto e diventa il pezzo verso cui si volta la stanza.',
      detail: {
        title: 'C’è posto per gli ospiti',
        text: 'Con sette livelli, la cena e il dolce si dividono il calore.',
      },
    },
  },
  models: {
    title: 'I modelli',
    all: 'Vedi tutti i {{count}}',
    empty: {
      title: 'Nessun modello al momento',
      message: 'Per ora di questa linea non c’è nulla da mostrare. Il resto del catalogo è a un passo.',
      action: 'Vedi il catalogo',
    },
  },
  neighbours: { label: 'Altre linee', all: 'Tutte le linee', previous: 'Precedente', next: 'Successiva' },
  nero: {
    pageTitle: 'Linea Nero, elettrodomestici da incasso in nero opaco',
    title: 'Linea Nero',
    lead: 'Un solo nero per tutto ciò che si incassa.',
    description:
      'La Linea Nero: forni, piani cottura, cappe e compatti in un unico nero opaco, tra cui un microonde da 45\u00a0cm.',
    story: {
      title: 'Un nero che parla sottovoce',
      first:
        'Forni, piani e cappe, un cassetto scaldavivande e un microonde, tutti nello stesso nero opaco, dal vetro alle manopole.',
      second:
        'In una cucina scura scompaiono. In una chiara tracciano una sola linea. Quando lavorano, li tradisce soltanto un po’ di luce.',
    },
    microwave: {
      title: 'Un microonde da 45\u00a0cm',
      text: 'Il più piccolo della linea scongela, riscalda e gratina in una nicchia larga 45\u00a0cm, nello stesso nero del forno e del cassetto scaldavivande.',
    },
    collections: 'Tutte le collezioni',
  },
};
