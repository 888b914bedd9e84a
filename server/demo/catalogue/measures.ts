import type { Appliance } from './appliance.ts';

/** Overall size in mm. */
export interface Measures {
  width: number;
  depth: number;
  height: number;
}

export function measures({ kind, size, hoodShape }: Appliance): Measures {
  switch (kind) {
    case 'cooker':
      return { width: size * 10, depth: 600, height: 900 };
    case 'oven':
      return { width: size * 10 - 5, depth: 560, height: size === 60 ? 595 : 475 };
    case 'hob':
      return { width: size * 10, depth: 510, height: 48 };
    case 'hood':
      return {
        width: size * 10,
        depth: hoodShape === 'slim' ? 300 : 480,
        height: hoodShape === 'slim' ? 180 : 780,
      };
    case 'warming-drawer':
      return { width: 595, depth: 540, height: 140 };
    case 'microwave':
      return { width: 450, depth: 380, height: 380 };
    case 'compact-oven':
      return { width: 595, depth: 540, height: 455 };
  }
}

/** Gas burners, cooking zones or plates; a mixed top has `gas` burners beside `electric` zones. */
export function cookingPlaces({ kind, size, cooktop }: Appliance): { gas: number; electric: number } {
  if (!cooktop) return { gas: 0, electric: 0 };
  const wide = kind === 'cooker' ? 0 : 15;
  const all = size <= 30 ? 2 : size <= 60 ? 4 : size < 100 - wide ? 5 : size < 120 - wide ? 6 : 7;
  if (cooktop === 'gas') return { gas: all, electric: 0 };
  if (cooktop === 'mixed') return { gas: all - 2, electric: 2 };
  return { gas: 0, electric: Math.min(all, 6) };
}

/** Wide cookers have two ovens side by side. */
export function cavities({ kind, size, line }: Appliance): number {
  return kind === 'cooker' && (size >= 100 || (line === 'antique' && size >= 90)) ? 2 : 1;
}

/** How high a cooker's is in mm, which gas needs higher. */
export const splashbackOf = (appliance: Appliance): number => (cookingPlaces(appliance).gas > 0 ? 95 : 55);

/** Volume of the main oven in litres, where the maker states it. */
export function cavityVolume({ kind, size, line }: Appliance): { usable: number; gross: number } | null {
  if (line === 'enzo_titan') return { usable: 121, gross: 141 };
  const standard = (kind === 'oven' && size === 60) || (kind === 'cooker' && size !== 90);
  return standard ? { usable: 74, gross: 86 } : null;
}

/** Connected load in kW, as the rating plate states it. */
export function ratedPower(appliance: Appliance): number {
  const { kind, cooktop, ovenType, size } = appliance;
  if (kind === 'hood') return 0.27;
  if (kind === 'microwave') return 1.7;
  if (kind === 'warming-drawer') return 0.8;
  const places = cookingPlaces(appliance).electric;
  const top = cooktop === 'induction' ? (places > 2 ? 7.4 : 3.7) : places * 1.6;
  const electricOven = ovenType && ovenType !== 'gas' && ovenType !== 'gas_with_fan';
  const oven = electricOven ? 3.2 * cavities(appliance) : 0.1;
  const ignition = kind === 'hob' && cooktop === 'gas' ? 0.1 : 0;
  const rated = kind === 'hob' ? top + ignition : top + (size === 45 ? 2.8 : oven);
  return Math.round(rated * 10) / 10;
}

export function burnsGas({ cooktop, ovenType }: Appliance): boolean {
  return cooktop === 'gas' || cooktop === 'mixed' || ovenType === 'gas' || ovenType === 'gas_with_fan';
}
