import type { frame as source } from '../en/frame.ts';
import type { Translated } from '../translated.ts';

export const frame: Translated<typeof source> = {
  skipToContent: 'Vai al contenuto',
  experience: 'anni di esperienza',
  experienceBadge: '{{years}} anni di esperienza',
  categories: 'Categorie di prodotto',
  menu: 'Menu',
  search: 'Cerca',
  email: 'Scrivi a {{brand}}',
};
