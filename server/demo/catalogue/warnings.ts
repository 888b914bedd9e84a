import type { Language } from '@kitchen/shared/languages.ts';
import type { Appliance } from './appliance.ts';
import { energyMeta } from './energy-figures.ts';
import { burnsGas } from './measures.ts';

const sentences = {
  en: {
    hot: 'Surfaces that can be reached get hot in use: keep children away',
    gas: 'To be connected by a qualified person, in a room with enough fresh air',
    hood: 'Never flambé under the hood, and clean the grease filters regularly',
    example: 'This is a demonstration: classes and figures of energy are examples',
  },
  it: {
    hot: 'Le superfici accessibili diventano calde durante l’uso: tenere lontani i bambini',
    gas: 'Da far collegare a personale qualificato, in un locale sufficientemente aerato',
    hood: 'Non cucinare mai alla fiamma sotto la cappa e pulire regolarmente i filtri antigrasso',
    example: 'Questa è una dimostrazione: classi e dati energetici sono esempi',
  },
};

/** What the demo's records warn of, as the site reads it: parts between dashes. */
export function warnings(appliance: Appliance, language: Language): string {
  const { hot, gas, hood, example } = sentences[language];
  return [
    ...(appliance.kind === 'hood' ? [hood] : [hot]),
    ...(burnsGas(appliance) ? [gas] : []),
    ...(Object.keys(energyMeta(appliance)).length > 0 ? [example] : []),
  ].join(' - ');
}
