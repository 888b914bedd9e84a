import type { texts as source } from '../../en/screens/menus.ts';
import type { Translated } from '../../translated.ts';

export const texts: Translated<typeof source> = {
  service: 'Assistenza',
  shortlist: 'I tuoi preferiti',
  allCollections: 'Tutte le collezioni',
  neroLine: 'Linea Nero',
  builtIn: 'Elettrodomestici da incasso',
  submenu: '{{page}}: altri link',
};
