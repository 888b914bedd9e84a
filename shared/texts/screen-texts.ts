import type { texts as about } from './en/screens/about.ts';
import type { texts as accessibility } from './en/screens/accessibility.ts';
import type { texts as care } from './en/screens/care.ts';
import type { texts as carousel } from './en/screens/carousel.ts';
import type { texts as catalogues } from './en/screens/catalogues.ts';
import type { texts as choices } from './en/screens/choices.ts';
import type { texts as collections } from './en/screens/collections.ts';
import type { texts as companyInfo } from './en/screens/company-info.ts';
import type { texts as dealers } from './en/screens/dealers.ts';
import type { texts as enquiry } from './en/screens/enquiry.ts';
import type { texts as filtering } from './en/screens/filtering.ts';
import type { texts as filters } from './en/screens/filters.ts';
import type { texts as fit } from './en/screens/fit.ts';
import type { texts as glossary } from './en/screens/glossary.ts';
import type { texts as home } from './en/screens/home.ts';
import type { texts as lines } from './en/screens/lines.ts';
import type { texts as login } from './en/screens/login.ts';
import type { texts as menus } from './en/screens/menus.ts';
import type { texts as model } from './en/screens/model.ts';
import type { texts as ownPage } from './en/screens/own-page.ts';
import type { texts as privacyPolicy } from './en/screens/privacy-policy.ts';
import type { texts as product } from './en/screens/product.ts';
import type { texts as productSheet } from './en/screens/product-sheet.ts';
import type { texts as reasons } from './en/screens/reasons.ts';
import type { texts as recalls } from './en/screens/recalls.ts';
import type { texts as reservedArea } from './en/screens/reserved-area.ts';
import type { texts as search } from './en/screens/search.ts';
import type { texts as support } from './en/screens/support.ts';

/**
 * Texts that only some screens show, by their area: `<language>/screens/<area>.ts`. They are loaded
 * with the screens that name the area in the route table; all others are there from the start.
 */
export interface ScreenTexts {
  care: typeof care;
  carousel: typeof carousel;
  catalogues: typeof catalogues;
  about: typeof about;
  accessibility: typeof accessibility;
  'company-info': typeof companyInfo;
  choices: typeof choices;
  dealers: typeof dealers;
  enquiry: typeof enquiry;
  'own-page': typeof ownPage;
  'privacy-policy': typeof privacyPolicy;
  collections: typeof collections;
  filtering: typeof filtering;
  filters: typeof filters;
  fit: typeof fit;
  glossary: typeof glossary;
  home: typeof home;
  login: typeof login;
  menus: typeof menus;
  lines: typeof lines;
  model: typeof model;
  product: typeof product;
  'product-sheet': typeof productSheet;
  reasons: typeof reasons;
  recalls: typeof recalls;
  'reserved-area': typeof reservedArea;
  search: typeof search;
  support: typeof support;
}

export type TextArea = keyof ScreenTexts;

/** The texts that every screen may show, or those of some screens. */
export type TextNamespace = 'texts' | TextArea;
