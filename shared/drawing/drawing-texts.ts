import type { Language } from '../languages.ts';

const en = {
  front: 'Front',
  side: 'Side',
  plan: 'Plan',
  unit: '60 cm unit',
  shape: 'The shape within it is not measured.',
  adjustable: (by: number) => `adjustable by ${by}`,
};

export type DrawingTexts = typeof en;

/** The words in a drawing. */
export const drawingTexts: Record<Language, DrawingTexts> = {
  en,
  it: {
    front: 'Fronte',
    side: 'Fianco',
    plan: 'Pianta',
    unit: 'Mobile da 60 cm',
    shape: 'La forma al suo interno non è misurata.',
    adjustable: (by) => `regolabile di ${by}`,
  },
};
