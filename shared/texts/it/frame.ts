import type { frame as source } from '../en/frame.ts';
import type { Translated } from '../translated.ts';

export const frame: Translated<typeof source> = {
  skipToContent: 'Vai al contenuto',
  experience: 'anni di esperienza',
  experienceBadge: '{{years}} anni di esperienza',
  experienceRing: 'Anni di esperienza · Dal {{year}} ·',
  navigation: 'Menu principale',
  pages: {
    collections: 'Collezioni',
    products: 'Prodotti',
    about: 'Azienda',
    dealers: 'Rivenditori',
    catalogues: 'Cataloghi',
    contacts: 'Contatti',
  },
  menu: 'Menu',
  allPages: 'Tutte le pagine',
  search: 'Cerca',
  shortcuts: 'Collegamenti rapidi',
  jobs: 'Lavora con noi',
  contactUs: 'Contattaci',
  reservedArea: 'Area riservata',
  followUs: 'Seguici',
  email: 'Scrivi a {{brand}}',
  vat: 'P. IVA {{number}}',
  serviceArea: 'Area assistenza',
  companyInfo: 'Dati societari',
  reportSafety: 'Segnala un problema di sicurezza',
  accessibility: 'Accessibilità',
  recalls: 'Richiami',
  privacyPolicy: 'Privacy policy',
};
