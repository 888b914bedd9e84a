import type { Language } from '@kitchen/shared/languages.ts';
import type { Appliance } from './appliance.ts';
import { burnsGas, cookingPlaces, measures } from './measures.ts';

/** Cut-outs in mm by the nominal width of a hob, all 490 mm deep. */
const cutouts: Record<number, number> = { 30: 268, 60: 560, 75: 560, 78: 560, 90: 860 };

const words = {
  en: {
    left: 'Left',
    up: 'Height',
    width: 'Width',
    depth: 'Depth',
    height: 'Height',
    above: 'Above',
    radius: 'Radius',
  },
  it: {
    left: 'Da sinistra',
    up: 'Da terra',
    width: 'Larghezza',
    depth: 'Profondità',
    height: 'Altezza',
    above: 'Sopra',
    radius: 'Raggio',
  },
};

/** What a maker would enter of an appliance's place in the kitchen, by meta key. */
export function installationMeta(appliance: Appliance, language: Language): Record<string, string> {
  const { kind, size } = appliance;
  const { width, depth, height } = measures(appliance);
  const { left, up, above, ...sizes } = words[language];
  const position = (from: number, to: number) =>
    `${left}: ${Math.round(width * from)}–${Math.round(width * to)} mm - ${up}: 120–300 mm`;
  switch (kind) {
    case 'cooker':
      return {
        door_open: `${depth + 470} mm`,
        electric_position: position(0.1, 0.35),
        ...(burnsGas(appliance) && { gas_position: position(0.65, 0.9) }),
        clearances: `${above}: ${cookingPlaces(appliance).gas > 0 ? 750 : 650} mm`,
      };
    case 'oven':
    case 'compact-oven':
      return {
        door_open: `${depth + Math.round(height * 0.76)} mm`,
        niche: `${sizes.width}: ${width - 35}–${width - 27} mm - ${sizes.depth}: ${depth} mm - ${sizes.height}: ${height - 5}–${height + 5} mm`,
      };
    case 'warming-drawer':
      return {
        niche: `${sizes.width}: ${width - 35}–${width - 27} mm - ${sizes.depth}: ${depth} mm - ${sizes.height}: ${height + 1} mm`,
      };
    case 'hob':
      return {
        cutout: `${sizes.width}: ${cutouts[size]} mm - ${sizes.depth}: 490 mm - ${sizes.radius}: 10 mm`,
      };
    case 'hood':
      return {
        clearances:
          language === 'en'
            ? 'Above gas: 750 mm - Above electric hobs: 650 mm'
            : 'Sopra gas: 750 mm - Sopra piani elettrici: 650 mm',
      };
    case 'microwave':
      return {};
  }
}
