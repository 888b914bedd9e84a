import type { texts as source } from '../../en/screens/catalogues.ts';
import type { Translated } from '../../translated.ts';

export const texts: Translated<typeof source> = {
  pageTitle: 'Cataloghi di cucine ed elettrodomestici da incasso',
  title: 'Cataloghi',
  description:
    'I cataloghi {{brand}} da sfogliare o scaricare in PDF: cucine a libera installazione e cappe, forni, piani e compatti da incasso, con tutti i dati tecnici.',
  lead: 'Ogni linea con la sua storia, i suoi colori e i suoi dati tecnici, da sfogliare con calma.',
  list: 'Cataloghi da scaricare',
  year: 'Catalogo {{year}}',
  items: {
    cookers: {
      title: 'Cucine',
      subtitle: 'Cucine a libera installazione e cappe',
      contents: {
        lines: 'Antique, Elegant, Mixture e Perfection, ognuna con la sua storia',
        more: 'Le cappe che le completano',
        data: 'Codici, colori e dati tecnici di ogni modello',
      },
    },
    'built-in': {
      title: 'Da incasso',
      subtitle: 'Forni, piani cottura, prodotti compatti e Linea Nero',
      contents: {
        lines: 'Da Enzo a Expert, forni e piani cottura linea per linea',
        more: 'La Linea Nero, fino al microonde da 45\u00a0cm',
        data: 'Codici, colori e dati tecnici di ogni modello',
      },
    },
  },
  file: {
    details: 'PDF, {{pages}} pagine, {{size}}\u00a0MB',
    size: 'PDF, {{size}}\u00a0MB',
    open: 'Apri',
    download: 'Scarica',
    which: '{{catalogue}}, {{language}}',
  },
  empty: {
    title: 'I nostri cataloghi sono in ristampa',
    message: 'Al momento non c’è nulla da scaricare. Scrivici e ti mandiamo ciò che ti serve.',
    action: 'Scrivici',
  },
  failed: {
    title: 'Non è stato possibile caricare i cataloghi',
    message: 'Riprova tra poco, oppure scrivici e te li mandiamo noi.',
  },
  printed: {
    title: 'Lo preferisci su carta?',
    text: 'Dicci quale catalogo desideri e dove spedirlo. Li stampiamo su buona carta.',
    action: 'Richiedi una copia stampata',
  },
};
