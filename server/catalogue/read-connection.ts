import type { Category } from '@kitchen/shared/categories.ts';
import type { Connection, ConnectionRow, ConnectionSubject, PhaseName } from '@kitchen/shared/connection.ts';
import { connectionSubjects } from '@kitchen/shared/connection.ts';
import type { Specification } from '@kitchen/shared/product.ts';
import type { TechnicalPart } from '@kitchen/shared/split-specification.ts';
import { readParts, splitParts } from '@kitchen/shared/split-specification.ts';
import type { ProductRecord } from '../store/store.ts';
import { foldText } from './fold-text.ts';
import { keepUnits } from './keep-units.ts';
import { readFanSpeeds } from './read-fan-speeds.ts';

/** Subjects of which a record's words are shown as they are, by its label for them; in folded letters. */
const labelled: Partial<Record<ConnectionSubject, RegExp>> = {
  cable: /^(?:(?:power |supply )?(?:cable|cord|lead)|cavo|cordone)/,
  fuse: /^(?:fuse|circuit.breaker|breaker|protection|fusibile|interruttore|magnetotermico|protezione)/,
  plug: /^(?:plug|spina)/,
  inlet: /^(?:inlet|fitting|gas inlet|attacco|raccordo)/,
  nozzles: /^(?:nozzles?|ugelli)/,
};
/** The same of hoods, whose records say it elsewhere. */
const labelledOfHoods: Partial<Record<ConnectionSubject, RegExp>> = {
  duct: /^(?:duct|outlet|air outlet|tubo|scarico|uscita)/,
  heightAbove:
    /^(?:(?:minimum |least )?(?:height|distance)|(?:altezza|distanza)(?: minima)?) (?:over|above|from|to|dal|sul|sopra|da)\b/,
};

/** Labels that say no more than the units do. */
const plainElectric =
  /^(?:voltage|power|frequency|supply|connection|current|rated power|total power|electric connection|tensione|potenza|frequenza|alimentazione|corrente|collegamento|allacciamento|potenza totale|phases?|fasi|fase)?$/;
const plainGas = /^(?:gas|gas type|type|kind|pressure|tipo|tipo di gas|alimentazione|pressione)?$/;
const power = /^(?:power|total power|potenza|potenza totale|portata termica|heat input)$/;

interface ReadConnection {
  connection: Connection | null;
  specifications: Specification[];
}

/**
 * What a record says of electricity, gas and air as rows of a table, and its specifications with what then is left of
 * each. No fact is lost: what cannot be read for certain is a row in the record's own words.
 */
export function readConnection(
  { meta }: ProductRecord,
  specifications: readonly Specification[],
  category: Category | null,
): ReadConnection {
  const rows: ConnectionRow[] = [];
  const left = specifications.map((specification) => {
    const { section, value } = specification;
    if (section === 'electric_connection') rows.push(...readParts(value).flatMap(readElectric));
    else if (section === 'gas_connection') rows.push(...readParts(value).flatMap(readGas));
    else if (category === 'hoods') {
      const [taken, others] = takeOfHood(value);
      rows.push(...taken);
      return taken.length > 0 ? { ...specification, rest: others } : specification;
    } else return specification;
    return { ...specification, rest: '' };
  });
  for (const [about, key] of [
    ['electricPosition', 'electric_position'],
    ['gasPosition', 'gas_position'],
  ] as const) {
    const parts = splitParts(meta[key] ?? '').map((text) => ({ text: keepUnits(text) }));
    if (parts.length > 0) rows.push({ about, values: parts });
  }
  const speeds = category === 'hoods' ? readFanSpeeds(meta) : [];
  if (rows.length === 0 && speeds.length === 0)
    return { connection: null, specifications: [...specifications] };
  return { connection: { rows: inOrder(rows), speeds }, specifications: left };
}

/** Rows of one subject are one, unless the record has its own words for each. */
function inOrder(rows: readonly ConnectionRow[]): ConnectionRow[] {
  const joined = Map.groupBy(rows, ({ about, label = '' }) => `${about} ${label}`);
  return [...joined.values()]
    .flatMap(([first, ...others]) =>
      first ? { ...first, values: [first, ...others].flatMap(({ values }) => values) } : [],
    )
    .toSorted((a, b) => connectionSubjects.indexOf(a.about) - connectionSubjects.indexOf(b.about));
}

const inOwnWords = (about: ConnectionSubject, { label, text }: TechnicalPart): ConnectionRow => ({
  about,
  ...(label && text && { label }),
  values: [{ text: text || label }],
});

function readLabelled(part: TechnicalPart, known: typeof labelled): ConnectionRow | undefined {
  const folded = foldText(part.label);
  const about = part.text && connectionSubjects.find((subject) => known[subject]?.test(folded));
  return about ? { about, values: [{ text: part.text }] } : undefined;
}

function takeOfHood(value: string): [taken: ConnectionRow[], others: string] {
  const taken: ConnectionRow[] = [];
  const others = splitParts(value).filter((text) => {
    const row = readParts(text).flatMap((part) => readLabelled(part, labelledOfHoods) ?? [])[0];
    if (row) taken.push(row);
    return !row;
  });
  return [taken, others.join(' - ')];
}

