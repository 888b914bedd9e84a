import type { texts as source } from '../../en/screens/company-info.ts';
import type { Translated } from '../../translated.ts';

export const texts: Translated<typeof source> = {
  title: 'Dati societari',
  description:
    'Chi c’è dietro {{brand}}: sede legale, partita IVA e registro delle imprese, contatti, l’azienda in cifre e l’accessibilità del sito.',
  lead: 'Chi c’è dietro questo sito, dove trovarci e l’azienda in cifre.',
  country: 'Italia',
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
  accessibility: {
    title: 'Accessibilità',
    text: '<p>Questo sito è per tutti quelli che cucinano. Lo costruiamo secondo le Web Content Accessibility Guidelines (WCAG) 2.2, livello AA: si usa anche con la sola tastiera e con un lettore di schermo, i testi si possono ingrandire, ciò che si muove si può fermare e le pagine si leggono bene anche senza script. Lo verifichiamo con prove automatiche e a mano.</p><p>Alcuni testi dei prodotti esistono in una sola lingua e alcuni documenti da scaricare potrebbero non essere ancora adatti a ogni lettore di schermo. Se qualcosa ti impedisce di trovare ciò che cerchi, scrivi a <mail>{{email}}</mail>: rispondiamo entro due giorni lavorativi, ti diamo le informazioni in un’altra forma e sistemiamo la pagina.</p>',
  },
  credits: {
    title: 'Crediti',
    text: '<p>Gli ambienti e i dettagli di questo sito sono immagini realizzate al computer: i colori sullo schermo possono differire da quelli di smalto e acciaio, e il rivenditore ti mostra i campioni.</p><p>I testi sono composti in Cormorant Garamond, dei Cormorant Project Authors, e Instrument Sans, degli Instrument Sans Project Authors, entrambi con licenza SIL Open Font License.</p><p>Testi e immagini sono di {{company}}, e come trattiamo i dati personali è spiegato nella <privacy>privacy policy</privacy>.</p>',
  },
};
