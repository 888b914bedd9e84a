import type { FoundPage } from '@kitchen/shared/search.ts';

export const serviceWords = [
  ...['service', 'repair', 'spare part', 'spare', 'warranty', 'guarantee', 'assistance'],
  ...['assistenza', 'riparazione', 'ricambio', 'pezzo di ricambio', 'garanzia'],
];
/** Parts that wear out. */
export const partWords = [
  ...['gasket', 'bulb', 'charcoal filter', 'carbon filter', 'grease filter', 'door seal'],
  ...['part', 'seal', 'knob', 'filter', 'lamp', 'shelf', 'tray', 'handle', 'grid', 'burner cap'].map(
    (part) => `replacement ${part}`,
  ),
  ...['guarnizione', 'lampadina', 'filtro carboni', 'filtro carbone', 'filtro antigrasso'],
];
/** The ways to help, which everybody may need. */
export const helpWords = ['help', 'aiuto'];
export const registrationWords = ['register', 'registration', 'registra', 'registrare', 'registrazione'];
const priceWords = [
  ...[
    'price',
    'how much',
    'cheap',
    'cheaper',
    'cheapest',
    'affordable',
    'inexpensive',
    'budget',
    'discount',
    'offer',
  ],
  ...['prezzo', 'economico', 'conveniente', 'sconto', 'offerta'],
];
/** What the site does not say, and people do. */
const askedWords = [
  ...priceWords,
  ...['delivery', 'delivery time', 'lead time', 'shipping', 'consegna', 'tempi di consegna', 'spedizione'],
  ...[
    'job',
    'career',
    'vacancy',
    'work with us',
    'posto di lavoro',
    'lavora con noi',
    'lavorare',
    'assunzione',
  ],
  ...['opening hours', 'orari', 'orario'],
];

/** What visitors type for what is no product, in both languages. */
export const words: Readonly<Record<FoundPage, readonly string[]>> = {
  // What is dangerous is said in sentences.
  safety: [],
  prices: priceWords,
  // Of a size, or a space, it says nothing by itself.
  fit: [
    ...['fit', 'fit space', 'gap', 'nicchia', 'nicchia size', 'nicchia dimensions'],
    ...['nicchia spazio', 'misura nicchia', 'dimensioni nicchia'],
  ],
  energyLabel: ['energy label', 'eprel', 'etichetta energetica'],
  dealers: [
    ...[
      'dealer',
      'retailer',
      'shop',
      'store',
      'showroom',
      'reseller',
      'where to buy',
      'buy',
      'sell',
      'where to see',
    ],
    ...[
      'rivenditore',
      'negozio',
      'punto vendita',
      'showroom',
      'concessionario',
      'dove comprare',
      'comprare',
      'acquistare',
      'vende',
      'vendete',
      'vendono',
      'espone',
      'espongono',
      'esposto',
      'esposta',
      'esposizione',
      'dove vedere',
    ],
  ],
  support: [
    ...serviceWords,
    ...partWords,
    ...helpWords,
    ...['support', 'serial number', 'rating plate', 'supporto', 'matricola', 'targhetta'],
    ...registrationWords,
  ],
  care: [
    ...['care', 'clean', 'how to clean', 'maintenance', 'limescale', 'descale', 'descaling'],
    ...['cura', 'pulire', 'come pulire', 'pulisce', 'manutenzione', 'calcare', 'decalcificare'],
  ],
  recalls: [
    ...['recall', 'recalled', 'safety notice', 'product safety', 'defect'],
    ...['richiamo', 'richiamato', 'richiamata', 'avviso di sicurezza', 'sicurezza prodotto', 'difetto'],
  ],
  catalogues: [
    ...['catalogue', 'catalog', 'brochure', 'leaflet', 'price list'],
    ...['catalogo', 'brochure', 'depliant', 'opuscolo', 'listino'],
  ],
  contacts: [
    ...serviceWords,
    ...partWords,
    ...helpWords,
    ...askedWords,
    ...['contact', 'telephone', 'e-mail', 'contatti', 'telefono'],
  ],
  login: [
    ...[
      'login',
      'log in',
      'sign in',
      'reserved area',
      'service area',
      'service login',
      'partner',
      'technician',
    ],
    ...['accesso', 'accedi', 'area riservata', 'area assistenza', 'tecnico'],
  ],
  collections: ['collection', 'line', 'series', 'collezione', 'linea', 'serie'],
  privacyPolicy: ['privacy', 'personal data', 'gdpr', 'cookie', 'dati personali'],
  accessibility: ['accessible', 'wcag', 'accessibile', 'barriere'],
  reasons: [
    ...['reason', 'why', 'advantage', 'benefit', 'why freestanding'],
    ...['ragione', 'motivo', 'perche scegliere', 'vantaggio'],
  ],
};
