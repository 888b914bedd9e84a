import type { FanSpeed } from '@kitchen/shared/connection.ts';
import type { ProductRecord } from '../store/store.ts';

type Meta = ProductRecord['meta'];

/** Meta keys that hold a figure a speed, from the lowest on; a dash where one is not measured. */
const fanSpeedKeys = ['speed_air_flow', 'speed_noise', 'speed_power'] as const;

/**
 * Air, noise and power of a hood at each speed; at the lowest, the highest and the boost where the record has only
 * what the regulation asks for.
 */
export function readFanSpeeds(meta: Meta): FanSpeed[] {
  const [airFlow = [], noise = [], power = []] = fanSpeedKeys.map((key) => readList(meta[key]));
  const count = Math.max(airFlow.length, noise.length, power.length);
  const boost = readNumber(meta.hood_air_flow_boost);
  if (count > 1) {
    return Array.from({ length: count }, (_, at) => ({
      name: at === count - 1 && boost !== null && airFlow[at] === boost ? 'boost' : at + 1,
      airFlow: airFlow[at] ?? null,
      noise: noise[at] ?? null,
      power: power[at] ?? null,
    }));
  }
  const named: FanSpeed[] = [
    {
      name: 'lowest',
      airFlow: readNumber(meta.hood_air_flow_min),
      noise: readNumber(meta.hood_noise_min),
      power: null,
    },
    {
      name: 'highest',
      airFlow: readNumber(meta.hood_air_flow_max),
      noise: readNumber(meta.hood_noise),
      power: null,
    },
    { name: 'boost', airFlow: boost, noise: null, power: null },
  ];
  return named.filter((speed) => speed.airFlow !== null || speed.noise !== null);
}

const figure = /^(\d{1,4}(?:[.,]\d)?)(?: ?(?:m[³3]\/h|mc\/h|db(?: ?\(?a\)?)?|w))?$/i;

function readNumber(entered: string | undefined): number | null {
  const [, digits] = figure.exec(entered?.trim() ?? '') ?? [];
  return digits === undefined ? null : Number(digits.replace(',', '.'));
}

/** Nothing where one of them cannot be read: the others would stand at a wrong speed. */
function readList(entered = ''): (number | null)[] {
  const parts = entered.split(/[;|]|, /).map((part) => part.trim());
  const figures = parts.map((part) => (/^[-–—]$/.test(part) ? null : readNumber(part)));
  return figures.every((value, at) => value !== null || /^[-–—]$/.test(parts[at] ?? '')) ? figures : [];
}