const number = String.raw`\d+(?:[.,]\d+)?`;
const frequency = /\b\d\d(?: ?[/–-] ?\d\d)? ?hz\b/gi;
const powers = new RegExp(String.raw`(?<![\d.,])${number} ?k?w\b`, 'gi');
const currents = new RegExp(String.raw`(?<![\d.,])${number} ?a\b`, 'gi');
const volts = /^(\d{3}(?: ?[/–-] ?\d{3})?) ?v(?:olts?)?(?: ?ac)? ?~?/i;
const phases: [PhaseName, RegExp][] = [
  ['3N', /^(?:3 ?n~?|3 ?(?:ph|phases?|fasi) ?\+ ?n)$/i],
  ['2N', /^(?:2 ?n~?|2 ?(?:ph|phases?|fasi) ?\+ ?n)$/i],
  ['3', /^(?:3 ?~|3 ?ph|three[ -]phases?|3 phases?|tri-?fase|3 fasi)$/i],
  ['1', /^(?:1 ?n?~|1 ?ph|single[ -]phase|1 phase|mono-?fase|1 fase)$/i],
];

/** Nothing is left out: what is not a number with its unit, or a word for phases, leaves the whole part in its own words. */
function readElectric(part: TechnicalPart): ConnectionRow[] {
  const known = readLabelled(part, labelled);
  if (known) return [known];
  const asItIs = [inOwnWords('electric', part)];
  if (!part.text || !plainElectric.test(foldText(part.label))) {
    // Without a colon the part has no label.
    if (part.label) return asItIs;
  }
  let rest = part.text.replace(/\s+/g, ' ');
  const take = (expression: RegExp) => {
    const found = rest.match(expression) ?? [];
    rest = rest.replace(expression, '');
    return found.map((text) => ({ text: withUnit(text) }));
  };
  const rows: ConnectionRow[] = (
    [
      ['frequency', frequency],
      ['power', powers],
      ['current', currents],
    ] as const
  ).flatMap(([about, expression]) => {
    const values = take(expression);
    return values.length > 0 ? [{ about, values }] : [];
  });
  const supplies: ConnectionRow['values'] = [];
  for (const text of rest.split(/ (?:or|o|oppure|\/) |[,;]/)) {
    const words = text.trim();
    if (words === '') continue;
    const [whole = '', voltage] = volts.exec(words) ?? [];
    const said = words.slice(whole.length).trim();
    const name = phases.find(([, expression]) => expression.test(said))?.[0];
    if (said && !name) return asItIs;
    const previous = supplies.at(-1);
    if (voltage) {
      const isOne = name === undefined && /^2[234]0\b/.test(voltage);
      const phase = isOne ? '1' : name;
      supplies.push({ text: `${voltage.replaceAll(' ', '')}\u00A0V`, ...(phase && { phases: phase }) });
    } else if (previous && name) previous.phases = name;
    else return asItIs;
  }
  return [...(supplies.length > 0 ? [{ about: 'supply' as const, values: supplies }] : []), ...rows];
}

const withUnit = (text: string) => text.replace(/(\d) ?(k?w|hz|a)$/i, '$1\u00A0$2');

const gasKind =
  /^((?:natural gas|gas naturale|natural|methane|metano|lpg|gpl|propane|propano|butane|butano)? ?\(?(?:g\d\d\d?(?: ?[/+] ?g?\d\d\d?){0,3})?\)?) ?(?:at|a)? ?(\d{1,3}(?:[.,]\d{1,2})?(?: ?[/–-] ?\d{1,3}){0,3} ?mbar)?$/i;

function readGas(part: TechnicalPart): ConnectionRow[] {
  const known = readLabelled(part, labelled);
  if (known) return [known];
  const label = foldText(part.label);
  if (power.test(label) && part.text) return [{ about: 'gasPower', values: [{ text: part.text }] }];
  const asItIs = [inOwnWords('gasConnection', part)];
  if (!part.text || !plainGas.test(label)) {
    if (part.label) return asItIs;
  }
  const gases: ConnectionRow['values'] = [];
  const nozzles: ConnectionRow['values'] = [];
  for (const piece of part.text.replace(/\s+/g, ' ').split(/[,;]/)) {
    const text = piece.trim();
    const [, kind = '', pressure] = gasKind.exec(text) ?? [];
    if (kind.trim())
      gases.push({
        text: kind.trim(),
        ...(pressure && { pressure: pressure.replace(/ ?mbar$/i, '\u00A0mbar') }),
      });
    else if (/\b(?:nozzles?|ugelli)\b/i.test(text)) nozzles.push({ text });
    else return asItIs;
  }
  return [
    ...(gases.length > 0 ? [{ about: 'gas' as const, values: gases }] : []),
    ...(nozzles.length > 0 ? [{ about: 'nozzles' as const, values: nozzles }] : []),
  ];
}
