import type { texts as source } from '../../en/documents/data-sheet.ts';
import type { Translated } from '../../translated.ts';

export const texts: Translated<typeof source> = {
  title: 'Scheda tecnica: {{name}}',
  drawing: 'Disegno in scala: {{name}}',
  scale: 'Ingombro in mm, in scala.',
  note: 'Per la progettazione; per l’installazione vale il manuale.',
  recordOf: 'Dati al {{date}}.',
  sku: 'Codice prodotto {{sku}}',
  model: 'Modello {{model}}',
  finishes: 'Finiture',
  energy: 'Classe energetica',
  technical: '{{kind}}, (UE) 66/2014',
  qrCode: 'Codice QR della pagina di questo prodotto',
};
