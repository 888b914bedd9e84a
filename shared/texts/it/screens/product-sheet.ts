import type { texts as source } from '../../en/screens/product-sheet.ts';
import type { Translated } from '../../translated.ts';

export const texts: Translated<typeof source> = {
  drawing: {
    title: 'Disegno in scala',
    alt: 'Fronte, fianco e pianta: larghezza {{width}}\u00a0mm, profondità {{depth}}\u00a0mm, altezza {{height}}\u00a0mm.',
    caption:
      'Misure in mm, per la progettazione; per l’installazione vale il manuale. Le linee entro l’ingombro mostrano che cosa c’è, non dove si trovi di preciso.',
    record: ', dati al {{date}}.',
  },
  downloads: {
    sheet: 'Scheda tecnica (PDF)',
  },
  documents: {
    title: 'Documenti',
    made: { sheet: 'Scheda tecnica', drawing: 'Disegno in scala', bim: 'Modello BIM', model: 'Modello 3D' },
    current: 'sempre con i dati di oggi',
    zip: 'Tutto in uno ZIP',
    kinds: {
      manual: 'Manuale di istruzioni',
      drawing: 'Disegno tecnico',
      declaration: 'Dichiarazione di conformità',
      label: 'Etichetta energetica',
      parts: 'Elenco dei ricambi',
      other: 'Altre informazioni',
    },
    size: '{{size}}\u00a0MB',
    pages_one: '{{count}}\u00a0pagina',
    pages_other: '{{count}}\u00a0pagine',
  },
  recall: {
    headline: 'Richiamo per la sicurezza del prodotto',
    all: 'Gli apparecchi di questo modello sono richiamati, qualunque sia il numero di matricola.',
    some: 'Alcuni apparecchi di questo modello sono richiamati: controlla se c’è anche il tuo.',
    link: 'Vedi che cosa fare',
    check: 'Controlla il numero di matricola',
  },
  maker: {
    title: 'Il fabbricante',
    name: 'Prodotto da',
    model: 'Modello',
    warnings: 'Avvertenze',
    report: 'Segnala un problema di sicurezza',
  },
};
