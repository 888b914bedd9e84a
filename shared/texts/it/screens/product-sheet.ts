import type { texts as source } from '../../en/screens/product-sheet.ts';
import type { Translated } from '../../translated.ts';

export const texts: Translated<typeof source> = {
  documents: {
    title: 'Documenti',
    kinds: {
      manual: 'Manuale di istruzioni',
      drawing: 'Disegno tecnico',
      declaration: 'Dichiarazione di conformità',
      label: 'Etichetta energetica',
      other: 'Altre informazioni',
    },
    size: 'PDF, {{size}}\u00a0MB',
  },
};
