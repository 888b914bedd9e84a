import { formatDecimal } from '@kitchen/shared/format-decimal.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import type { Product, specificationSections } from '@kitchen/shared/product.ts';
import type { TechnicalPart } from '@kitchen/shared/split-specification.ts';
import { readParts } from '@kitchen/shared/split-specification.ts';

type Section = (typeof specificationSections)[number];

/** A row of the comparison: what each product says under one label; an empty list where it says nothing. */
export interface CompareRow {
  label: string | null;
  cells: string[][];
  /** How a product's value is worded; as it stands, unless told. */
  worded?: (string | undefined)[];
  /** Whether values differ that can be read alike. */
  differs: boolean;
}

export interface CompareSection {
  section: Section;
  rows: CompareRow[];
}

/**
 * The sections of the technical sheet that one of the products has, in its order, as rows by label; the parts
 * without a label come last, in one row. `cavity` is what an oven's cavity is called.
 */
export function compareSections(
  products: readonly Product[],
  sections: readonly Section[],
  language: Language,
  cavity: string,
): CompareSection[] {
  return sections.flatMap((section) => {
    const parts = products.map(
      ({ specifications }) =>
        specifications.find((specification) => specification.section === section)?.value ?? '',
    );
    const rows = compareParts(
      products.map((product, index) => {
        const read = readStatements(parts[index] ?? '');
        return section === 'cavity' ? withVolumes(read, product, language, cavity) : read;
      }),
    );
    return rows.length > 0 ? [{ section, rows }] : [];
  });
}

/** The parts of a technical text; a label alone, which says more than nothing, is read as a text without one. */
function readStatements(value: string): TechnicalPart[] {
  return readParts(value)
    .map((part) => (part.text === '' ? { label: '', text: part.label } : part))
    .filter(({ text }) => text !== '');
}

/**
 * A record may state the volume only among the information that the regulation asks for, and there alone those of
 * further cavities, each of which has a row; a dash in place of a volume says that there is none.
 */
function withVolumes(
  parts: TechnicalPart[],
  product: Product,
  language: Language,
  cavity: string,
): TechnicalPart[] {
  const { specifications, technicalInformation } = product;
  const values = technicalInformation
    .flatMap(({ rows }) => rows)
    .find(({ key }) => key === 'oven_volume')?.values;
  const volumes = (values ?? []).flatMap((litres, index) => {
    if (typeof litres !== 'number') return [];
    const label = index === 0 ? 'Volume' : `Volume, ${cavity}\u00A0${index + 1}`;
    return [{ label, text: `${formatDecimal(litres, language)}\u00A0L` }];
  });
  const isVolume = ({ label }: TechnicalPart) => label.toLowerCase() === 'volume';
  const isStated = specifications.flatMap(({ value }) => readStatements(value)).some(isVolume);
  const added = isStated ? volumes.filter((volume) => !isVolume(volume)) : volumes;
  return parts.toSpliced(parts.findIndex(isVolume) + 1, 0, ...added);
}

function compareParts(products: readonly TechnicalPart[][]): CompareRow[] {
  const rows = new Map<string, CompareRow>();
  products.forEach((parts, index) => {
    for (const { label, text } of parts) {
      const key = label.toLowerCase();
      const row = rows.get(key) ?? { label: label || null, cells: products.map(() => []), differs: false };
      row.cells[index]?.push(text);
      rows.set(key, row);
    }
  });
  for (const row of rows.values()) row.differs = row.label !== null && differ(row.cells);
  return [...rows.values()].toSorted((a, b) => Number(a.label === null) - Number(b.label === null));
}

/** Whether two of the products that say something say something else, as far as that can be told. */
export function differ(cells: readonly (readonly string[])[]): boolean {
  const values = cells.flatMap((cell) => (cell.length === 1 && cell[0] ? [read(cell[0])] : []));
  return values.some((one, index) => values.slice(index + 1).some((other) => isOther(one, other)));
}

/** Without which of three products none of the rows says anything; their columns, told apart by spaces. */
export function emptyWithout(rows: readonly CompareRow[]): string | undefined {
  return without(rows, (pair) => pair.every((cell) => cell.length === 0));
}

/** Without which of three products nothing differs in a row. */
export function alikeWithout(row: CompareRow): string | undefined {
  return without([row], (pair) => !differ(pair));
}

function without(rows: readonly CompareRow[], isSo: (pair: string[][]) => boolean): string | undefined {
  if (rows.some(({ cells }) => cells.length < 3)) return undefined;
  const columns = [0, 1, 2].filter((out) => rows.every(({ cells }) => isSo(cells.toSpliced(out, 1))));
  return columns.join(' ') || undefined;
}

interface ReadValue {
  /** The words and units around the numbers. */
  words: string;
  numbers: number[];
}

const number = /\d+(?:[.,]\d+)*/g;
/** A comma or a point before three digits may set thousands apart, or decimals. */
const ambiguous = /\d[.,]\d{3}(?!\d)/;

function read(value: string): ReadValue | null {
  if (ambiguous.test(value)) return null;
  const words = value
    .toLowerCase()
    .replace(number, '#')
    .replace(/\s+/g, ' ')
    .replace(/# (?=\p{L}|°)/gu, '#');
  return { words, numbers: (value.match(number) ?? []).map((text) => Number(text.replace(',', '.'))) };
}

/** Words compare with words, numbers with numbers of the same words and units; nothing else does. */
function isOther(one: ReadValue | null, other: ReadValue | null): boolean {
  if (!one || !other) return false;
  if (one.words !== other.words) return one.numbers.length === 0 && other.numbers.length === 0;
  return one.numbers.some((each, index) => each !== other.numbers[index]);
}
