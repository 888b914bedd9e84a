import type { Language } from '../languages.ts';

const en = {
  front: 'Front',
  side: 'Side',
  plan: 'Plan',
  installation: 'Installation',
  niche: 'Niche',
  cutout: 'Cut-out',
  shape: 'Lines within the overall size show what there is, not where it is measured to be.',
  adjustable: (by: number) => `adjustable by ${by}`,
  depth: (depth: string) => `depth ${depth}`,
  radius: (radius: string) => `radius ${radius}`,
  gas: 'Gas',
  electricity: 'Electricity',
  fromLeft: (span: string) => `${span} from the left`,
  fromRight: (span: string) => `${span} from the right`,
  above: (span: string) => `${span} above the floor`,
  overGas: 'gas',
  overElectric: 'electric',
};

export type DrawingTexts = typeof en;

/** The words in a drawing. */
export const drawingTexts: Record<Language, DrawingTexts> = {
  en,
  it: {
    front: 'Fronte',
    side: 'Fianco',
    plan: 'Pianta',
    installation: 'Installazione',
    niche: 'Nicchia',
    cutout: 'Foro d’incasso',
    shape: 'Le linee entro l’ingombro mostrano che cosa c’è, non dove si trovi di preciso.',
    adjustable: (by) => `regolabile di ${by}`,
    depth: (depth) => `profondità ${depth}`,
    radius: (radius) => `raggio ${radius}`,
    gas: 'Gas',
    electricity: 'Elettricità',
    fromLeft: (span) => `${span} da sinistra`,
    fromRight: (span) => `${span} da destra`,
    above: (span) => `${span} da terra`,
    overGas: 'gas',
    overElectric: 'elettrico',
  },
};
