import type { texts as source } from '../../en/screens/support.ts';
import type { Translated } from '../../translated.ts';

export const texts: Translated<typeof source> = {
  description:
    'Manuale, elenco dei ricambi, richiami, cura e assistenza per il tuo elettrodomestico {{brand}}: per codice modello, matricola o nome, anche se ha molti anni.',
  lead: 'Per l’elettrodomestico che hai in casa, anche se ha molti anni: il manuale, i richiami, come averne cura e chi chiamare.',
  search: {
    label: 'Codice modello, matricola o nome',
    hint: 'Codice e matricola sono sulla targhetta dati. Vanno bene anche le parole, per esempio «piano 75».',
    missing: 'Inserisci un codice, una matricola o un nome.',
    submit: 'Trova',
  },
  answer: 'Risposta',
  resultsTitle: 'Manuali e supporto per «{{query}}»',
  found_one: '{{count}} elettrodomestico per «{{query}}»',
  found_other: '{{count}} elettrodomestici per «{{query}}»',
  firstShown: 'Questi sono i primi {{count}}. Aggiungi una parola o inserisci il codice modello.',
  code: 'Codice modello <keep>{{sku}}</keep>',
  all: 'Tutto quello che serve',
  noLongerMade: 'Non sono più nel nostro catalogo. I loro documenti restano qui e l’assistenza continua.',
  none: {
    title: 'Nessun risultato per «{{query}}»',
    message:
      'Confrontalo con la targhetta, lettera per lettera. Dalla sola matricola possiamo dirti se c’è un richiamo, non qual è il modello: il codice modello è lì accanto.',
    suggestions: 'Forse cercavi:',
    ask: 'Chiedi a noi',
  },
  incomplete:
    'In questo momento non possiamo consultare il catalogo: riprova tra qualche minuto. Più sotto trovi chi chiamare.',
  failed: {
    title: 'La ricerca non è riuscita',
    message: 'Riprova tra poco, oppure chiamaci: {{phone}}.',
  },
  notFound: {
    title: 'Non conosciamo nessun elettrodomestico con questo codice',
    message: 'Confronta il codice con la targhetta, lettera per lettera, e cercalo di nuovo.',
  },
  appliance: {
    pageTitle: '{{appliance}}: manuale e supporto',
    description: 'Manuale e documenti, richiami, cura e assistenza per {{appliance}}.',
    noLongerMade: 'Fuori produzione',
    noLongerMadeText: 'Non è più nel nostro catalogo. I suoi documenti restano qui e l’assistenza continua.',
    manual: 'Apri il manuale',
    sheet: 'La sua pagina nel catalogo',
    documents: 'Manuale e documenti',
    noManual: 'Il suo manuale non è ancora qui. <ask>Chiedilo a noi</ask>: te lo mandiamo.',
    noRecall: 'Nessun richiamo riguarda questo modello.',
    another: 'Cerca un altro elettrodomestico',
  },
  care: {
    title: 'Cura',
    all: 'Tutto su cura e pulizia',
    cookers: [
      'Lava cappellotti e griglie con acqua tiepida e asciugali bene prima di rimetterli.',
      'Passa smalto e acciaio con un panno morbido e un detersivo delicato, nel senso della satinatura.',
      'Libera un bruciatore otturato con un ago, mai con uno stuzzicadenti: si spezza.',
      'Versa un po’ d’acqua sul fondo del forno e scalda a 80-90\u00a0°C per mezz’ora: lo sporco bruciato viene via con un panno.',
    ],
    ovens: [
      'Lascialo raffreddare, poi puliscilo con un panno morbido e acqua tiepida.',
      'Versa un po’ d’acqua sul fondo e scalda a 80-90\u00a0°C per mezz’ora: lo sporco bruciato viene via con un panno.',
      'Pulisci il vetro della porta con un panno, mai con raschietti o polveri.',
      'Passa la guarnizione della porta solo con acqua.',
    ],
    hobs: [
      'Aspetta che sia freddo, tranne per lo zucchero.',
      'Lava cappellotti e griglie con acqua tiepida e asciugali bene.',
      'Togli lo zucchero dal vetro finché è ancora caldo, a zona spenta, con un panno o un raschietto, come dice il manuale.',
      'Libera un bruciatore otturato con un ago, mai con uno stuzzicadenti: si spezza.',
    ],
    hoods: [
      'Lava i filtri antigrasso una volta al mese, a mano, o in lavastoviglie se il manuale lo permette.',
      'Cambia i filtri al carbone ogni tre–sei mesi.',
      'Passa la cappa con un panno morbido e un detersivo delicato, nel senso della satinatura.',
    ],
    'compact-products': [
      'Passa l’interno dopo ogni uso e lascia la porta aperta finché non è asciutto.',
      'Nel microonde, una ciotola d’acqua con limone per cinque minuti alla massima potenza ammorbidisce lo sporco secco.',
      'Decalcifica quando l’apparecchio lo chiede, se fa vapore o caffè.',
    ],
  },
  plate: {
    title: 'Dove si trova la targhetta',
    text: 'È una piccola etichetta di metallo o pellicola. Riporta il codice modello, dopo «Mod.», e il numero di matricola, dopo «S/N» o «Matr.».',
    model: 'Codice modello',
    serial: 'Matricola',
    places: {
      cookers: 'Apri la porta del forno: è sul telaio, in basso a sinistra.',
      ovens: 'Apri la porta: è sul telaio, a destra.',
      hobs: 'Sotto il piano. È incassato? Una copia è sull’ultima pagina del manuale stampato.',
      hoods: 'Togli il filtro antigrasso: è all’interno, a sinistra.',
      'compact-products': 'Apri la porta o il cassetto: è sul telaio, a sinistra.',
    },
  },
  service: {
    title: 'Assistenza',
    text: 'Per una riparazione o un ricambio. Tieni a portata di mano codice modello e matricola: sono la prima cosa che ti chiederanno.',
    near: 'Vicino a te',
    phone: 'Al telefono',
    writing: 'Per iscritto',
    danger: 'Pericolo',
    dealers: 'Trova un centro assistenza vicino a te',
    write: 'Chiedi assistenza, anche con una foto',
    safety: 'Segnala un problema di sicurezza',
  },
};
