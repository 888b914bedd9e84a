import type { fitKeys } from '@kitchen/shared/page-query.ts';
import * as z from 'zod/mini';
import type { Kitchen } from './judge-fit.ts';

/** Fields to type into, and what is wrong with one. */
export type FitFault = 'number' | 'size' | 'supply' | 'something';
export type FitField = 'width' | 'depth' | 'height' | 'supply';

/** Volts between a phase and neutral. */
const volts = 230;
const largestMm = 5_000;
const largestKilowatts = 100;

/** A number as people write it in either language; empty is nothing. */
const number = z.pipe(
  z._default(z.string().check(z.trim(), z.regex(/^(?:\d{1,5}(?:[.,]\d{1,3})?)?$/, { error: 'number' })), ''),
  z.transform((text) => (text === '' ? null : Number(text.replace(',', '.')))),
);

const kitchenSchema = z.object({
  width: number,
  depth: number,
  height: number,
  // An address may name a choice that there is none: then the first one stands.
  unit: z.catch(z.enum(['cm', 'mm']), 'cm'),
  supply: number,
  supply_unit: z.catch(z.enum(['kW', 'A']), 'kW'),
  phases: z.catch(z.enum(['1', '3']), '1'),
  gas: z.catch(z.enum(['', 'natural', 'lpg', 'none']), ''),
});

/** Reads what was entered, as form or address have it; where something is wrong, what and in which field. */
export function readKitchen(
  entered: Readonly<Partial<Record<(typeof fitKeys)[number], string>>>,
): { kitchen: Kitchen; faults: null } | { kitchen: null; faults: Partial<Record<FitField, FitFault>> } {
  const { data, error } = kitchenSchema.safeParse(entered);
  if (!data) {
    return {
      kitchen: null,
      faults: Object.fromEntries(error.issues.map(({ path, message }) => [path[0], message as FitFault])),
    };
  }
  const inMm = (value: number | null) => (value === null ? null : value * (data.unit === 'cm' ? 10 : 1));
  const niche = { width: inMm(data.width), depth: inMm(data.depth), height: inMm(data.height) };
  const phases = data.phases === '1' ? 1 : 3;
  const kilowatts =
    data.supply !== null && data.supply_unit === 'A' ? (data.supply * volts * phases) / 1_000 : data.supply;
  const faults: Partial<Record<FitField, FitFault>> = {};
  for (const side of ['width', 'depth', 'height'] as const) {
    const size = niche[side];
    if (size !== null && (size < 1 || size > largestMm)) faults[side] = 'size';
  }
  if (kilowatts !== null && (kilowatts <= 0 || kilowatts > largestKilowatts)) faults.supply = 'supply';
  const isEmpty =
    Object.values(niche).every((size) => size === null) && kilowatts === null && data.gas === '';
  if (isEmpty) faults.width = 'something';
  if (Object.keys(faults).length > 0) return { kitchen: null, faults };
  return {
    kitchen: {
      niche,
      electric: kilowatts === null ? null : { kilowatts, phases },
      gas: data.gas === '' ? null : data.gas,
    },
    faults: null,
  };
}
