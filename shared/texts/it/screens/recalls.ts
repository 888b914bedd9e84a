import type { texts as source } from '../../en/screens/recalls.ts';
import type { Translated } from '../../translated.ts';

export const texts: Translated<typeof source> = {
  title: 'Richiami',
  description:
    'I richiami per la sicurezza dei prodotti {{brand}}: quali apparecchi riguardano, per modello e numero di matricola, qual è il pericolo e che cosa fare.',
  lead: 'Gli apparecchi che non si devono più usare così come sono: qual è il pericolo, che cosa fare e che cosa facciamo noi.',
  headline: 'Richiamo per la sicurezza del prodotto',
  of: 'Richiamo per la sicurezza del prodotto: {{product}}',
  none: {
    title: 'Non ci sono richiami',
    message: 'Se un nostro apparecchio dovesse essere richiamato, lo diremmo qui per prima cosa.',
    action: 'Segnala un problema',
  },
  failed: {
    title: 'In questo momento non è possibile mostrare i richiami',
    message: 'Riprova tra poco, oppure chiamaci: {{phone}}.',
  },
  check: {
    title: 'Il tuo apparecchio è tra questi?',
    of: '{{product}}, modello <keep>{{models}}</keep>',
    ofNone: 'Nessun richiamo indica il codice prodotto {{sku}}.',
    serial: 'Numero di matricola',
    where:
      'Il numero di matricola è sulla targhetta dati: sul telaio dietro la porta del forno, sotto il piano o dietro il filtro della cappa.',
    places: 'Vedi dov’è su ogni elettrodomestico',
    missing: 'Inserisci il numero di matricola.',
    submit: 'Controlla',
    concerned: 'L’apparecchio con il numero di matricola {{serial}} è tra quelli richiamati.',
    notConcerned: 'L’apparecchio con il numero di matricola {{serial}} non è tra quelli richiamati.',
    unknown: 'Nessun richiamo ha numeri di matricola fatti come {{serial}}.',
    whenUnknown:
      'Confrontalo con la targhetta, lettera per lettera; se è scritto proprio così o hai dubbi, <ask>chiedi a noi</ask>.',
    code: '{{code}} è il codice di un prodotto, non un numero di matricola.',
    notConcernedInOthers: '{{serial}} non rientra negli intervalli degli altri richiami.',
    unknownInOthers: 'Nessun altro richiamo ha numeri di matricola fatti come {{serial}}.',
    whenUnknownInOthers: 'Se hai dubbi, <ask>chiedi a noi</ask>.',
    all: 'Qualunque sia il numero di matricola, sono richiamati: {{products}}.',
    see: 'Che cosa fare',
  },
  facts: {
    date: 'Data del richiamo',
    product: 'Prodotto',
    models: 'Modelli',
    skus: 'Codici prodotto',
    serials: 'Numeri di matricola',
    range: 'da {{from}} a {{to}}',
    allSerials: 'tutti',
    sold: 'Venduto',
    hazard: 'Il pericolo',
    action: 'Che cosa fare',
    remedy: 'Che cosa facciamo noi',
    contact: 'Contatti',
  },
  ask: 'Scrivici a riguardo',
  share: 'Parlane a chi potrebbe avere questo apparecchio.',
  feeds: 'Per sapere di nuovi richiami',
};
