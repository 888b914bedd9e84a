import type { EnergyClass } from '@kitchen/shared/energy-label.ts';
import { nameClasses } from '@kitchen/shared/energy-label.ts';
import type { SiteTexts } from '@kitchen/shared/texts/site-texts.ts';
import { fillText } from '../platform/texts/site-texts.ts';

export type SheetWords = ReturnType<typeof sheetWords>;

/** The texts that stand on data sheets and drawings, and no others: what was made with these need not be made anew. */
export const sheetWords = ({ common, facets, screens, documents }: SiteTexts) => ({
  energy: common.energy,
  oven: common.oven,
  options: facets.options,
  sections: screens.product.specifications.sections,
  technical: screens.product.technical,
  recalled: screens.recalls.headline,
  warnings: screens['product-sheet'].maker.warnings,
  drawn: screens['product-sheet'].drawing.alt,
  sheet: documents['data-sheet'],
});

/** The energy label in words. */
export const energyInWords = (energy: EnergyClass, words: Pick<SheetWords, 'energy' | 'oven'>): string =>
  fillText(words.energy, {
    classes: nameClasses(energy, (number) => fillText(words.oven, { number })),
    from: energy.from,
    to: energy.to,
  });
