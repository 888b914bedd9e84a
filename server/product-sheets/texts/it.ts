import { nameClasses } from '@kitchen/shared/energy-label.ts';
import type { SheetTexts } from './en.ts';

export const it: SheetTexts = {
  drawing: {
    title: (name) => `Disegno in scala: ${name}`,
    scale: 'Ingombro in mm, in scala.',
  },
  note: 'Per la progettazione; per l’installazione vale il manuale.',
  recordOf: (date) => `Dati al ${date}.`,
  sheet: {
    title: (name) => `Scheda tecnica: ${name}`,
    sku: (sku) => `Codice prodotto ${sku}`,
    model: (model) => `Modello ${model}`,
    finishes: 'Finiture',
    energy: 'Classe energetica',
    energyAlt: (energy) =>
      `Classe energetica ${nameClasses(energy, (number) => `forno ${number}`)}, su una scala da ${energy.from} a ${energy.to}`,
    technical: (kind) => `${kind}, (UE) 66/2014`,
    qrCode: 'Codice QR della pagina di questo prodotto',
    alt: (width, depth, height) =>
      `Fronte, fianco e pianta in scala: larghezza ${width} mm, profondità ${depth} mm, altezza ${height} mm.`,
  },
};
