import type { texts as source } from '../../en/screens/company-info.ts';
import type { Translated } from '../../translated.ts';

export const texts: Translated<typeof source> = {
  title: 'Dati societari',
  description:
    'Chi c’è dietro {{brand}}: sede legale, partita IVA e registro delle imprese, capitale sociale, contatti e l’azienda in cifre.',
  lead: 'Chi c’è dietro questo sito, dove trovarci e l’azienda in cifre.',
  company: {
    title: 'La società',
    name: 'Ragione sociale',
    office: 'Sede legale',
    vat: 'Partita IVA',
    registerOffice: 'Registro delle imprese di',
    register: 'Numero REA',
    capital: 'Capitale sociale',
    paidIn: '{{amount}} interamente versato',
    soleShareholder: 'Socio unico',
    liquidation: 'In liquidazione',
    yes: 'Sì',
    no: 'No',
  },
  contacts: {
    title: 'Contatti',
    email: 'E-mail',
    phone: 'Telefono',
    pages: 'Scrivici',
    contacts: 'Contatti',
    dealers: 'Rivenditori',
  },
  figures: {
    title: 'In cifre',
    founded: 'l’anno in cui tutto è cominciato, a Milano',
    countries: { value: 'oltre 60', label: 'Paesi in cui si cucina con i nostri apparecchi' },
    facility: { value: '30.000\u00a0m²', label: 'di stabilimento nel Nord Italia' },
    quality: { value: '1998', label: 'l’anno della nostra certificazione di qualità ISO 9001' },
  },
  credits: {
    title: 'Crediti',
    text: '<p>Gli ambienti e i dettagli di questo sito sono immagini realizzate al computer: i colori sullo schermo possono differire da quelli di smalto e acciaio, e il rivenditore ti mostra i campioni.</p><p>I testi sono composti in Cormorant Garamond, dei Cormorant Project Authors, e Instrument Sans, degli Instrument Sans Project Authors, entrambi con licenza SIL Open Font License.</p><p>Testi e immagini sono di <keep>{{company}}</keep>, e come trattiamo i dati personali è spiegato nell’<privacy>informativa sulla privacy</privacy>.</p>',
  },
};
