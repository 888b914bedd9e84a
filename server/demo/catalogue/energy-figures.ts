import type { Appliance, OvenType } from './appliance.ts';
import { burnsGas, cavities, cookingPlaces } from './measures.ts';

/** Whether an appliance would carry an energy label: ovens and hoods, but no microwaves. */
export function carriesLabel({ kind, ovenType }: Appliance): boolean {
  return ovenType !== undefined || kind === 'hood';
}

/**
 * What a maker would enter of energy classes and technical information, by meta key. The figures are made up, but
 * agree with one another: an oven's energy with its volume and its class, a hob's with its zones.
 */
export function energyMeta(appliance: Appliance): Record<string, string> {
  const { ovenType, cooktop, kind } = appliance;
  return {
    ...(ovenType && ovenFigures(appliance, ovenType)),
    ...(cooktop && cooktop !== 'gas' && electricHobFigures(appliance)),
    ...(cooktop && burnsGas({ ...appliance, ovenType: 'electric' }) && gasHobFigures(appliance)),
    ...(kind === 'hood' && hoodFigures(appliance)),
  };
}

/** Energy efficiency indices well within their classes. */
const indices = { 'A+': 78, A: 97, B: 116 } as const;
type OvenClass = keyof typeof indices;

const classes: Record<OvenType, OvenClass> = {
  electric: 'B',
  electric_static: 'B',
  electric_fan: 'A',
  electric_multifunction: 'A',
  gas: 'B',
  gas_with_fan: 'A',
};

function ovenFigures(appliance: Appliance, ovenType: OvenType): Record<string, string> {
  const { kind, line, size } = appliance;
  const isGas = ovenType === 'gas' || ovenType === 'gas_with_fan';
  const isThrifty =
    kind === 'oven' && ovenType === 'electric_multifunction' && /enzo|elementum|nero/.test(line);
  const first = {
    volume: mainVolume(appliance),
    energyClass: isThrifty ? 'A+' : classes[ovenType],
    isGas,
    hasFan: !['electric', 'electric_static', 'gas'].includes(ovenType),
  } as const;
  // The auxiliary oven beside it grills and bakes, without a fan.
  const second = { volume: 38, energyClass: 'B', isGas: false, hasFan: false } as const;
  const ovens = cavities(appliance) === 2 ? [first, second] : [first];
  const list = (values: string[]) => values.join('; ');
  const conventional = ovens.map(({ hasFan, ...oven }) => energyOf(oven) * (hasFan ? 1.13 : 1));
  return {
    energy_class: ovens.map(({ energyClass }) => energyClass).join(', '),
    oven_volume: list(ovens.map(({ volume }) => String(volume))),
    oven_energy_conventional: list(conventional.map((energy) => energy.toFixed(2))),
    ...(first.hasFan && {
      oven_energy_fan: list(ovens.map((oven) => (oven.hasFan ? energyOf(oven).toFixed(2) : '-'))),
    }),
    oven_heat_source: list(ovens.map((oven) => (oven.isGas ? 'gas' : 'electricity'))),
    oven_mass: (size * (kind === 'cooker' ? 1.15 : 0.58) - (kind === 'cooker' ? 4 : -2)).toFixed(1),
  };
}

function mainVolume(appliance: Appliance): number {
  const { kind, line, size } = appliance;
  if (line === 'enzo_titan') return 121;
  if (kind === 'compact-oven') return 44;
  if (size !== 90) return 74;
  // As wide as all of it, or with another beside it.
  return cavities(appliance) === 2 ? 58 : 98;
}

/** In kWh a cycle, from the standard energy consumption of Regulation (EU) No 65/2014, Annex II. */
function energyOf({
  volume,
  energyClass,
  isGas,
}: {
  volume: number;
  energyClass: OvenClass;
  isGas: boolean;
}) {
  const standard = isGas ? (0.044 * volume + 3.53) / 3.6 : 0.0042 * volume + 0.55;
  return (standard * indices[energyClass]) / 100;
}

