import type { texts as source } from '../../en/documents/data-sheet.ts';
import type { Translated } from '../../translated.ts';

export const texts: Translated<typeof source> = {
  title: 'Scheda tecnica: {{name}}',
  drawing: 'Disegno in scala: {{name}}',
  scale: 'Misure in mm, in scala.',
  scaleOf: 'Scala 1:{{divisor}} su {{paper}}, mm',
  record: 'dati al {{date}}',
  note: 'Per la progettazione; per l’installazione vale il manuale.',
  recordOf: 'Dati al {{date}}.',
  sku: 'Codice prodotto {{sku}}',
  model: 'Modello {{model}}',
  finishes: 'Finiture',
  energy: 'Classe energetica',
  technical: '{{kind}}, (UE) 66/2014',
  qrCode: 'Codice QR della pagina di questo prodotto',
};
