import type { EnergyClass } from '@kitchen/shared/energy-label.ts';
import { nameClasses } from '@kitchen/shared/energy-label.ts';

/** What stands in drawings and on sheets. */
export const en = {
  drawing: {
    title: (name: string) => `Drawing to scale: ${name}`,
    scale: 'Overall size in mm, to scale.',
  },
  note: 'For planning; installation by the manual.',
  recordOf: (date: string) => `As of ${date}.`,
  sheet: {
    title: (name: string) => `Data sheet: ${name}`,
    sku: (sku: string) => `Product code ${sku}`,
    model: (model: string) => `Model ${model}`,
    finishes: 'Finishes',
    energy: 'Energy class',
    energyAlt: (energy: EnergyClass) =>
      `Energy class ${nameClasses(energy, (number) => `oven ${number}`)}, on a scale from ${energy.from} to ${energy.to}`,
    technical: (kind: string) => `${kind}, (EU) 66/2014`,
    qrCode: 'QR code of this product’s page',
    alt: (width: number, depth: number, height: number) =>
      `Front, side and plan to scale: ${width} mm wide, ${depth} mm deep, ${height} mm high.`,
  },
};

export type SheetTexts = typeof en;