const technologies = {
  induction: 'induction',
  ceramic: 'radiant',
  mixed: 'radiant',
  electric: 'solid_plates',
};
/** By how many there are: diameters in cm, from the left and from the rear, as the pictures show them. */
const roundZones: Partial<Record<number, readonly string[]>> = {
  2: ['14.5', '18'],
  4: ['18', '18', '18', '14.5'],
  5: ['14.5', '18', '21', '18', '14.5'],
  6: ['18', '18', '21', '16', '18', '14.5'],
};

function zoneSizes(appliance: Appliance): readonly string[] {
  const { line, cooktop, size } = appliance;
  const count = cookingPlaces(appliance).electric;
  if (line !== 'elementum' || cooktop !== 'induction') return roundZones[count] ?? [];
  // Fields of the glass, of which an odd one is a square in the middle.
  const width = size === 75 ? 21 : 25;
  return Array.from({ length: count }, (_, at) =>
    count % 2 && at === (count - 1) / 2 ? `${width} x ${width}` : `${width} x 19`,
  );
}

function electricHobFigures(appliance: Appliance): Record<string, string> {
  const technology = technologies[appliance.cooktop as keyof typeof technologies];
  const base = { induction: 176.2, radiant: 188.4, solid_plates: 193.1 }[technology] ?? 0;
  const zones = zoneSizes(appliance);
  const energies = zones.map((size, index) => base + 3.1 * (index % 3) + size.length / 10);
  return {
    hob_technology: technology,
    hob_zones: String(zones.length),
    hob_zone_size: zones.join('; '),
    hob_zone_energy: energies.map((energy) => energy.toFixed(1)).join('; '),
    hob_energy: mean(energies).toFixed(1),
  };
}

function gasHobFigures(appliance: Appliance): Record<string, string> {
  const efficiencies = Array.from(
    { length: cookingPlaces(appliance).gas },
    (_, index) => 55.4 + ((index * 1.7) % 4),
  );
  return {
    hob_burners: String(efficiencies.length),
    hob_burner_efficiency: efficiencies.map((efficiency) => efficiency.toFixed(1)).join('; '),
    hob_gas_efficiency: mean(efficiencies).toFixed(1),
  };
}

function hoodFigures({ hoodShape, size }: Appliance): Record<string, string> {
  const figures = {
    arch: {
      energy_class: 'A',
      energy: 42.6,
      fluid: 30.2,
      light: 29.4,
      grease: 87.5,
      flow: 580,
      noise: [48, 62],
    },
    chimney: {
      energy_class: 'A+',
      energy: 33.8,
      fluid: 33.6,
      light: 34.1,
      grease: 90.2,
      flow: 640,
      noise: [44, 60],
    },
    slim: {
      energy_class: 'B',
      energy: 58.3,
      fluid: 24.7,
      light: 28.6,
      grease: 85.4,
      flow: 410,
      noise: [51, 65],
    },
  }[hoodShape ?? 'chimney'];
  const flow = figures.flow + (size - 90);
  return {
    energy_class: figures.energy_class,
    hood_annual_energy: (figures.energy + size / 10).toFixed(1),
    hood_fluid_efficiency: String(figures.fluid),
    hood_lighting_efficiency: String(figures.light),
    hood_grease_filtering: String(figures.grease),
    hood_air_flow_min: String(Math.round(flow * 0.42)),
    hood_air_flow_max: String(flow),
    hood_air_flow_boost: String(Math.round(flow * 1.22)),
    hood_noise_min: String(figures.noise[0]),
    hood_noise: String(figures.noise[1]),
    ...speedFigures(flow, figures.noise),
  };
}

/** At four speeds, of which the last is the boost. */
function speedFigures(flow: number, [quiet = 0, loud = 0]: readonly number[]): Record<string, string> {
  return {
    speed_air_flow: [0.42, 0.7, 1, 1.22].map((share) => Math.round(flow * share)).join('; '),
    speed_noise: [quiet, Math.round((quiet + loud) / 2), loud, loud + 5].join('; '),
    speed_power: [70, 110, 165, 240].join('; '),
  };
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
