import { isDenial } from '@kitchen/shared/is-denial.ts';
import type { Product, specificationSections } from '@kitchen/shared/product.ts';
import type { TechnicalPart } from '@kitchen/shared/split-specification.ts';
import { readParts } from '@kitchen/shared/split-specification.ts';

type Section = (typeof specificationSections)[number];

/** A row of the comparison: what each product says under one label; an empty list where it says nothing. */
export interface CompareRow {
  label: string | null;
  cells: string[][];
  /** Whether the values are in the site's own words. */
  isOwn: boolean;
  /** How a product's value is worded; as it stands, unless told. */
  worded?: (string | undefined)[];
  /** Whether one product says something else than another. */
  differs: boolean;
}

export interface CompareSection {
  section: Section;
  rows: CompareRow[];
}

/**
 * The sections of the technical sheet that one of the products has, in its order, as rows by label; the parts
 * without a label come last, in one row. Of a volume a record may say nothing there and state it elsewhere: `volumes`.
 */
export function compareSections(
  products: readonly Product[],
  sections: readonly Section[],
  volumes: readonly string[][],
): CompareSection[] {
  return sections.flatMap((section) => {
    const rows = compareParts(
      products.map(({ specifications }) =>
        readStatements(specifications.find((each) => each.section === section)?.value ?? ''),
      ),
    );
    const volume = rows.find(({ label }) => label?.toLowerCase() === 'volume');
    if (volume) {
      volume.cells = volume.cells.map((cell, index) => (cell.length > 0 ? cell : (volumes[index] ?? [])));
      volume.differs = differ(volume);
    }
    return rows.length > 0 ? [{ section, rows }] : [];
  });
}

/** The parts of a technical text; a label alone, which says more than nothing, is read as a text without one. */
function readStatements(value: string): TechnicalPart[] {
  return readParts(value)
    .map((part) => (part.text === '' ? { label: '', text: part.label } : part))
    .filter(({ text }) => text !== '');
}

/** A row of the site's own words; a value that is not known is null. */
export function rowOf(label: string, values: readonly (string | null | undefined)[]): CompareRow {
  const row = { label, cells: values.map((value) => (value ? [value] : [])), isOwn: true };
  return { ...row, differs: differ(row) };
}

function compareParts(products: readonly TechnicalPart[][]): CompareRow[] {
  const rows = new Map<string, CompareRow>();
  products.forEach((parts, index) => {
    for (const { label, text } of parts) {
      const key = label.toLowerCase();
      const row = rows.get(key) ?? {
        label: label || null,
        cells: products.map(() => []),
        isOwn: false,
        differs: false,
      };
      row.cells[index]?.push(text);
      rows.set(key, row);
    }
  });
  for (const row of rows.values()) row.differs = row.label !== null && differ(row);
  return [...rows.values()].toSorted((a, b) => Number(a.label === null) - Number(b.label === null));
}

/** Whether two of the products that say something read otherwise, but for case, spaces and the decimal comma. */
export function differ({ cells }: Pick<CompareRow, 'cells'>): boolean {
  return new Set(cells.filter((cell) => cell.length > 0).map(asCompared)).size > 1;
}

const asCompared = (cell: readonly string[]): string =>
  cell.every(isDenial)
    ? 'no'
    : cell
        .map((value) =>
          value
            .toLowerCase()
            .replace(/\s+/g, '')
            .replace(/(?<=\d),(?=\d)/g, '.'),
        )
        .toSorted()
        .join('\n');

/** Without which of three products none of the rows says anything; their columns, told apart by spaces. */
export function emptyWithout(rows: readonly CompareRow[]): string | undefined {
  return without(rows, ({ cells }) => cells.every((cell) => cell.length === 0));
}

/** Whether all products say the same, in whatever case. */
export const areSame = ({ cells }: Pick<CompareRow, 'cells'>): boolean =>
  new Set(cells.map((cell) => cell.join('\n').toLowerCase())).size === 1;

/** Without which of three products nothing differs in a row; of one without a label, without which all is the same. */
export function alikeWithout(row: CompareRow): string | undefined {
  return without([row], (pair) => (row.differs ? !differ(pair) : areSame(pair)));
}

function without(rows: readonly CompareRow[], isSo: (pair: CompareRow) => boolean): string | undefined {
  if (rows.some(({ cells }) => cells.length < 3)) return undefined;
  const columns = [0, 1, 2].filter((out) =>
    rows.every((row) => isSo({ ...row, cells: row.cells.toSpliced(out, 1) })),
  );
  return columns.join(' ') || undefined;
}
