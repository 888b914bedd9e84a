import type { fitKeys } from '@kitchen/shared/page-query.ts';
import * as z from 'zod/mini';
import type { Kitchen } from './judge-fit.ts';
import { sides, volts } from './judge-fit.ts';

/** Fields to type into, and what is wrong with one. */
type FitFault = 'number' | 'size' | 'supply' | 'something';
export type FitField = 'width' | 'depth' | 'height' | 'supply';

const largestMm = 5_000;
const largestKilowatts = 100;

const inMm = { mm: 1, cm: 10, m: 1_000 };
type Unit = keyof typeof inMm;

/** What no unit follows is in cm up to here: nobody has a kitchen 25 mm wide, nor looks for one of 9 m. */
const largestInCm = 250;

/** What is typed with three digits behind the sign, `1.200`, counts thousands, save in metres. */
const thousands = /[.,](?=\d{3}$)/;
const toNumber = (text: string) => Number(text.replace(',', '.'));

/** A size in mm as people write it in either language, with its unit or without; empty is nothing. */
const size = z.pipe(
  z._default(
    z
      .string()
      .check(
        z.trim(),
        z.toLowerCase(),
        z.regex(/^(?:\d{1,5}(?:[.,]\d{1,3})?(?: ?(?:mm|cm|m))?)?$/, { error: 'number' }),
      ),
    '',
  ),
  z.transform((text) => {
    if (text === '') return null;
    const unit = /[cm]?m$/.exec(text)?.[0] as Unit | undefined;
    const typed = text.slice(0, text.length - (unit?.length ?? 0)).trimEnd();
    const value = toNumber(unit === 'm' ? typed : typed.replace(thousands, ''));
    const mm = value * inMm[unit ?? guessUnit(value)];
    return { mm: Math.round(mm * 10) / 10, isGuessed: unit === undefined };
  }),
);

function guessUnit(value: number): Unit {
  if (value > largestInCm) return 'mm';
  return value < 3 && !Number.isInteger(value) ? 'm' : 'cm';
}

/** A number as people write it in either language; empty is nothing. */
const number = z.pipe(
  z._default(z.string().check(z.trim(), z.regex(/^(?:\d{1,5}(?:[.,]\d{1,3})?)?$/, { error: 'number' })), ''),
  z.transform((text) => (text === '' ? null : toNumber(text))),
);

const kitchenSchema = z.object({
  width: size,
  depth: size,
  height: size,
  supply: number,
  // An address may name a choice that there is none: then the first one stands.
  supply_unit: z.catch(z.enum(['kW', 'A']), 'kW'),
  phases: z.catch(z.enum(['1', '3']), '1'),
  gas: z.catch(z.enum(['', 'natural', 'lpg', 'none']), ''),
});

type ReadKitchen =
  | { kitchen: Kitchen; guessed: readonly (keyof Kitchen['space'])[]; faults: null }
  | { kitchen: null; guessed: null; faults: Partial<Record<FitField, FitFault>> };

/**
 * Reads what was entered, as form or address have it; where something is wrong, what and in which field. `guessed` are
 * the sizes whose unit was not typed.
 */
export function readKitchen(
  entered: Readonly<Partial<Record<(typeof fitKeys)[number], string>>>,
): ReadKitchen {
  const { data, error } = kitchenSchema.safeParse(entered);
  if (!data) {
    const wrong = error.issues.map(({ path, message }) => [path[0], message as FitFault]);
    return { kitchen: null, guessed: null, faults: Object.fromEntries(wrong) };
  }
  const phases = data.phases === '1' ? 1 : 3;
  const kilowatts =
    data.supply !== null && data.supply_unit === 'A' ? (data.supply * volts * phases) / 1_000 : data.supply;
  const faults: Partial<Record<FitField, FitFault>> = {};
  for (const side of sides) {
    const { mm } = data[side] ?? { mm: 1 };
    if (mm < 1 || mm > largestMm) faults[side] = 'size';
  }
  if (kilowatts !== null && (kilowatts <= 0 || kilowatts > largestKilowatts)) faults.supply = 'supply';
  const isEmpty = sides.every((side) => data[side] === null) && kilowatts === null && data.gas === '';
  if (isEmpty) faults.width = 'something';
  if (Object.keys(faults).length > 0) return { kitchen: null, guessed: null, faults };
  const { width, depth, height } = data;
  return {
    kitchen: {
      space: { width: width?.mm ?? null, depth: depth?.mm ?? null, height: height?.mm ?? null },
      electric: { kilowatts, phases },
      gas: data.gas === '' ? null : data.gas,
    },
    guessed: sides.filter((side) => data[side]?.isGuessed),
    faults: null,
  };
}
