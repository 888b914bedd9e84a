import type { CatalogueTexts } from './texts.ts';

export const texts: CatalogueTexts = {
  catalogue: 'Catalogo {{year}}',
  titles: {
    cookers: {
      title: 'Cucine',
      subtitle: 'Cucine a libera installazione e cappe',
      subject: 'Cucine a libera installazione e cappe in quattro linee, con tutti i dati tecnici.',
    },
    'built-in': {
      title: 'Da incasso',
      subtitle: 'Forni, piani cottura, prodotti compatti e Linea Nero',
      subject:
        'Forni, piani cottura e prodotti compatti da incasso in sette linee, con tutti i dati tecnici.',
    },
  },
  introduction: {
    title: 'Dal 1979, un solo pensiero: cucinare',
    story:
      '{{brand}} nasce nel 1979. Da allora progettiamo e costruiamo apparecchi per chi ama cucinare: nel Nord Italia, per le cucine di oltre sessanta Paesi.',
    catalogues: {
      cookers:
        'In queste pagine trovi le nostre cucine a libera installazione: quattro linee, da 60 a 120 cm di larghezza, e le cappe che le completano. Ogni linea si apre con la sua storia e si chiude con i dati tecnici.',
      'built-in':
        'In queste pagine trovi ciò che vive dentro i tuoi mobili: forni, piani cottura e prodotti compatti in sette linee, fino al nero opaco della Linea Nero. Ogni linea si apre con la sua storia e si chiude con i dati tecnici.',
    },
    figures: {
      founded: { value: '1979', label: 'l’anno in cui tutto comincia' },
      countries: { value: '60+', label: 'Paesi in cui siamo di casa' },
      facility: { value: '30.000 m²', label: 'nel Nord Italia' },
      quality: { value: 'ISO 9001', label: 'ottenuta nel 1998' },
    },
  },
  contents: 'Sommario',
  page: 'pagina {{page}}',
  products: '{{count}} prodotti',
  chapters: {
    antique: {
      title: 'Antique',
      story:
        'Ottone, linee tornite e orologio a lancette portano in casa la cucina delle grandi dimore. Una Antique è il pezzo attorno a cui si dispone la stanza.',
    },
    elegant: {
      title: 'Elegant',
      story:
        'Profili arrotondati e cromature lucide danno a Elegant la quiete di un mobile ben fatto. Sta nella stanza con la naturalezza di un tavolo.',
    },
    mixture: {
      title: 'Mixture',
      story:
        'L’acciaio della cucina professionale incontra il colore che preferisci. Mixture lavora tutta la settimana e la domenica fa ancora bella figura.',
    },
    perfection: {
      title: 'Perfection',
      story:
        'Superfici a filo e una sola linea di vetro nero: resta ciò che serve per cucinare. Perfection è moderna senza alzare la voce.',
    },
    hoods: {
      title: 'Cappe per la cucina da incasso',
      story:
        'Le nostre linee da incasso continuano sopra il piano cottura: un arco smaltato per Land, un frontale sottile a scomparsa per Enzo e Alternate, nero opaco fino al soffitto per Nero.',
    },
    enzo: {
      title: 'Enzo',
      story:
        'Tutto vetro da bordo a bordo, con due manopole sottili: Enzo quasi scompare nella colonna. Sui suoi piani la ghisa poggia su una lastra che pare sospesa.',
    },
    enzo_titan: {
      title: 'Enzo Titan',
      story:
        'Novanta centimetri di vetro in una sottile cornice d’acciaio. Con 121 litri utili, Enzo Titan accoglie l’arrosto di tutta la tavolata.',
    },
    land: {
      title: 'Land',
      story:
        'Smalto, bronzo e cornici conservano il calore della cucina di campagna, in forni e piani cottura che sanno fare tutto ciò che si chiede oggi.',
    },
    expert: {
      title: 'Expert',
      story:
        'Acciaio satinato, manopole generose e maniglia tubolare: Expert è uno strumento, per pentole grandi, giornate lunghe e chi cucina ogni giorno.',
    },
    alternate: {
      title: 'Alternate',
      story:
        'Vetro nero sopra, colore sotto: due anime che si rispondono, in tonalità che riprendono quelle della stanza.',
    },
    elementum: {
      title: 'Elementum',
      story: 'Niente manopole, niente maniglia: solo vetro e un profilo da sfiorare. Non serve altro.',
    },
    nero: {
      title: 'Linea Nero',
      story:
        'Nero opaco in ogni dettaglio. Una gamma completa da incasso, dal forno al microonde da 45 cm, per le cucine che parlano sottovoce.',
    },
  },
  opening: {
    categories: 'Prodotti',
    widths: 'Larghezze',
    cooktops: 'Piani',
    colors: 'Colori',
    centimetres: '{{widths}} cm',
    cooktop: {
      gas: 'gas',
      induction: 'induzione',
      mixed: 'misto',
      ceramic: 'vetroceramica',
      electric: 'piastre elettriche',
    },
  },
  cards: {
    width: '{{size}} cm',
    height: 'alto {{size}} cm',
    cooktop: {
      gas: 'piano a gas',
      induction: 'piano a induzione',
      mixed: 'piano misto',
      ceramic: 'piano in vetroceramica',
      electric: 'piano elettrico',
    },
    hob: {
      gas: 'piano a gas',
      induction: 'piano a induzione',
      mixed: 'piano misto',
      ceramic: 'piano in vetroceramica',
      electric: 'piano elettrico',
    },
    places: {
      gas_burners: '{{count}} bruciatori a gas',
      induction: '{{count}} zone a induzione',
      ceramic: '{{count}} zone in vetroceramica',
      electric_solid_plates: '{{count}} piastre elettriche',
    },
    installation: { wall: 'A parete', under_cabinet: 'Sottopensile' },
  },
  table: {
    title: 'Dati tecnici',
    sku: 'Codice',
    product: 'Prodotto',
    color: 'Colore',
    dimensions: 'L × P × A, mm',
    volume: 'litri',
    power: 'kW',
    note: 'Larghezza, profondità e altezza dell’apparecchio; volume utile del forno principale in litri; potenza assorbita in kW. I dati tecnici possono essere migliorati senza preavviso.',
  },
  back: {
    invitation: 'Scrivici o chiamaci: di cucine parliamo volentieri.',
  },
};
